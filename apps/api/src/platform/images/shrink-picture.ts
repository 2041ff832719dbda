const accepted = new Set(['jpeg', 'png', 'webp']);
const maxSide = 1_600;
const maxPixels = 50_000_000;

/** Re-encodes a photo small enough to store, without metadata; undefined if it isn't a photo. */
export async function shrinkPicture(bytes: Buffer): Promise<Buffer | undefined> {
  // Imported on demand: sharp would double the API's start-up time.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels });
    const { format } = await picture.metadata();
    if (!accepted.has(format)) return undefined;
    const size = { width: maxSide, height: maxSide, fit: 'inside' as const };
    return await picture
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
  } catch (error) {
    // sharp couldn't read it.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
