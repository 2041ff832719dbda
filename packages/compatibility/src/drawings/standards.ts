/** Measures in mm that standards publish, or, if marked "usual", that most makers follow. */

/** [height along the rear edge, depth away from it]. E-ATX boards are up to this deep. */
export const boardSizes: Readonly<Record<string, readonly [number, number]>> = {
  'E-ATX': [305, 330],
  ATX: [305, 244],
  'Micro-ATX': [244, 244],
  'Mini-ITX': [170, 170],
};

const holeRows: Readonly<Record<string, readonly number[]>> = {
  'Mini-ITX': [6.35, 163.83],
  'Micro-ATX': [6.35, 163.83, 209.55],
  ATX: [6.35, 163.83, 288.29],
  'E-ATX': [6.35, 163.83, 288.29],
};

/** Returns the screw holes of a board as [from the rear edge, from the top edge]. */
export function screwHoles(form: string): (readonly [number, number])[] {
  const columns = form === 'Mini-ITX' ? [10.16, 165.1] : [10.16, 165.1, 237.49];
  return (holeRows[form] ?? []).flatMap((y, row) =>
    // The first hole makes room for the rear connectors.
    columns.map((x, column) => [row === 0 && column === 0 ? 33.02 : x, y] as const),
  );
}

export const slotPitch = 20.32;
/** Middle of the first expansion slot, from the top edge of the board. */
export const firstSlot = 162.26;
/** Opening for the rear connectors, from the top edge of the board. */
export const rearOpening = { from: -2.6, to: 156.1 };
/** Bracket of a card, and how far the card stands above the slot. */
export const bracket = { full: 120.02, low: 79.2 };
export const cardHeight = { full: 111.15, low: 68.9 };
/** [width, height]; the length varies. */
export const supplySizes: Readonly<Record<string, readonly [number, number]>> = {
  ATX: [150, 86],
  SFX: [125, 63.5],
  'SFX-L': [125, 63.5],
  TFX: [85, 65],
};
/** [long side, short side, height]; 2.5" drives may be 7 to 15 mm high. */
export const driveSizes: Readonly<Record<string, readonly [number, number, number]>> = {
  '3.5"': [147, 101.6, 26.1],
  '2.5"': [100, 69.85, 7],
};
/** Length of a memory module, and its height without a heat spreader. */
export const moduleSizes = { DIMM: [133.35, 31.25], 'SO-DIMM': [69.6, 30] } as const;
/** Package of a processor: [width, height]. */
export const packageSizes: Readonly<Record<string, readonly [number, number]>> = {
  AM4: [40, 40],
  AM5: [40, 40],
  LGA1200: [37.5, 37.5],
  LGA1700: [37.5, 45],
  LGA1851: [37.5, 45],
};
export const keyPitch = 19.05;
export const a4 = [210, 297] as const;
export const coinDiameter = 30;
export const fanDepth = 25;

/** Usual: middle of the processor socket, from the rear and the top edge. */
export const socketAt = (form: string): readonly [number, number] =>
  form === 'Mini-ITX' ? [84, 72] : [102, 82];
/** Usual: which expansion slot holds the graphics card. */
export const cardSlot = (form: string): number => (form === 'ATX' || form === 'E-ATX' ? 1 : 0);
/** Usual: top of the processor above the board, board, standoff, tray. */
export const layers = { processor: 8, board: 1.6, standoff: 6.5, tray: 1 };
/** Usual: rear wall that cards are measured from, feet, side panel, radiator. */
export const rearWall = 11;
export const feet = 14;
export const sidePanel = 5;
export const radiatorDepth = 27;

/** Formats at most two decimals: "392", "133.35". */
export const mm = (value: number): string => String(Math.round(value * 100) / 100);
