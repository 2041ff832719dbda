const signatureLength = 8;
/** Length and type before the data of a chunk, a checksum after it. */
const [headLength, tailLength] = [8, 4];
const compressed = new Set(['zTXt', 'iTXt', 'iCCP']);

/** Counts the chunks of metadata that a decoder unpacks, each up to 8 MB, besides the picture. */
export function countCompressedChunks(png: Buffer): number {
  let count = 0;
  let at = signatureLength;
  while (at + headLength <= png.length) {
    if (compressed.has(png.toString('latin1', at + 4, at + headLength))) count += 1;
    at += headLength + png.readUInt32BE(at) + tailLength;
  }
  return count;
}
