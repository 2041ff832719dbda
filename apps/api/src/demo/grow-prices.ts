/** Typical price range of each subcategory, in pesos. */
const ranges: Readonly<Record<string, readonly [low: number, high: number]>> = {
  cpu: [3_500, 45_000],
  motherboard: [3_800, 38_000],
  memory: [1_400, 22_000],
  graphics_card: [6_500, 130_000],
  storage_ssd: [1_200, 24_000],
  storage_hdd: [2_200, 28_000],
  power_supply: [1_500, 18_000],
  cpu_cooling: [800, 16_000],
  pc_case: [1_500, 20_000],
  monitor: [4_500, 75_000],
  keyboard: [600, 14_000],
  mouse: [350, 9_500],
  headset: [600, 20_000],
  cctv: [900, 22_000],
  ups_avr: [1_800, 30_000],
  cables: [90, 2_500],
  adapters: [250, 6_000],
  hubs: [350, 8_000],
};

/** Returns a price that ends in 5, or 95 above ₱1,000. `share` is the position in the range, 0 to 1. */
export function priceAt(categoryId: string, share: number): number {
  const [low, high] = ranges[categoryId] ?? [500, 20_000];
  // Geometric, because cheap parts are more common than expensive ones.
  return toPriceTag(low * (high / low) ** share);
}

export const toPriceTag = (pesos: number) =>
  pesos < 1_000 ? Math.ceil(pesos / 10) * 10 - 5 : Math.ceil(pesos / 100) * 100 - 5;
