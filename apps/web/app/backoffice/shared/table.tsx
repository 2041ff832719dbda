import type { ReactNode } from 'react';

interface TableProps {
  /** Describes the table to screen readers. */
  caption: string;
  head: ReactNode;
  children: ReactNode;
  /** Old rows are shown while new ones load. */
  isStale?: boolean;
}

/** Staff table: 46 px rows, one flexible column, less important columns hidden on phones. */
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
  /** Right-aligned tabular numbers. */
  isNumber?: boolean;
  /** Takes the remaining width and truncates. */
  isWide?: boolean;
  /** Breakpoint from which it is shown; always shown when omitted. */
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
  isSelected?: boolean;
  children: ReactNode;
}

/** Selected rows have a tint and a bar on the left. */
export function Row({ isSelected = false, children }: RowProps) {
  return (
    <tr
      className={`border-b border-line last:border-b-0 ${isSelected ? 'bg-surface-active shadow-[inset_2px_0_0_var(--ink)]' : 'hover:bg-surface'}`}
    >
      {children}
    </tr>
  );
}
