import type { ComparedProduct } from '@sirkito/contracts/catalog/compare-schemas';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { MoreLink } from '#web/ui/buttons/more-link.tsx';
import { Note } from '#web/ui/note.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';
import { compareChoice, maxCompared, toChoice } from './compare-choice.ts';
import { CompareTable, type Drawings } from './compare-table.tsx';
import { splitByCategory } from './comparison.ts';

interface ComparePageProps {
  /** Number of ids in the query; products no longer sold are missing from the list. */
  requestedCount: number;
  products: readonly ComparedProduct[];
  drawings: Drawings;
}

export function ComparePage({ requestedCount, products, drawings }: ComparePageProps) {
  const { compared, skipped } = splitByCategory(products);
  const [first] = compared;
  if (!first) return <NothingToCompare />;
  const { category } = first;
  return (
    <div className="wrap pb-section">
      <Breadcrumbs
        crumbs={[
          { to: shopPaths.home, label: 'Home' },
          { to: shopPaths.category(category.id), label: category.name },
        ]}
      />
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-heading font-[560]">Compare {category.name}</h1>
        {compared.length < maxCompared && (
          <MoreLink
            to={shopPaths.category(category.id)}
            // A shared link can name products that are not stored in this browser yet.
            onClick={() => compareChoice.write(compared.map(toChoice))}
          >
            Add another
          </MoreLink>
        )}
      </div>
      {compared.length > 1 && (
        <p className="mb-6 text-small text-ink-muted">
          <span className="text-ink" aria-hidden="true">
            ≠
          </span>{' '}
          marks differences. The better value is marked where there is no doubt.
        </p>
      )}
      <div className="mb-6 grid gap-2 empty:hidden">
        {skipped.length > 0 && (
          <Note kind="info">
            Not compared (different category): {skipped.map(({ name }) => name).join(', ')}.
          </Note>
        )}
        {products.length < requestedCount && (
          <Note kind="info">Products we no longer sell were left out.</Note>
        )}
      </div>
      <CompareTable products={compared} drawings={drawings} />
    </div>
  );
}

function NothingToCompare() {
  return (
    <div className="wrap py-section">
      <Notice title="Nothing to compare yet">
        <p>Tap the scales icon on up to 4 products in the same category.</p>
        <NoticeActions>
          <ButtonLink look="copper" to={shopPaths.allProducts}>
            All Products
          </ButtonLink>
        </NoticeActions>
      </Notice>
    </div>
  );
}
