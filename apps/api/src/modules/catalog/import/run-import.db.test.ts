import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { applyImport } from './apply-import.ts';
import { runImport } from './run-import.ts';
import { startImport } from './start-import.ts';
import { viewImport } from './view-import.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
const work = (id: string) => runImport(shop.as({ kind: 'shop' }), id);
const count = async () =>
  Number((await shop.asOwner('select count(*) as n from product')).rows[0]?.n);

/** Fifty errors of five kinds, each on a row and in a column that is known. */
const mistakes = [
  { column: 'price', spoil: (cells: string[]) => void (cells[4] = 'cheap') },
  { column: 'brand', spoil: (cells: string[]) => void (cells[2] = 'Nobody at all') },
  { column: 'category', spoil: (cells: string[]) => void (cells[3] = 'spoons') },
  { column: 'name', spoil: (cells: string[]) => void (cells[1] = 'X') },
  { column: 'warrantyMonths', spoil: (cells: string[]) => void (cells[5] = '9999') },
];

function tenThousandRows() {
  const planted = new Map<number, string>();
  const lines = ['sku,name,brand,category,price,warrantyMonths'];
  for (let row = 1; row <= 10_000; row += 1) {
    const cells = [`IMP-${row + 100_000}`, `Cable ${row}`, 'Sirkito Basics', 'cables', '295', '12'];
    const mistake = row % 200 === 0 ? mistakes[(row / 200) % mistakes.length] : undefined;
    mistake?.spoil(cells);
    lines.push(cells.join());
    if (mistake) planted.set(row + 1, mistake.column);
  }
  return { planted, content: Buffer.from(`${lines.join('\n')}\n`) };
}

test('imports 10,000 rows, reports 50 planted errors by row and column, and changes nothing the second time', async () => {
  const { planted, content } = tenThousandRows();
  const file = { name: 'cables.csv', format: 'csv' as const, content };
  const { id } = await startImport(staff(), file);
  await work(id);
  const preview = await viewImport(staff(), id);
  expect(preview).toMatchObject({
    state: 'done',
    isPreview: true,
    lines: 10_001,
    rows: 10_000,
    added: 9_950,
    rejected: 50,
  });
  expect(new Map(preview.findings.map(({ line, field }) => [line, field]))).toEqual(planted);
  expect(await count()).toBe(0);

  await applyImport(staff(), id);
  await work(id);
  expect(await viewImport(staff(), id)).toMatchObject({ added: 9_950, isPreview: false });
  expect(await count()).toBe(9_950);

  const again = await startImport(staff(), file);
  await work(again.id);
  expect(await viewImport(staff(), again.id)).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 9_950,
  });
});

test('applies an import once, for staff only, and refuses unknown ids', async () => {
  const content = Buffer.from('{"sku":"ONE-1","name":"One","brand":"AMD","category":"cpu"}\n');
  const { id } = await startImport(staff(), { name: 'one.ndjson', format: 'ndjson', content });
  await expect(applyImport(staff(), id)).rejects.toMatchObject({
    code: 'catalog.import_not_found',
  });
  await work(id);
  const results = await Promise.allSettled([1, 2, 3].map(() => applyImport(staff(), id)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(viewImport(shop.as(shop.shopper()), id)).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  expect(await shop.jobs()).toContainEqual(
    expect.objectContaining({ name: 'catalog.import_products' }),
  );
});

test('refuses a file that is not UTF-8', async () => {
  const text = 'sku,name\nENE-1,Señorita Cable\n';
  const file = { name: 'cables.csv', format: 'csv' as const };
  const saved = (encoding: BufferEncoding) =>
    startImport(staff(), { ...file, content: Buffer.from(text, encoding) });
  for (const encoding of ['latin1', 'utf16le'] as const) {
    await expect(saved(encoding)).rejects.toMatchObject({ code: 'catalog.import_not_utf8' });
  }
  await expect(saved('utf8')).resolves.toMatchObject({ lines: 2 });
});
