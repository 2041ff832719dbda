import type { ReactNode } from 'react';

interface FactTableProps {
  /** Names the table for screen readers, and its scroll region on narrow screens. */
  caption: string;
  heads: readonly string[];
  /** The first cell is the row's unique name. */
  rows: readonly (readonly string[])[];
  /** Renders the row name. */
  name?: (name: string) => ReactNode;
  /** First column with numbers. */
  numbersFrom?: number;
}

/** Shows specs in rows, with numbers right-aligned in mono. */
export function FactTable(props: FactTableProps) {
  const { caption, heads, rows, name = (plain) => plain, numbersFrom = Infinity } = props;
  const isNumeric = (column: number) => column >= numbersFrom;
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
                className={`py-2.5 pr-4 align-bottom last:pr-0 ${isNumeric(column) ? 'text-right' : 'text-left'}`}
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
              {cells.map((cell, index) => (
                <td
                  key={heads[index + 1]}
                  className={`py-2.5 pr-4 align-top last:pr-0 ${isNumeric(index + 1) ? 'fact text-right whitespace-nowrap' : ''}`}
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
