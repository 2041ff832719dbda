const segment = (marker: number, ...data: number[]) =>
  [0xff, marker, 0, data.length + 2].concat(data);

/** Returns a JPEG of 8 by 8 pixels with so many scans: one of its brightness, the rest of single bits. */
export function progressiveJpeg(scans: number): Buffer {
  const bytes = [0xff, 0xd8, ...segment(0xdb, 0, ...Buffer.alloc(64, 1))];
  bytes.push(...segment(0xc2, 8, 0, 8, 0, 8, 1, 1, 0x11, 0));
  for (const table of [0x00, 0x10]) bytes.push(...segment(0xc4, table, 1, ...Buffer.alloc(16)));
  // The code 0, which stands for "nothing here", and padding.
  const nothing = 0x7f;
  bytes.push(...segment(0xda, 1, 1, 0, 0, 0, 0), nothing);
  for (let index = 0; index < scans - 1; index += 1) {
    const coefficient = (index % 63) + 1;
    const bit = 13 - Math.floor(index / 63);
    const precision = bit === 13 ? bit : ((bit + 1) << 4) | bit;
    bytes.push(...segment(0xda, 1, 1, 0, coefficient, coefficient, precision), nothing);
  }
  return Buffer.from([...bytes, 0xff, 0xd9]);
}
