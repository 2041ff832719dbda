import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '@sirkito/e2e/stack/settings';
import type { Finding, Row } from '../harness/bench-case.ts';
import { sizes } from './databases.ts';

const files = {
  results: join(root, 'reports/growth.json'),
  chart: join(root, 'docs/performance/growth.svg'),
};
const [width, height] = [760, 440];
const plot = { left: 64, right: 530, top: 72, bottom: 388 };
const labelGap = 19;
const colours = '#2f81f7 #e8590c #2b9a3e #a855f7 #e03131 #0d9488 #db2777 #b7791f'.split(' ');

/** Saves the results and draws them. `node bench/growth/chart.ts` draws saved results again. */
export async function drawGrowth(finding: Finding): Promise<void> {
  for (const file of Object.values(files)) await mkdir(dirname(file), { recursive: true });
  await writeFile(files.results, `${JSON.stringify(finding, null, 2)}\n`);
  await writeFile(files.chart, toSvg(finding.rows));
}

/** Draws CPU time over the number of products, both logarithmic. */
export function toSvg(rows: readonly Row[]): string {
  const lines = rows.map((row, index) => ({
    name: String(row['what']),
    growth: Number(row['× growth']),
    colour: colours[index % colours.length] ?? '',
    milliseconds: sizes.map(
      ({ label }) => (Number(row[`${label} server`]) + Number(row[`${label} database`])) / 1_000,
    ),
  }));
  const ticks = ticksAround(lines.flatMap(({ milliseconds }) => milliseconds));
  const x = scale(
    sizes.map(({ products }) => products),
    [plot.left, plot.right],
  );
  const y = scale(ticks, [plot.bottom, plot.top]);
  const labels = apart(lines.map(({ milliseconds }) => y(milliseconds.at(-1) ?? 1)));
  const grid = [
    ...ticks.map(
      (tick) =>
        `<path class="grid" d="M${plot.left} ${y(tick)}H${plot.right}"/><text x="${plot.left - 10}" y="${y(tick) + 4}" text-anchor="end">${tick} ms</text>`,
    ),
    ...sizes.map(
      ({ products }) =>
        `<text x="${x(products)}" y="${plot.bottom + 24}" text-anchor="middle">${products.toLocaleString('en')}</text>`,
    ),
  ];
  const curves = lines.map(({ name, growth, colour, milliseconds }, index) => {
    const points = milliseconds.map((ms, at) => [x(sizes[at]?.products ?? 1), y(ms)] as const);
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3.5"/>`).join('');
    const [label = 0, end = 0] = [labels[index], points.at(-1)?.[1]];
    return `<g stroke="${colour}" fill="${colour}"><polyline points="${points.join(' ')}"/><path class="leader" d="M${plot.right + 4} ${end}L${plot.right + 18} ${label}"/>${dots}</g>
<text class="label" x="${plot.right + 24}" y="${label + 4}">${name} <tspan class="growth">× ${Number(growth.toPrecision(2))}</tspan></text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="CPU time per request with 10,000 to 1,000,000 products and orders">
<style>
text { font: 12px system-ui, sans-serif; fill: #57606a }
.title { font-size: 16px; font-weight: 600; fill: #1f2328 }
.label { font-size: 13px; fill: #1f2328 }
.growth { font-weight: 600 }
.card { fill: #fff; stroke: #d0d7de }
.grid { stroke: #d8dee4; stroke-width: 1 }
polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round }
.leader { fill: none; stroke-width: 1; opacity: .5 }
circle { stroke: none }
@media (prefers-color-scheme: dark) {
  text { fill: #9198a1 }
  .title, .label { fill: #f0f6fc }
  .card { fill: #0d1117; stroke: #3d444d }
  .grid { stroke: #262c36 }
}
</style>
<rect class="card" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8"/>
<text class="title" x="24" y="32">CPU time per request, uncached</text>
<text x="24" y="52">Server and database, by number of products and orders. On the right: growth from 10,000 to 1,000,000.</text>
${[...grid, ...curves].join('\n')}
</svg>
`;
}

/** Returns the 1-2-5 steps from just below the lowest value to just above the highest. */
function ticksAround(values: readonly number[]): number[] {
  const steps = [-2, -1, 0, 1, 2, 3, 4].flatMap((power) =>
    [1, 2, 5].map((step) => Number((step * 10 ** power).toPrecision(1))),
  );
  const low = steps.findLast((step) => step <= Math.min(...values)) ?? steps[0] ?? 1;
  const high = steps.find((step) => step >= Math.max(...values)) ?? steps.at(-1) ?? 1;
  return steps.filter((step) => step >= low && step <= high);
}

/** Maps the range of the values to pixels, logarithmically. */
function scale(values: readonly number[], [from, to]: readonly [number, number]) {
  const [low, high] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  return (value: number) =>
    Number((from + ((Math.log(value) - low) / (high - low)) * (to - from)).toFixed(1));
}

/** Moves label positions apart so that they don't overlap. */
function apart(positions: readonly number[]): number[] {
  const order = positions
    .map((wanted, index) => ({ wanted, index }))
    .toSorted((one, other) => one.wanted - other.wanted);
  const moved = [...positions];
  let free = plot.top;
  for (const { wanted, index } of order) {
    moved[index] = Math.max(wanted, free);
    free = (moved[index] ?? 0) + labelGap;
  }
  let limit = plot.bottom;
  for (const { index } of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, limit);
    limit = (moved[index] ?? 0) - labelGap;
  }
  return moved;
}

if (import.meta.main) {
  await drawGrowth(JSON.parse(await readFile(files.results, 'utf8')) as Finding); // as saved above
}
