import { sampleBuilds } from '../sample-builds.ts';
import { randomFrom } from '../grow-random.ts';

export interface SampleProduct {
  id: string;
  sku: string;
  categoryId: string;
  /** In centavos. */
  price: number;
}

export interface SampleLine {
  productId: string;
  /** In centavos. */
  price: number;
  quantity: number;
}

export type Random = () => number;

/** How often a category is bought by itself, relative to the others. */
const demand: Readonly<Record<string, number>> = {
  storage_ssd: 9,
  mouse: 8,
  keyboard: 7,
  memory: 7,
  cables: 6,
  headset: 5,
  adapters: 4,
  graphics_card: 4,
  monitor: 4,
  cpu: 3,
  cpu_cooling: 3,
  power_supply: 3,
};
const peripherals = ['monitor', 'keyboard', 'mouse', 'headset'];
/** Categories that upgraders replace together. */
const upgrades = [
  ['cpu', 'motherboard', 'memory'],
  ['graphics_card', 'power_supply'],
  ['cpu', 'cpu_cooling'],
  ['memory', 'storage_ssd'],
];
const oftenInPairs = ['memory', 'cables', 'adapters', 'cctv'];

/**
 * Returns a function that draws baskets: complete builds, upgrades and single parts. Builds and
 * upgrades come from the sample builds, whose parts fit together.
 */
export function createBaskets(
  products: readonly SampleProduct[],
  random: Random,
): () => SampleProduct[] {
  const weighted = products.map((item) => ({ item, weight: popularityOf(item) }));
  const byCategory = Map.groupBy(weighted, ({ item }) => item.categoryId);
  const categories = [...byCategory.keys()].map((item) => ({ item, weight: demand[item] ?? 1 }));
  const builds = completeBuilds(products).map((item) => ({ item, weight: totalOf(item) ** -1.5 }));

  const drawPart = (category = drawWeighted(categories, random)) =>
    byCategory.has(category) ? [drawWeighted(byCategory.get(category) ?? [], random)] : [];
  const drawParts = () =>
    Array.from({ length: 1 + Math.floor(random() ** 2 * 3) }, () => drawPart()).flat();

  return () => {
    const kind = random();
    if (kind > 0.25 || builds.length === 0) return drawParts();
    const build = drawWeighted(builds, random);
    if (kind < 0.07) {
      return [...build, ...peripherals.filter(() => random() < 0.3).flatMap(drawPart)];
    }
    const replaced = drawFrom(upgrades, random);
    const upgrade = build.filter(({ categoryId }) => replaced.includes(categoryId));
    return upgrade.length > 0 ? upgrade : drawParts();
  };
}

/** Merges repeated parts into lines; some are bought in pairs. */
export function toLines(basket: readonly SampleProduct[], random: Random): SampleLine[] {
  return [...new Set(basket)].map((part) => {
    const isPair = oftenInPairs.includes(part.categoryId) && random() < 0.2;
    const units = basket.filter(({ id }) => id === part.id).length;
    return { productId: part.id, price: part.price, quantity: units + (isPair ? 1 : 0) };
  });
}

function completeBuilds(products: readonly SampleProduct[]): SampleProduct[][] {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return sampleBuilds.flatMap(({ skus }) => {
    const parts = skus.flatMap((sku) => bySku.get(sku) ?? []);
    return parts.length === skus.length ? [parts] : [];
  });
}

const totalOf = (parts: readonly SampleProduct[]) =>
  parts.reduce((sum, { price }) => sum + price, 0);

/** A few parts sell many times as often as the rest, cheap ones more than expensive ones. */
const popularityOf = ({ sku, price }: SampleProduct) =>
  1 / (0.015 + randomFrom(sku)()) / Math.sqrt(price);

export const drawFrom = <Item>(items: readonly Item[], random: Random): Item =>
  drawWeighted(
    items.map((item) => ({ item, weight: 1 })),
    random,
  );

interface Weighted<Item> {
  item: Item;
  weight: number;
}

export function drawWeighted<Item>(items: readonly Weighted<Item>[], random: Random): Item {
  let left = random() * items.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1);
  if (!drawn) throw new Error('Nothing to draw from');
  return drawn.item;
}
