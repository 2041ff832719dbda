const accepted = new Set(['jpeg', 'png', 'webp']);
const longestSide = 1_600;
const mostPixels = 50_000_000;

/** A photo made anew, small enough to keep; undefined when it is none. Nothing hidden survives. */
export async function shrinkPicture(bytes: Buffer): Promise<Buffer | undefined> {
  // Loaded only by the few that need it: it would double the time the API takes to start.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (!accepted.has(format)) return undefined;
    const size = { width: longestSide, height: longestSide, fit: 'inside' as const };
    return await picture
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
  } catch (error) {
    // What sharp cannot read is no picture, whatever it was called.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
