import type { ChosenProduct } from '@sirkito/contracts/catalog-chosen';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Note } from '#web/ui/note.tsx';
import { Notice, Ways } from '#web/ui/notice.tsx';
import { compareChoice, mostCompared, toChoice } from './compare-choice.ts';
import { CompareTable } from './compare-table.tsx';
import { ofOneKind } from './comparison.ts';

interface ComparePageProps {
  /** How many the address names; those that are not sold are not among the products. */
  asked: number;
  products: readonly ChosenProduct[];
}

export function ComparePage({ asked, products }: ComparePageProps) {
  const { compared, leftOut } = ofOneKind(products);
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
        {compared.length < mostCompared && (
          <MoreLink
            to={shopPaths.category(category.id)}
            // A link may have brought what this browser does not keep yet.
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
          marks what differs.
        </p>
      )}
      <div className="mb-6 grid gap-2 empty:hidden">
        {leftOut.length > 0 && (
          <Note kind="info">
            Another kind of part cannot be compared with these:{' '}
            {leftOut.map(({ name }) => name).join(', ')}.
          </Note>
        )}
        {products.length < asked && <Note kind="info">What is no longer sold was left out.</Note>}
      </div>
      <CompareTable products={compared} />
    </div>
  );
}

function NothingToCompare() {
  return (
    <div className="wrap py-section">
      <Notice title="Nothing to compare yet">
        <p>Choose up to four parts of one kind by the scales on their pictures.</p>
        <Ways>
          <ButtonLink look="copper" to={shopPaths.allProducts}>
            All Products
          </ButtonLink>
        </Ways>
      </Notice>
    </div>
  );
}
