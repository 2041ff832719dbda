import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { orderTime } from '#web/lib/shop-time.ts';
import { staffOrderQuery } from './admin-orders.queries.ts';

/** A sheet for whoever packs: where it goes, what goes in, a box to tick for each unit. No prices. */
export function PackingSlip({ id }: { id: string }) {
  const { data: known, error } = useQuery(staffOrderQuery(useApi(), id));
  if (error) return <Note kind="error">{error.message}</Note>;
  if (!known) return <p className="p-8 text-ink-muted">On its way</p>;
  const { order, lines } = known;
  const { address } = order;
  return (
    <main
      id="content"
      tabIndex={-1}
      data-theme="light"
      className="min-h-dvh bg-surface-raised p-8 text-ink outline-none print:min-h-0 print:p-0"
    >
      <div className="mx-auto grid max-w-180 gap-8">
        <div className="flex gap-2 print:hidden">
          <Button look="copper" onClick={() => window.print()}>
            Print
          </Button>
          <ButtonLink look="quiet" to={staffPaths.order(id)}>
            Back to the order
          </ButtonLink>
        </div>
        <header className="flex flex-wrap items-baseline justify-between gap-4 border-b border-line-strong pb-4">
          <h1 className="text-heading font-[560]">Packing slip</h1>
          <p className="text-right">
            <span className="font-mono text-title">{order.orderNumber}</span>
            <br />
            <span className="text-small text-ink-muted">{orderTime(order.createdAt)}</span>
          </p>
        </header>
        <section aria-label={order.isPickup ? 'To be picked up by' : 'Deliver to'}>
          <h2 className="text-small text-ink-muted">
            {order.isPickup ? 'To be picked up by' : 'Deliver to'}
          </h2>
          <p className="text-lead">
            {address.fullName}, {address.phone}
            <br />
            {order.isPickup ? (
              'Keep it at the counter'
            ) : (
              <>
                {address.street}, {address.barangay}
                <br />
                {address.cityMunicipality} {address.postalCode},{' '}
                {address.province || address.region}
              </>
            )}
          </p>
          {(address.notes || order.notes) && (
            <p className="mt-1 text-ink-muted">
              {[address.notes, order.notes].filter(Boolean).join('. ')}
            </p>
          )}
        </section>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line-strong text-small text-ink-muted">
              <th className="py-2 font-normal">Part</th>
              <th className="py-2 font-normal">SKU</th>
              <th className="py-2 text-right font-normal">Pieces</th>
              <th className="py-2 pl-6 font-normal">Packed</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ lineNo, title, sku, quantity }) => (
              <tr key={lineNo} className="break-inside-avoid border-b border-line align-top">
                <td className="py-3 pr-4">{title}</td>
                <td className="py-3 pr-4 font-mono text-small">{sku}</td>
                <td className="py-3 text-right font-[560] tabular-nums">{quantity}</td>
                <td className="py-3 pl-6">
                  <span className="flex flex-wrap gap-1.5" aria-hidden="true">
                    {Array.from({ length: quantity }, (_, unit) => (
                      <span key={unit} className="size-4.5 border border-line-strong" />
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
