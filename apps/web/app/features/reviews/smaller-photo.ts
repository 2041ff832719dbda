const longestSide = 1_600;
const quality = 0.85;

/** A photo as JPEG in base64, no larger than a page shows; undefined if it cannot be read. */
export async function smallerPhoto(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    if (error instanceof DOMException) return undefined;
    throw error;
  });
  if (!bitmap) return undefined;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality).split(',')[1];
}
