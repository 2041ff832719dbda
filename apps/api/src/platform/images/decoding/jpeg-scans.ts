const [startOfScan, endOfImage] = [0xda, 0xd9];

/**
 * Counts the scans that a decoder finds in a JPEG, by its markers. A decoder goes through the whole
 * picture for each, also if the scan has hardly any data.
 */
export function countJpegScans(bytes: Buffer): number {
  let scans = 0;
  let at = 0;
  while (at < bytes.length) {
    // What isn't a segment is data of a scan, in which 0 follows each 0xff.
    at = bytes.indexOf(0xff, at);
    if (at < 0) break;
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? endOfImage;
    at += 1;
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    if (hasLength(marker) && at + 2 <= bytes.length) at += bytes.readUInt16BE(at);
  }
  return scans;
}

/** Not restarts and the start of the image. After an invalid marker decoders look for the next one. */
const hasLength = (marker: number): boolean => marker >= 0xc0 && (marker < 0xd0 || marker > 0xd8);
