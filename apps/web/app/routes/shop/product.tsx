import { ShopError } from '@sirkito/contracts/shop-error';
import { catalogPaths } from '@sirkito/contracts/paths/catalog';
import { data, redirect } from 'react-router';
import { LazyFitNote } from '#web/features/builder/lazy-fit-note.tsx';
import { AddToCart } from '#web/features/cart/add-to-cart.tsx';
import { productCrumbs } from '#web/features/catalog/product/product-crumbs.ts';
import { ProductPage } from '#web/features/catalog/product/product-page.tsx';
import { LazyProductReviews } from '#web/features/reviews/lazy-product-reviews.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { breadcrumbList, productThing } from '#web/lib/schema-org.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { StructuredData } from '#web/lib/structured-data.tsx';
import { useShopUrl } from '#web/lib/use-shop-url.ts';
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
  if (!product) return data({ product }, { status: 404 });
  if (slug !== undefined && slug !== product.slug) return redirect(shopPaths.product(product), 308);
  const { status, pricesHoldUntil } = product;
  const headers = pricesHoldUntil ? { expires: new Date(pricesHoldUntil).toUTCString() } : {};
  return data({ product }, { status: status === 'archived' ? 410 : 200, headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const product = loaderData?.product;
  if (!product) return [{ title: 'Not found' }];
  const { name, description, images } = product;
  const picture = images[0] && `${images[0]}.webp`;
  return pageMeta(matches, { title: name, description, path: shopPaths.product(product), picture });
}

export default function ProductRoute({ loaderData: { product } }: Route.ComponentProps) {
  const shopUrl = useShopUrl();
  if (!product) return <NotFoundNotice />;
  return (
    <>
      <StructuredData thing={productThing(shopUrl, product)} />
      <StructuredData thing={breadcrumbList(shopUrl, productCrumbs(product))} />
      <ProductPage
        // Another product is another page: its gallery and its quantity start anew.
        key={product._id}
        product={product}
        reviews={<LazyProductReviews productId={product._id} />}
        fit={<LazyFitNote product={product} />}
        addToCart={(quantity) => <AddToCart product={product} quantity={quantity} />}
      />
    </>
  );
}
