import { formatPesos } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { ProductImage } from '#web/ui/product/product-image.tsx';

/** Lists the items with their serial numbers. */
export function OrderContents({ staffOrder: { order, lines } }: { staffOrder: StaffOrder }) {
  return (
    <section aria-label="Items">
      <h2 className="font-[560]">Items</h2>
      <ul>
        {lines.map(({ lineNo, sku, title, quantity, serials, restocked }, index) => {
          const item = order.items[index];
          return (
            <li
              key={lineNo}
              className="grid grid-cols-[3.5rem_1fr] items-start gap-x-4 border-b border-line py-3 last:border-b-0 sm:grid-cols-[3.5rem_1fr_auto]"
            >
              <ProductImage path={item?.image || undefined} alt="" sizes="56px" />
              <div className="grid min-w-0 gap-0.5">
                <p>
                  {quantity} × {title}
                </p>
                <p className="font-mono text-caption text-ink-muted">{sku}</p>
                {serials.length > 0 && (
                  <p className="font-mono text-caption wrap-anywhere">
                    <span className="font-sans text-ink-muted">Serial </span>
                    {serials.join(', ')}
                  </p>
                )}
                {restocked !== null && (
                  <p className="text-caption text-ink-muted">
                    {restocked} of {quantity} restocked
                  </p>
                )}
              </div>
              {item && (
                <p className="col-start-2 font-[520] tabular-nums sm:col-start-auto">
                  {formatPesos(item.lineTotal)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
