import { formatPesos } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { ProductPicture } from '#web/ui/product-picture.tsx';

/** What is in the parcel, with the numbers of its units. */
export function OrderContents({ known: { order, lines } }: { known: StaffOrder }) {
  return (
    <section aria-label="Contents">
      <h2 className="font-[560]">Contents</h2>
      <ul>
        {lines.map(({ lineNo, sku, title, quantity, serials, restocked }, place) => {
          const item = order.items[place];
          return (
            <li
              key={lineNo}
              className="grid grid-cols-[3.5rem_1fr] items-start gap-x-4 border-b border-line py-3 last:border-b-0 sm:grid-cols-[3.5rem_1fr_auto]"
            >
              <ProductPicture path={item?.image || undefined} alt="" sizes="56px" />
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
                    {restocked} of {quantity} back on the shelf
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
