import type { Category } from '@sirkito/contracts/catalog/schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ResponsiveImage } from '#web/ui/product/responsive-image.tsx';

const row = 'flex min-h-13 w-full items-center gap-3 border-b border-line px-4';

/** Shows one level of the category tree at a time; see `drill` in app.css. */
export function CategoryDrill({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="drill">
      {categories.map((category) => (
        <CategoryItem key={category.id} category={category} />
      ))}
      <Leaf to={shopPaths.allProducts}>
        <span className="font-[520]">All Products</span>
      </Leaf>
    </ul>
  );
}

function CategoryItem({ category }: { category: Category }) {
  const { id, label, children } = category;
  const to = shopPaths.category(id);
  if (children.length === 0) {
    return (
      <Leaf to={to}>
        <Thumb id={id} />
        {label}
      </Leaf>
    );
  }
  return (
    <li>
      <details>
        <summary className="cursor-pointer">
          <span className={`${row} font-[520] [details[open]>summary>&]:hidden`}>
            <Thumb id={id} />
            {label}
            <ChevronRight size={18} strokeWidth={1.5} className="ml-auto" aria-hidden="true" />
          </span>
          <span className={`${row} text-ink-muted [details:not([open])>summary>&]:hidden`}>
            <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
            Back
          </span>
        </summary>
        <ul className="drill animate-fade-in">
          <Leaf to={to}>
            <span className="font-[560]">All {label}</span>
          </Leaf>
          {children.map((child) => (
            <CategoryItem key={child.id} category={child} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Leaf({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={row}>
        {children}
      </Link>
    </li>
  );
}

function Thumb({ id }: { id: string }) {
  const picture = categoryPictures[id];
  if (!picture) return null;
  return (
    <span className="plate size-9 flex-none">
      <ResponsiveImage sources={picture} alt="" sizes="36px" />
    </span>
  );
}
