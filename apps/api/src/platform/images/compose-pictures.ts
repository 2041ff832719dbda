import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** Open Graph image size. */
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

/** One large tile on the left and four on the right; missing pictures leave tiles empty. */
const tiles: readonly Tile[] = [
  { left: margin, top: margin, width: large, height: large },
  ...[0, 1, 2, 3].map((index) => {
    const width = (canvas.width - 2 * margin - large - 2 * gap) / 2;
    const height = (large - gap) / 2;
    const [column, row] = [index % 2, Math.floor(index / 2)];
    return {
      left: margin + large + gap + column * (width + gap),
      top: margin + row * (height + gap),
      width,
      height,
    };
  }),
];

/** Composes product pictures into one image; the first is the large one. Best with squares. */
export async function composePictures(sources: readonly Buffer[]): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const [index, { left, top, width, height }] of tiles.entries()) {
    const source = sources[index];
    if (!source) break;
    layers.push({ ...(await drawPlate(width, height)), left, top });
    // Cover the whole tile: a product's shadow may reach the edge of its picture.
    const fitted = sharp(source).resize({ width, height, fit: 'cover' });
    layers.push({ ...(await toLayer(fitted)), left, top });
  }
  return sharp({ create: { ...canvas, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Its pixels: every format would take time to encode and decode. */
async function toLayer(picture: Sharp): Promise<OverlayOptions> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
}

/** By size. Drawing them each time would take as long as the pictures on them. */
const plates = new Map<string, OverlayOptions>();

async function drawPlate(width: number, height: number): Promise<OverlayOptions> {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const drawn = plates.get(size);
  if (drawn) return drawn;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <radialGradient id="plate" cx="0.5" cy="0.38" r="0.9">
      <stop offset="0" stop-color="#fbf9f5"/><stop offset="1" stop-color="#e2dcd0"/>
    </radialGradient><rect ${size} rx="12" fill="url(#plate)"/></svg>`;
  const plate = await toLayer(sharp(Buffer.from(svg)));
  plates.set(size, plate);
  return plate;
}
