import type { Category } from '@sirkito/contracts/catalog/schemas';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { Link } from 'react-router';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { MoreLink } from '#web/ui/buttons/more-link.tsx';
import { ResponsiveImage } from '#web/ui/product/responsive-image.tsx';

/** Shows the whole category tree, one column per category. */
export function CategoryMenu({ categories }: { categories: readonly Category[] }) {
  const picture = categoryPictures['pc_case'];
  return (
    <div className="wrap grid grid-cols-[2fr_1fr_1fr] items-start gap-10 pt-8 pb-9 lg:grid-cols-[2.1fr_1.1fr_0.8fr_1.5fr]">
      {categories.map((category) => (
        <CategoryColumn key={category.id} category={category} />
      ))}
      <div className="col-span-full flex items-center gap-4 border-t border-line pt-5 lg:col-span-1 lg:block lg:border-0 lg:pt-0">
        {picture && (
          <div className="plate hidden aspect-[5/3] lg:mb-4 lg:block">
            <ResponsiveImage sources={picture} alt="" sizes="320px" />
          </div>
        )}
        <NavigationMenu.Link asChild>
          <MoreLink to={shopPaths.allProducts}>All Products</MoreLink>
        </NavigationMenu.Link>
      </div>
    </div>
  );
}

function CategoryColumn({ category }: { category: Category }) {
  const isLong = category.children.length > 6;
  return (
    <div>
      <MenuLink
        category={category}
        className="block border-b border-line pb-2.5 text-small font-[520] text-ink-faint hover:text-ink"
      />
      <ul className={`mt-2 ${isLong ? 'columns-2 gap-8' : ''}`}>
        {category.children.map((child) => (
          <li key={child.id} className="break-inside-avoid">
            <MenuLink
              category={child}
              className="block py-1.5 font-[460] hover:underline hover:decoration-line-strong hover:underline-offset-4"
            />
            {child.children.length > 0 && (
              <ul>
                {child.children.map((grandchild) => (
                  <li key={grandchild.id}>
                    <MenuLink
                      category={grandchild}
                      className="block py-1 pl-3.5 text-small text-ink-muted hover:text-ink"
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function MenuLink({ category, className }: { category: Category; className: string }) {
  return (
    <NavigationMenu.Link asChild>
      <Link to={shopPaths.category(category.id)} className={className}>
        {category.label}
      </Link>
    </NavigationMenu.Link>
  );
}
