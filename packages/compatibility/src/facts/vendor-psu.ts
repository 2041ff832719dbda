import { numberOf, textOf, type Part } from '../part.ts';

interface VendorAdvice {
  vendor: 'NVIDIA' | 'AMD';
  card: string;
  /** Total graphics power (NVIDIA) or typical board power (AMD). */
  boardWatts: number;
  psuWatts: number;
  source: string;
}

const nvidia = (name: string, boardWatts: number, psuWatts: number): VendorAdvice => ({
  vendor: 'NVIDIA',
  card: `GeForce ${name}`,
  boardWatts,
  psuWatts,
  source: `NVIDIA, specifications of the GeForce ${name}: required system power`,
});

const amd = (name: string, boardWatts: number, psuWatts: number): VendorAdvice => ({
  vendor: 'AMD',
  card: `Radeon ${name}`,
  boardWatts,
  psuWatts,
  source: `AMD, specifications of the Radeon ${name}: minimum PSU recommendation`,
});

/**
 * Power supplies recommended by the vendors for the reference cards. NVIDIA assumes a Ryzen 9 9950X
 * for the RTX 50 series; AMD assumes a Ryzen 9 5900X.
 */
export const vendorAdvice: readonly VendorAdvice[] = [
  nvidia('RTX 5090', 575, 1000),
  nvidia('RTX 5080', 360, 850),
  nvidia('RTX 5070 Ti', 300, 750),
  nvidia('RTX 5070', 250, 650),
  nvidia('RTX 5060 Ti', 180, 600),
  nvidia('RTX 5060', 145, 550),
  nvidia('RTX 5050', 130, 550),
  nvidia('RTX 4090', 450, 850),
  nvidia('RTX 4080 SUPER', 320, 750),
  nvidia('RTX 4070 Ti', 285, 700),
  nvidia('RTX 4070 SUPER', 220, 650),
  nvidia('RTX 4070', 200, 650),
  nvidia('RTX 4060 Ti', 160, 550),
  nvidia('RTX 4060', 115, 550),
  nvidia('RTX 3090', 350, 750),
  nvidia('RTX 3080', 320, 750),
  nvidia('RTX 3070 Ti', 290, 750),
  nvidia('RTX 3070', 220, 650),
  nvidia('RTX 3060 Ti', 200, 600),
  nvidia('RTX 3060', 170, 550),
  nvidia('RTX 3050', 130, 550),
  amd('RX 9070 XT', 304, 750),
  amd('RX 9070', 220, 650),
  amd('RX 9060 XT', 160, 450),
  amd('RX 7900 XTX', 355, 800),
  amd('RX 7900 XT', 315, 750),
  amd('RX 7900 GRE', 260, 700),
  amd('RX 7800 XT', 263, 700),
  amd('RX 7700 XT', 245, 700),
  amd('RX 7600', 165, 550),
  amd('RX 6800 XT', 300, 750),
  amd('RX 6700 XT', 230, 650),
  amd('RX 6600', 132, 450),
  amd('RX 6400', 53, 350),
];

/** Cards of one GPU can differ: an RTX 3050 draws 130 W with 8 GB and 70 W with 6 GB. */
const maxDeviation = 0.1;

/** Returns the vendor's recommendation for a card like the reference card. */
export function vendorAdviceFor(card: Part): VendorAdvice | undefined {
  const advice = vendorAdvice.find((known) => known.card === textOf(card, 'chipset'));
  const draw = numberOf(card, 'tdpWatts');
  if (!advice || draw === undefined) return undefined;
  const isLikeReference = Math.abs(draw / advice.boardWatts - 1) <= maxDeviation;
  return isLikeReference ? advice : undefined;
}
