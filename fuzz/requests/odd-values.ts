import fc from 'fast-check';

/** Strings that have broken parsers, databases and pages. */
export const oddStrings: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDFFFy',
  '\uDC00\uD800',
  '\u202E\u0645\u0631\u062D\u0628\u0627',
  '\u200B\u200D\uFEFF',
  '\u0007\u001B[31m\r\n',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  `Z${'\u0351'.repeat(500)}`,
  '\u{10FFFF}',
  'null',
  'undefined',
  'true',
  '-0',
  '1e308',
  'NaN',
  '0x7fffffff',
  '9223372036854775808',
  '99999999999999999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00.000Z',
  '-271821-04-20T00:00:00Z',
  "' or 1=1 --",
  '%25%00%',
  '\\',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '%_%_%_%_%',
  '(((((((((((((((((((((',
  'a'.repeat(256),
  'a'.repeat(5_000),
  '\u{1F600}'.repeat(3_000),
  'a'.repeat(70_000),
  ' '.repeat(60_000),
];

const oddNumbers: readonly number[] = [
  0, -0, -1, 1, 0.1, 1e-7, 0.005, 1.005, 2_147_483_647, 2_147_483_648, -2_147_483_649, 1e9, 1e15,
  9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_994, 9.223372036854776e18, 1e21,
  1e308, -1e308, 5e-324,
];

/** Values of every JSON type. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...oddStrings) },
  { weight: 4, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], { length: -1 }) },
  { weight: 1, arbitrary: fc.constantFrom(20, 2_000).map(nested) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(100, 5_000).map((length) => Array<number>(length).fill(1)),
  },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
