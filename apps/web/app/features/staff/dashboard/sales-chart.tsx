import { formatPesos } from '@sirkito/commerce';
import type { Dashboard } from '@sirkito/contracts/dashboard-staff';
import { dayName } from '#web/lib/days-in-address.ts';
import { Cell, Heading, Row, Table } from '../table.tsx';

type Series = Dashboard['series'];

const height = 200;
const [barWidth, gap] = [18, 6];

/** Flat bars, the newest at the right in copper; the same as a table for whoever wants figures. */
export function SalesChart({ series }: { series: Series }) {
  const last = series.at(-1);
  const highest = Math.max(0, ...series.map(({ sales }) => sales));
  const most = Math.max(1, highest);
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
        {series.map(({ from, sales }, place) => {
          const tall = Math.round((sales / most) * (height - 10));
          return (
            <rect
              key={from}
              x={place * (barWidth + gap) + gap / 2}
              y={height - tall}
              width={barWidth}
              height={tall}
              className={from === last?.from ? 'fill-accent' : 'fill-ink'}
            />
          );
        })}
      </svg>
      <div className="fact flex justify-between text-caption text-ink-muted">
        <span>{series[0] && dayName(series[0].from)}</span>
        <span>most {formatPesos(highest as Series[number]['sales'])}</span>
        <span>{last && dayName(last.from)}</span>
      </div>
      <details className="mt-3">
        <summary className="cursor-pointer text-small underline underline-offset-4">
          As a table
        </summary>
        <div className="mt-3">
          <Table
            caption="Sales"
            head={
              <>
                <Heading isWide>From</Heading>
                <Heading isNumber>Orders</Heading>
                <Heading isNumber>Sales</Heading>
              </>
            }
          >
            {series.map(({ from, sales, orders }) => (
              <Row key={from}>
                <Cell isWide>{dayName(from)}</Cell>
                <Cell isNumber>{orders}</Cell>
                <Cell isNumber>{formatPesos(sales)}</Cell>
              </Row>
            ))}
          </Table>
        </div>
      </details>
    </>
  );
}
