import type { ReactNode } from 'react';

interface TableProps {
  /** What the table holds, for those who do not see it. */
  caption: string;
  head: ReactNode;
  children: ReactNode;
  /** The rows are those of before, while new ones are on their way. */
  isStale?: boolean;
}

/** Rows of 46 px; one column takes the slack. On phones the columns that matter less are hidden. */
export function Table({ caption, head, children, isStale = false }: TableProps) {
  return (
    <div
      className={`relative overflow-x-auto rounded border border-line bg-surface-raised transition-opacity ${isStale ? 'opacity-60' : ''}`}
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-caption text-ink-muted">
          <tr className="border-b border-line">{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface CellProps {
  /** Numbers stand at the right, digit under digit. */
  isNumber?: boolean;
  /** Takes what the others leave, and cuts what is too long. */
  isWide?: boolean;
  /** From which width on it is shown; always without it. */
  from?: 'sm' | 'md' | 'xl';
  children?: ReactNode;
}

const shownFrom = {
  sm: 'hidden sm:table-cell',
  md: 'hidden md:table-cell',
  xl: 'hidden xl:table-cell',
};

const look = ({ isNumber, isWide, from }: CellProps) =>
  [
    'px-3 first:pl-4 last:pr-4',
    isNumber ? 'text-right tabular-nums' : '',
    isWide ? 'w-full max-w-0 min-w-48' : 'whitespace-nowrap',
    from ? shownFrom[from] : '',
  ].join(' ');

export function Heading(props: CellProps) {
  return (
    <th scope="col" className={`h-9 font-medium ${look(props)}`}>
      {props.children}
    </th>
  );
}

export function Cell(props: CellProps) {
  return <td className={`h-11.5 py-1.5 ${look(props)}`}>{props.children}</td>;
}

interface RowProps {
  isChosen?: boolean;
  children: ReactNode;
}

/** What is chosen has a tint and a bar at its left. */
export function Row({ isChosen = false, children }: RowProps) {
  return (
    <tr
      className={`border-b border-line last:border-b-0 ${isChosen ? 'bg-surface-active shadow-[inset_2px_0_0_var(--ink)]' : 'hover:bg-surface'}`}
    >
      {children}
    </tr>
  );
}
