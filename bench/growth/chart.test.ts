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
  const [level = [], rising = []] = [heights(0), heights(1)];
  expect(new Set(level).size).toBe(1);
  expect(rising[0]).toBe(level[0]);
  const steps = [rising[0]! - rising[1]!, rising[1]! - rising[2]!];
  expect(steps[0]).toBeGreaterThan(50);
  expect(steps[1]).toBeCloseTo(steps[0]!, 0);
});

test('labels state the growth and do not overlap', () => {
  const close = toSvg([row('one', [500, 500, 500]), row('other', [500, 500, 501])]);
  const labels = [...close.matchAll(/class="label" x="\d+" y="(?<y>[\d.]+)"/g)].map(({ groups }) =>
    Number(groups?.['y']),
  );
  expect(Math.abs(labels[0]! - labels[1]!)).toBeGreaterThan(15);
  expect(svg).toContain('search <tspan class="growth">× 100</tspan>');
});
