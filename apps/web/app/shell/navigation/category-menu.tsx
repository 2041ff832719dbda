import type { Category } from '@sirkito/contracts/catalog/schemas';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyOnline } from '#web/lib/interaction/lazy-online.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { useIsBuilding } from '#web/lib/storage/stored-fit.ts';
import { MoreLink } from '#web/ui/buttons/more-link.tsx';

/** Shows the whole category tree, one column per category. */
export function CategoryMenu({ categories }: { categories: readonly Category[] }) {
  return (
    <div className="wrap grid grid-cols-[2fr_1fr_1fr] items-start gap-10 pt-8 pb-9 lg:grid-cols-[2.1fr_1.1fr_0.8fr_1.5fr]">
      {categories.map((category) => (
        <CategoryColumn key={category.id} category={category} />
      ))}
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5 lg:col-span-1 lg:grid lg:justify-items-start lg:border-0 lg:pt-0">
        <BuildColumn />
        <NavigationMenu.Link asChild>
          <MoreLink to={shopPaths.allProducts}>All Products</MoreLink>
        </NavigationMenu.Link>
      </div>
    </div>
  );
}

const MenuBuild = lazyOnline(
  async () => (await import('#web/storefront/builder/reading/menu-build.tsx')).MenuBuild,
);

/** The build in progress, else an invitation to start one. */
function BuildColumn() {
  const isBuilding = useIsBuilding();
  return (
    <div className="lg:w-full">
      <p className="hidden border-b border-line pb-2.5 text-small font-[520] text-ink-faint lg:block">
        {isBuilding ? 'Your build' : 'PC builder'}
      </p>
      <div className="max-lg:hidden">
        {isBuilding ? (
          <Suspense>
            <MenuBuild />
          </Suspense>
        ) : (
          <p className="pt-3 text-small text-ink-muted">
            Choose parts that fit together. We check sockets, sizes and power as you go.
          </p>
        )}
      </div>
      <div className="lg:pt-3">
        <NavigationMenu.Link asChild>
          <MoreLink to={shopPaths.builder}>
            {isBuilding ? 'Open the builder' : 'Start a build'}
          </MoreLink>
        </NavigationMenu.Link>
      </div>
      <div>
        <NavigationMenu.Link asChild>
          <MoreLink to={shopPaths.readyBuilds}>Ready builds</MoreLink>
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
