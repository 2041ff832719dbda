const maxSide = 1_600;
const quality = 0.85;

/** Resizes a photo to display size and returns a base64 JPEG; undefined when unreadable. */
export async function resizePhoto(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    if (error instanceof DOMException) return undefined;
    throw error;
  });
  if (!bitmap) return undefined;
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality).split(',')[1];
}
