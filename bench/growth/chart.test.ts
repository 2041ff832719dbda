import { expect, test } from 'vitest';
import { toSvg } from './chart.ts';

const row = (what: string, [small, medium, large]: readonly [number, number, number]) => ({
  what,
  '10k server': small,
  '10k database': small,
  '100k server': medium,
  '100k database': medium,
  '1m server': large,
  '1m database': large,
  '× growth': large / small,
});
const svg = toSvg([row('product', [500, 500, 500]), row('search', [500, 5_000, 50_000])]);
const heights = (line: number) =>
  [...svg.matchAll(/polyline points="(?<points>[^"]+)"/g)][line]?.groups?.['points']
    ?.split(' ')
    .map((point) => Number(point.split(',')[1]));

test('a constant cost is a level line, a proportional one a straight line upwards', () => {
  const [level = [], [low = 0, middle = 0, high = 0] = []] = [heights(0), heights(1)];
  expect(level).toEqual([low, low, low]);
  expect(low - middle).toBeGreaterThan(50);
  expect(middle - high).toBeCloseTo(low - middle, 0);
});

test('labels state the growth and do not overlap', () => {
  const close = toSvg([row('one', [500, 500, 500]), row('other', [500, 500, 501])]);
  const [one = 0, other = 0] = [...close.matchAll(/class="label" x="\d+" y="(?<y>[\d.]+)"/g)].map(
    ({ groups }) => Number(groups?.['y']),
  );
  expect(Math.abs(one - other)).toBeGreaterThan(15);
  expect(svg).toContain('search <tspan class="growth">× 100</tspan>');
});
