import type { ZoneId } from '@sirkito/commerce';
import { ChevronDown, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

export interface Area {
  id: ZoneId;
  name: string;
  days: readonly [number, number];
  /** Days or dates, for display. */
  time: string;
  fee: string;
}

export interface DeliveryTableProps {
  areas: readonly Area[];
  /** The area of the first line. */
  own: Area;
  /** Names the place in the first line. */
  to: string;
  /** What the times depend on. */
  note?: string;
  /** Renders the name of an area, such as a choice. */
  renderName?: (area: Area) => ReactNode;
}

/** Shows delivery to one area in a line, to the others on demand. */
export function DeliveryTable({ areas, own, to, note, renderName }: DeliveryTableProps) {
  return (
    <details className="group">
      <summary className="grid cursor-pointer grid-cols-[1.25rem_1fr_auto_1rem] items-center gap-x-3 py-3 hover:bg-surface-active">
        <Truck size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          {to}, {own.time}
        </span>
        <span className="tabular-nums">{own.fee}</span>
        <ChevronDown
          size={16}
          strokeWidth={1.5}
          className="transition-transform duration-(--steady) group-open:rotate-180"
          aria-hidden="true"
        />
        <span className="sr-only">Other areas</span>
      </summary>
      <table className="mb-3 ml-8 w-[calc(100%-2rem)]">
        <caption className="sr-only">Delivery time and fee by area</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Time</th>
            <th scope="col">Fee</th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <tr key={area.id}>
              <th scope="row" className="py-1 text-left font-normal">
                {renderName?.(area) ?? area.name}
              </th>
              <td className="px-3 py-1 text-ink-muted">{area.time}</td>
              <td className="py-1 pr-7 text-right tabular-nums">{area.fee}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3} className="pt-1 text-ink-muted">
              {note}{' '}
              <Link
                to={shopPaths.shipping}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                Find my area
              </Link>
            </td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
