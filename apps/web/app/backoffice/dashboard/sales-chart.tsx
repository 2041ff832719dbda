import { asPesos, formatDate, formatNumber, formatPesos } from '@sirkito/commerce';
import type { Dashboard } from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { Cell, Heading, Row, Table } from '../shared/table.tsx';

type Series = Dashboard['series'];

const height = 200;
const [barWidth, gap] = [18, 6];

/** Bar chart with the newest bar on the right, also available as a table. */
export function SalesChart({ series }: { series: Series }) {
  const last = series.at(-1);
  const highest = Math.max(0, ...series.map(({ sales }) => sales));
  const scaleMax = Math.max(1, highest);
  const width = series.length * (barWidth + gap);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height + 20}`}
        height={height + 20}
        className="w-full"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line x1="0" x2={width} y1={height} y2={height} className="stroke-line" />
        {series.map(({ from, sales }, index) => {
          const barHeight = Math.round((sales / scaleMax) * (height - 10));
          return (
            <rect
              key={from}
              x={index * (barWidth + gap) + gap / 2}
              y={height - barHeight}
              width={barWidth}
              height={barHeight}
              className={from === last?.from ? 'fill-accent' : 'fill-ink'}
            />
          );
        })}
      </svg>
      <div className="fact flex justify-between text-caption text-ink-muted">
        <span>{series[0] && formatDate(series[0].from)}</span>
        <span>Peak {formatPesos(asPesos(highest))}</span>
        <span>{last && formatDate(last.from)}</span>
      </div>
      <details className="mt-3">
        <summary className="cursor-pointer text-small underline underline-offset-4">
          View as table
        </summary>
        <div className="mt-3">
          <Table
            caption="Sales"
            head={
              <>
                <Heading isWide>Date</Heading>
                <Heading isNumber>Orders</Heading>
                <Heading isNumber>Sales</Heading>
              </>
            }
          >
            {series.map(({ from, sales, orders }) => (
              <Row key={from}>
                <Cell isWide>{formatDate(from)}</Cell>
                <Cell isNumber>{formatNumber(orders)}</Cell>
                <Cell isNumber>{formatPesos(sales)}</Cell>
              </Row>
            ))}
          </Table>
        </div>
      </details>
    </>
  );
}
