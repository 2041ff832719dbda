const segment = (marker: number, ...data: number[]) =>
  [0xff, marker, 0, data.length + 2].concat(data);

const [blockSide, longestRun] = [8, 32_767];

/**
 * Returns a grey JPEG with so many scans, up to 883: one of its brightness, the rest of single bits
 * that are all 0. A decoder goes through the whole picture for each.
 */
export function progressiveJpeg(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / blockSide) ** 2;
  const [high, low] = [side >> 8, side & 0xff];
  const bytes = [0xff, 0xd8, ...segment(0xdb, 0, ...Buffer.alloc(64, 1))];
  bytes.push(...segment(0xc2, 8, high, low, high, low, 1, 1, 0x11, 0));
  // One code of one bit each: no change of brightness, and a run of empty blocks.
  bytes.push(...segment(0xc4, 0x00, 1, ...Buffer.alloc(15), 0x00));
  bytes.push(...segment(0xc4, 0x10, 1, ...Buffer.alloc(15), 0xe0));
  bytes.push(...segment(0xda, 1, 1, 0, 0, 0, 0), ...pack('0'.repeat(blocks)));
  const empty = pack(runsOf(blocks));
  for (let index = 0; index < scans - 1; index += 1) {
    const coefficient = (index % 63) + 1;
    const bit = 13 - Math.floor(index / 63);
    const precision = bit === 13 ? bit : ((bit + 1) << 4) | bit;
    bytes.push(...segment(0xda, 1, 1, 0, coefficient, coefficient, precision), ...empty);
  }
  return Buffer.from([...bytes, 0xff, 0xd9]);
}

/** The code, and by how much the run is longer than 2^14 blocks. */
function runsOf(blocks: number): string {
  let bits = '';
  let left = blocks;
  while (left > 0) {
    const run = Math.min(left, longestRun);
    bits += `0${(run - 2 ** 14).toString(2).padStart(14, '0')}`;
    left -= run;
  }
  return bits;
}

/** Bytes of the bits, filled up with ones; 0 follows each 0xff. */
const pack = (bits: string): number[] =>
  (bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []).flatMap((byte) =>
    byte === '11111111' ? [0xff, 0] : Number.parseInt(byte, 2),
  );
