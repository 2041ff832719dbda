import type { ReactNode } from 'react';

interface FactTableProps {
  /** Names the table for those who hear it, and the place that scrolls on a narrow screen. */
  caption: string;
  heads: readonly string[];
  /** Each begins with its name, which no other row has. */
  rows: readonly (readonly string[])[];
  /** Shows more than the bare name of a row. */
  name?: (name: string) => ReactNode;
  /** Columns from this one on hold figures. */
  figuresFrom?: number;
}

/** Facts in rows: hairlines between them, figures to the right in mono. */
export function FactTable(props: FactTableProps) {
  const { caption, heads, rows, name = (plain) => plain, figuresFrom = Infinity } = props;
  const isFigure = (column: number) => column >= figuresFrom;
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="-mx-gutter overflow-x-auto px-gutter sm:mx-0 sm:px-0"
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {heads.map((head, column) => (
              <th
                key={head}
                scope="col"
                className={`py-2.5 pr-4 align-bottom last:pr-0 ${isFigure(column) ? 'text-right' : 'text-left'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={first} className="border-b border-line">
              <th scope="row" className="min-w-34 py-2.5 pr-4 text-left align-top">
                {name(first)}
              </th>
              {cells.map((cell, place) => (
                <td
                  key={heads[place + 1]}
                  className={`py-2.5 pr-4 align-top last:pr-0 ${isFigure(place + 1) ? 'fact text-right whitespace-nowrap' : ''}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
