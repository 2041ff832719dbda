const [sizeLength, headLength, longHeadLength] = [4, 8, 16];

/**
 * Returns whether an AVIF derives its picture from others, as a grid or overlay: 1 KB can name one
 * picture of 10 megapixels 256 times, and a decoder decodes it each time.
 */
export function isDerivedAvif(bytes: Buffer): boolean {
  let at = 0;
  while (at + headLength <= bytes.length) {
    const size = sizeOfBox(bytes, at);
    const type = bytes.toString('latin1', at + sizeLength, at + headLength);
    // Everything but the compressed pictures themselves.
    if (type !== 'mdat' && bytes.subarray(at, at + size).includes('dimg')) return true;
    at += size;
  }
  return false;
}

/** A box of size 0 extends to the end; one of size 1 has its size after its type. */
function sizeOfBox(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at);
  if (size === 1 && at + longHeadLength <= bytes.length) {
    return Math.max(longHeadLength, Number(bytes.readBigUInt64BE(at + headLength)));
  }
  return size < headLength ? bytes.length - at : size;
}
