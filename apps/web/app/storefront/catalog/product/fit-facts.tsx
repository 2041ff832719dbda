import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';

/** Shows what a product needs from other parts and what limits it, also without a build. */
export function FitFacts({ fit: { needs, limits } }: Pick<ProductDetail, 'fit'>) {
  if (needs.length + limits.length === 0) return null;
  return (
    <section
      aria-label="What it needs and what limits it"
      className="mt-4 grid gap-x-8 gap-y-4 rounded border border-line bg-surface-raised px-4 py-3.5 text-small sm:max-lg:auto-cols-fr sm:max-lg:grid-flow-col"
    >
      <Facts title="What it needs" facts={needs} />
      <Facts title="What limits it" facts={limits} />
    </section>
  );
}

function Facts({ title, facts }: { title: string; facts: ProductDetail['fit']['needs'] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h2 className="font-medium">{title}</h2>
      <dl className="mt-1.5">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2 last:pb-0"
          >
            <dt className="flex-none max-w-[50%] text-ink-muted">{label}</dt>
            <dd
              className={`fact text-right text-caption ${value === null ? 'text-ink-faint' : ''}`}
            >
              {value ?? 'Not verified'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
