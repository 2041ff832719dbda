import { slotOf } from '@sirkito/compatibility';
import { drawPart } from '@sirkito/compatibility/drawings';
import { ShopError } from '@sirkito/contracts/shop-error';
import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import { useContext } from 'react';
import { data, redirect } from 'react-router';
import { AddToBuild } from '#web/storefront/builder/add/add-to-build.tsx';
import { LazyFitNote } from '#web/storefront/builder/fit/lazy-fit-note.tsx';
import { AddToCart } from '#web/storefront/cart/add/add-to-cart.tsx';
import { productCrumbs } from '#web/storefront/catalog/product/product-crumbs.ts';
import { ProductPage } from '#web/storefront/catalog/product/product-page.tsx';
import { LazyPartDrawing } from '#web/storefront/drawings/lazy-part-drawing.tsx';
import { partOf } from '#web/storefront/drawings/part-of.ts';
import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { LazyProductReviews } from '#web/storefront/reviews/lazy-product-reviews.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { apiContext } from '#web/lib/api/request-context.ts';
import { breadcrumbList, productThing } from '#web/lib/seo/schema-org.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { StructuredData } from '#web/lib/seo/structured-data.tsx';
import { useShopUrl } from '#web/lib/seo/use-shop-url.ts';
import { ImagesUrl } from '#web/ui/product/picture-url.ts';
import { NotFoundNotice } from '#web/shell/notices.tsx';
import type { Route } from './+types/product.ts';

export async function loader({ context, params: { id, slug } }: Route.LoaderArgs) {
  const product = await context
    .get(apiContext)(catalogPaths.product, { params: { id } })
    .then(({ data: found }) => found)
    .catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'catalog.product_not_found') return null;
      throw error;
    });
  if (!product) return data({ product, isBuildable: false, isDrawn: false }, { status: 404 });
  if (slug !== undefined && slug !== product.slug) return redirect(shopPaths.product(product), 308);
  const { pricesHoldUntil } = product;
  const headers = pricesHoldUntil ? { expires: new Date(pricesHoldUntil).toUTCString() } : {};
  const isBuildable = slotOf(product.category.id) !== undefined;
  const isDrawn = drawPart(partOf(product), { width: 328 }) !== undefined;
  return data({ product, isBuildable, isDrawn }, { headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const product = loaderData?.product;
  if (!product) return [{ title: 'Page not found' }];
  const { name, description, images } = product;
  const picture = images[0] && `${images[0]}.webp`;
  return pageMeta(matches, { title: name, description, path: shopPaths.product(product), picture });
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, isBuildable, isDrawn } = loaderData;
  const shopUrl = useShopUrl();
  const imagesUrl = useContext(ImagesUrl);
  const { address } = useStoreProfile();
  if (!product) return <NotFoundNotice />;
  return (
    <>
      <StructuredData
        thing={import.meta.env.SSR ? productThing({ shopUrl, imagesUrl }, product) : undefined}
      />
      <StructuredData
        thing={import.meta.env.SSR ? breadcrumbList(shopUrl, productCrumbs(product)) : undefined}
      />
      <ProductPage
        // Reset the gallery and quantity for each product.
        key={product._id}
        product={product}
        canPickUp={address !== ''}
        reviews={<LazyProductReviews product={product} />}
        drawing={isDrawn && <LazyPartDrawing product={product} />}
        fit={<LazyFitNote product={product} />}
        addToBuild={isBuildable && <AddToBuild product={product} />}
        addToCart={(quantity) => <AddToCart product={product} quantity={quantity} />}
      />
    </>
  );
}
