import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { findNearest } from '../nearest/find-nearest.ts';
import { planSearch } from './plan-search.ts';
import { searchProducts } from './search-products.ts';
import { matchesSearch } from './search.queries.ts';
import { synonyms } from './words/synonyms.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';

const shop = testShop();
const search = (query: string, limit = 3) =>
  searchProducts(shop.as({ kind: 'guest' }), { query, limit });

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), demoCatalogue);
});

interface Expectation {
  query: string;
  kind: string;
  expected: string;
}

async function readExpectations(): Promise<Expectation[]> {
  const text = await readFile(new URL('search-expectations.txt', import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, query, kind, expected] = /^([^#].*) => (\w+) ?(.*)$/.exec(line) ?? [];
    return query && kind ? [{ query, kind, expected: expected ?? '' }] : [];
  });
}

const costs = ({ price, salePrice }: { price: number; salePrice: number }) => salePrice || price;

const isCheapestFirst = (found: readonly { price: number; salePrice: number }[]) =>
  found.every((each, index) => index === 0 || costs(found[index - 1] ?? each) <= costs(each));

async function judgeResults({ query, kind, expected }: Expectation) {
  const found = await search(query);
  const [range = '', ...category] = expected.split(' ');
  const [min = 0, max = 0] = kind === 'under' ? [0, Number(range)] : range.split('-').map(Number);
  const isOf = (name: string) =>
    found.length > 0 && found.every((each) => each.category.name === name);
  const isRight: Record<string, () => boolean> = {
    first: () => found[0]?.name === expected,
    among: () => found.some(({ name }) => name === expected),
    all: () => isOf(expected),
    nothing: () => found.length === 0,
    each: () =>
      found.length > 0 &&
      found.every(({ name }) => expected.split(', ').every((text) => name.includes(text))),
    under: () => isOf(category.join(' ')) && found.every((each) => costs(each) <= max),
    between: () =>
      isOf(category.join(' ')) && found.every((each) => costs(each) >= min && costs(each) <= max),
    cheapest: () => isOf(expected) && isCheapestFirst(found),
  };
  return { isRight: isRight[kind]?.() ?? false, names: found.map(({ name }) => name) };
}

async function judgeNearest({ query, kind, expected }: Expectation) {
  const found = await search(query);
  const { notCarried, shorter, products } = await findNearest(shop.as({ kind: 'guest' }), query);
  const names = products.map(({ name }) => name);
  const [first = '', second = ''] = expected.split(': ');
  const isRight: Record<string, () => boolean> = {
    without: () =>
      shorter.some(({ words, total }) => words === first && total > 0) && names.includes(second),
    near: () => names.slice(0, 3).includes(expected),
    instead: () =>
      notCarried?.name === first &&
      notCarried.total > 0 &&
      products.slice(0, 3).every(({ category }) => category.name === second),
  };
  return {
    isRight: found.length === 0 && (isRight[kind]?.() ?? false),
    names: [...found.map(({ name }) => name), ...shorter.map(({ words }) => `-${words}`), ...names],
  };
}

async function failureOf(expectation: Expectation): Promise<string[]> {
  const { query, kind, expected } = expectation;
  const isNearest = ['without', 'near', 'instead'].includes(kind);
  const { isRight, names } = await (isNearest ? judgeNearest : judgeResults)(expectation);
  const found = names.slice(0, 5).join(' | ') || 'nothing';
  return isRight ? [] : [`${query} => ${kind} ${expected}, but found: ${found}`];
}

test('[API-12] [SR-06] [SR-07] [SR-08] [SR-09] finds the expected product among the first three for at least 95 % of queries', async () => {
  const expectations = await readExpectations();
  const failures: string[] = [];
  for (const expectation of expectations) failures.push(...(await failureOf(expectation)));
  const right = 1 - failures.length / expectations.length;
  const score = `${expectations.length} queries, ${(100 * right).toFixed(1)} % right`;
  process.stdout.write(`${[score, ...failures].join('\n  ')}\n`);
  expect(expectations.length).toBeGreaterThanOrEqual(500);
  expect(right, failures.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('finds a product of the demo shop for every synonym', async () => {
  const missing: string[] = [];
  for (const typed of Object.keys(synonyms)) {
    if ((await search(typed)).length === 0) missing.push(typed);
  }
  expect(missing).toEqual([]);
});

test('[API-12] suggests at most the limit, and nothing below two characters', async () => {
  expect(await search('ssd', 1)).toHaveLength(1);
  expect(await search('ssd', 20)).toHaveLength(20);
  expect(await search('5')).toEqual([]);
  expect(await search('  5  ')).toEqual([]);
});

test('[API-12] answers any input', async () => {
  const part = fc.constantFrom(
    'ryzen',
    'rtx',
    '5070',
    "'",
    '\\',
    '&',
    '|',
    '!',
    ':*',
    '<->',
    '%',
    '(',
    '🙂',
    '-',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 2, maxLength: 64 }),
    fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' ').slice(0, 64)),
  );
  await fc.assert(
    fc.asyncProperty(text, async (query) => {
      expect(Array.isArray(await search(query))).toBe(true);
    }),
  );
});

test('completes a finished number only to its variants', async () => {
  const plan = await planSearch(shop.db, '990', { isTyping: false });
  const rows = await shop.db
    .selectFrom('product_listing')
    .select('name')
    .where(matchesSearch(plan))
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { name } of rows) expect(name).toMatch(/990 (PRO|EVO)/);
});
