import type { Category } from '@sirkito/contracts/catalog';
import { Link } from 'react-router';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TraceRule } from '#web/ui/trace.tsx';
import { otherCategories, priorityCategories } from './category-tree.ts';

/** The five parts every build starts with, large; all the others as an index. */
export function CategoryShowcase({ categories }: { categories: readonly Category[] }) {
  return (
    <section id="categories" className="wrap pt-14 sm:pt-22">
      <TraceRule>
        <div className="mb-5 flex items-baseline justify-between gap-6 sm:mb-8">
          <h2 className="text-heading font-[560]">Start with the part that matters</h2>
          <MoreLink to={shopPaths.allProducts}>All Products</MoreLink>
        </div>
      </TraceRule>
      <ul className="-mx-gutter flex snap-x scroll-px-(--gutter) gap-2.5 overflow-x-auto px-gutter [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-5 sm:gap-4 sm:overflow-visible sm:px-0">
        {priorityCategories(categories).map((category) => (
          <li key={category.id} className="w-39 flex-none snap-start sm:w-auto">
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
      <ul className="mt-6 gap-12 sm:mt-9 sm:columns-2 lg:columns-3">
        {otherCategories(categories).map((category) => (
          <li key={category.id} className="break-inside-avoid">
            <IndexEntry category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryCard({ category }: { category: Category }) {
  const picture = categoryPictures[category.id];
  return (
    <Link to={shopPaths.category(category.id)} className="group block">
      <div className="plate aspect-4/5">
        {picture && (
          <Picture sources={picture} alt="" sizes="(width < 40rem) 156px, min(20vw, 260px)" />
        )}
      </div>
      <span className="mt-3 block font-medium group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4">
        {category.label}
      </span>
      <Brands category={category} count={2} />
    </Link>
  );
}

function IndexEntry({ category }: { category: Category }) {
  return (
    <Link
      to={shopPaths.category(category.id)}
      className="group flex items-baseline gap-2.5 py-2.5 sm:py-2.25"
    >
      <span className="group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4">
        {category.label}
      </span>
      <span className="flex-1 -translate-y-0.75 border-b border-dotted border-line-strong opacity-70" />
      <Brands category={category} count={3} />
    </Link>
  );
}

function Brands({ category, count }: { category: Category; count: number }) {
  const names = category.relatedBrands.slice(0, count).map((brand) => brand.name);
  return <span className="fact text-caption text-ink-faint">{names.join(' · ')}</span>;
}
