import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidByLine } from './line-shares.ts';
import { asCentavos, sumCentavos } from './money.ts';
import type { PromotedLine } from './promotions.ts';

const line = (total: number, brandId = 'acme', productId = ''): PromotedLine => ({
  productId,
  brandId,
  categoryIds: [],
  total: asCentavos(total),
});
const all = { scope: 'all' as const, targets: [] };
const acme = { scope: 'brands' as const, targets: ['acme'] };

const someLines = fc.array(
  fc.record({ total: fc.integer({ min: 1, max: 1e13 }), brand: fc.constantFrom('acme', 'other') }),
  { minLength: 1, maxLength: 50 },
);

test('splits every discount exactly and in proportion over the lines it applies to', () => {
  fc.assert(
    fc.property(someLines, fc.nat(), fc.boolean(), (given, part, isForAll) => {
      const lines = given.map(({ total, brand }) => line(total, brand));
      const promotion = isForAll ? all : acme;
      const isPromoted = ({ brandId }: PromotedLine) => isForAll || brandId === 'acme';
      const goods = sumCentavos(lines.filter(isPromoted).map(({ total }) => total));
      const discount = asCentavos(Math.floor((goods * (part % 1_001)) / 1_000));
      const paid = paidByLine(lines, { promotion, discount });
      const subtotal = sumCentavos(lines.map(({ total }) => total));
      expect(sumCentavos(paid)).toBe(subtotal - discount);
      for (const [index, one] of lines.entries()) {
        const share = paid[index] ?? NaN;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(one.total);
        // Within a centavo: |share × goods − total × paid| < goods.
        const error = BigInt(share) * BigInt(goods) - BigInt(one.total) * BigInt(goods - discount);
        if (isPromoted(one)) expect(error < goods && -error < goods).toBe(true);
        else expect(share).toBe(one.total);
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['gives centavos that are left to the largest remainders', [100, 100, 101], 100, [67, 67, 67]],
  ['if they are equal to the first', [100, 100, 100], 100, [67, 67, 66]],
  [
    'is exact for large amounts',
    [99_374_974_746, 1_500_000_001, 1_500_000_001],
    91,
    [99_374_974_658, 1_500_000_000, 1_499_999_999],
  ],
  ['may leave nothing to pay', [100, 200], 300, [0, 0]],
])('%s', (_, totals, discount, paid) => {
  const lines = totals.map((total) => line(total));
  expect(paidByLine(lines, { promotion: all, discount: asCentavos(discount) })).toEqual(paid);
});

test('leaves lines as they are without a promotion', () => {
  const order = { promotion: null, discount: asCentavos(0) };
  expect(paidByLine([line(300), line(5)], order)).toEqual([300, 5]);
});
