import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';

/** Shows the key specs as large numbers. */
export function KeySpecs({ figures }: Pick<ProductDetail, 'figures'>) {
  if (figures.length < 2) return null;
  return (
    <dl
      aria-label="Key specs"
      className="mt-section grid grid-cols-2 gap-px overflow-hidden border-y border-line bg-line md:grid-flow-col md:grid-cols-none md:auto-cols-fr"
    >
      {figures.map(({ label, value, unit }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end bg-surface py-4 pr-3 max-md:odd:pr-4 max-md:even:pl-4 max-md:last:odd:col-span-2 md:px-5 md:py-5.5 md:first:pl-0"
        >
          <dt className="mt-1.5 text-small text-ink-muted">{label}</dt>
          <dd className="fact text-[clamp(1.5rem,1rem+1.6vw,2.25rem)] leading-[1.1] font-[480] tracking-[-0.06em]">
            {value}
            {unit && (
              <span className="ml-[0.25em] text-[0.5em] tracking-[-0.02em] text-ink-muted">
                {unit}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
