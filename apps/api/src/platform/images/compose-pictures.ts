import type { OverlayOptions } from 'sharp';

/** The size that others show when they link to a page. */
const canvas = { width: 1_200, height: 630 };
const [margin, gap] = [30, 20];
const large = canvas.height - 2 * margin;
const paper = '#f6f3ec';

interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One large to the left and four beside it; fewer pictures leave their tiles empty. */
const tiles: readonly Tile[] = [
  { left: margin, top: margin, width: large, height: large },
  ...[0, 1, 2, 3].map((place) => {
    const width = (canvas.width - 2 * margin - large - 2 * gap) / 2;
    const height = (large - gap) / 2;
    const [column, row] = [place % 2, Math.floor(place / 2)];
    return {
      left: margin + large + gap + column * (width + gap),
      top: margin + row * (height + gap),
      width,
      height,
    };
  }),
];

export const mostComposed = tiles.length;

/** Pictures of things on plates, as one picture; the first is the large one. Squares are best. */
export async function composePictures(sources: readonly Buffer[]): Promise<Buffer> {
  // Loaded only by the few that need it: it would double the time the API takes to start.
  const { default: sharp } = await import('sharp');
  const layers = await Promise.all(
    sources.slice(0, mostComposed).map(async (source, place): Promise<OverlayOptions[]> => {
      const tile = tiles[place];
      if (!tile) return [];
      const { left, top, width, height } = tile;
      // To the edge of the plate, since the shadow of a thing may reach the edge of its picture.
      const placed = sharp(source).resize({ width, height, fit: 'cover' });
      // It would be encoded as it came, and that takes seconds.
      const input = await placed.png({ compressionLevel: 1 }).toBuffer();
      return [{ input, left, top }];
    }),
  );
  return sharp({ create: { ...canvas, channels: 3, background: paper } })
    .composite([{ input: Buffer.from(plates(sources.length)), left: 0, top: 0 }, ...layers.flat()])
    .jpeg({ quality: 82 })
    .toBuffer();
}

const plates = (many: number): string => {
  const shapes = tiles
    .slice(0, many)
    .map(
      ({ left, top, width, height }) =>
        `<rect x="${String(left)}" y="${String(top)}" width="${String(width)}" height="${String(height)}" rx="12" fill="url(#plate)"/>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(canvas.width)}" height="${String(canvas.height)}">
    <radialGradient id="plate" cx="0.5" cy="0.38" r="0.9">
      <stop offset="0" stop-color="#fbf9f5"/><stop offset="1" stop-color="#e2dcd0"/>
    </radialGradient>${shapes.join('')}</svg>`;
};
