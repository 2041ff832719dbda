const header = 'sku,name,brand,category,price,totalStock,status,description';
const row = (sku: string, more = {}) =>
  Object.values({
    sku,
    name: `Fuzzed part ${sku}`,
    brand: 'Kingston',
    category: 'memory',
    price: '1999',
    totalStock: '5',
    status: 'draft',
    description: 'From a file',
    ...more,
  }).join(',');
const csv = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'));

const largest = 20 * 1024 * 1024;

/** Import files by what is in them. */
export const imports: Readonly<Record<string, () => Buffer>> = {
  'a CSV': () => csv(row('FUZZ-1'), row('FUZZ-2')),
  'a CSV with CRLF and a BOM': () =>
    Buffer.from(`\uFEFF${[header, row('FUZZ-3')].join('\r\n')}\r\n`),
  'a CSV with UTF-16': () => Buffer.from(`\uFEFF${header}\n${row('FUZZ-4')}`, 'utf16le'),
  'a CSV with formulas': () =>
    csv(row('FUZZ-5', { name: '"=HYPERLINK(""http://evil.test"")"', description: '@SUM(A1)' })),
  'a CSV with quotes and line breaks': () =>
    csv(row('FUZZ-6', { description: '"He said ""no"",\nand left"' })),
  'a CSV with an open quote': () => csv(row('FUZZ-7', { description: '"never closed' })),
  'a CSV with a quote inside': () => csv(row('FUZZ-8', { name: 'a "quoted" word' })),
  'a CSV with too many cells': () => csv(`${row('FUZZ-9')},,,,more`),
  'a CSV with too few cells': () => csv('FUZZ-10,name'),
  'a CSV with columns twice': () => Buffer.from(`sku,sku,price\nFUZZ-11,FUZZ-12,1`),
  'a CSV with odd columns': () => Buffer.from('__proto__,constructor,sku\n1,2,FUZZ-13'),
  'a CSV with odd numbers': () =>
    csv(
      ...['-1', '1e308', 'NaN', '-0', '1,5', '99999999999999999999', '0x10', ''].map((price, n) =>
        row(`FUZZ-N${n}`, { price: `"${price}"`, totalStock: `"${price}"` }),
      ),
    ),
  'a CSV with NUL and surrogates': () =>
    Buffer.concat([
      csv(row('FUZZ-14', { name: 'a\u0000b' })),
      Buffer.from([0x0a, 0xed, 0xa0, 0x80]),
    ]),
  'a CSV in Latin-1': () =>
    Buffer.from(`${header}\n${row('FUZZ-15', { name: 'Ñandú' })}`, 'latin1'),
  'a CSV with a long cell': () => csv(row('FUZZ-16', { description: 'x'.repeat(300_000) })),
  'a CSV with the same SKU 200 times': () => csv(...Array<string>(200).fill(row('FUZZ-17'))),
  'a header only': () => Buffer.from(header),
  'line breaks only': () => Buffer.alloc(5_000, '\r\n'),
  'commas only': () => Buffer.alloc(100_000, ','),
  'quotes only': () => Buffer.alloc(100_001, '"'),
  NDJSON: () => Buffer.from('{"sku":"FUZZ-18","price":1}\n{"sku":null}\n[]\n"x"\n{'),
  'NDJSON nested deeply': () => Buffer.from('['.repeat(50_000)),
  'NDJSON with a prototype': () => Buffer.from('{"__proto__":{"sku":"FUZZ-19"},"sku":"FUZZ-19"}'),
  nothing: () => Buffer.alloc(0),
  'a picture': () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]),
};

/** Up to the size limit and just above. Sent rarely. */
export const largeImports: typeof imports = {
  '20 MB of letters': () => Buffer.alloc(largest, 'junk'),
  '20 MB of quotes': () => Buffer.alloc(largest, '"'),
  '20 MB of short rows': () => Buffer.alloc(largest, 'a,b\n'),
  '20 MB of zeroes': () => Buffer.alloc(largest),
  'more than 20 MB': () => Buffer.alloc(largest + 1, 'a'),
};
