import type { Category } from '@sirkito/contracts/catalog/schemas';
import { Link } from 'react-router';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ResponsiveImage } from '#web/ui/product/responsive-image.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { otherCategories, priorityCategories } from './category-tree.ts';

/** Shows the five priority categories large and the others as an index. */
export function CategoryShowcase({ categories }: { categories: readonly Category[] }) {
  return (
    <section id="categories" className="later wrap pt-14 sm:pt-22">
      <SectionHead
        title="Shop by category"
        more={{ to: shopPaths.allProducts, label: 'All Products' }}
      />
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
          <ResponsiveImage
            sources={picture}
            alt=""
            sizes="(width < 40rem) 156px, min(20vw, 260px)"
          />
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
  const picture = categoryPictures[category.id];
  return (
    <Link to={shopPaths.category(category.id)} className="group flex items-center gap-3.5 py-1.5">
      <span className="plate size-12 flex-none">
        {picture && <ResponsiveImage sources={picture} alt="" sizes="48px" />}
      </span>
      <span className="flex min-w-0 flex-1 items-baseline gap-2.5">
        <span className="flex-none group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4">
          {category.label}
        </span>
        <span className="min-w-3 flex-1 -translate-y-0.75 border-b border-dotted border-line-strong opacity-70" />
        <Brands category={category} count={2} />
      </span>
    </Link>
  );
}

function Brands({ category, count }: { category: Category; count: number }) {
  const names = category.relatedBrands.slice(0, count).map((brand) => brand.name);
  return <span className="fact text-caption text-ink-faint">{names.join(' · ')}</span>;
}
