import { quantityProblem } from '@sirkito/commerce';
import type { ProductDetail } from '@sirkito/contracts/catalog-product';
import { useState, type ReactNode } from 'react';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { Gallery } from './gallery.tsx';
import { FitsWith } from './fits-with.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { ProductShelf } from './product-shelf.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Section } from './section.tsx';
import { Specifications } from './specifications.tsx';

export interface ProductPageProps {
  product: ProductDetail;
  /** Puts so many of it into the cart. */
  addToCart: (quantity: number) => ReactNode;
  /** Whether it fits what somebody is building. */
  fit?: ReactNode;
  /** What those who bought it say. */
  reviews?: ReactNode;
}

export function ProductPage({ product, addToCart, fit, reviews }: ProductPageProps) {
  const [quantity, setQuantity] = useState(1);
  const change = (wanted: number) => {
    const problem = quantityProblem(wanted, product.totalStock);
    if (problem) toast(problem);
    else setQuantity(wanted);
  };
  const isSold = product.status === 'active';
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={productCrumbs(product)} />
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start xl:gap-x-16">
          <Gallery product={product} />
          <BuyBox
            product={product}
            quantity={quantity}
            onQuantity={change}
            addToCart={addToCart(quantity)}
            fit={fit}
          />
        </div>
        <FiguresStrip figures={product.figures} />
        <Section title="Specifications">
          <Specifications product={product} />
        </Section>
        {reviews && <Section title={reviewsTitle(product)}>{reviews}</Section>}
        {product.related.length > 0 && (
          <Section title={isSold ? 'Near it in price' : 'Sold in its place'} more={moreOf(product)}>
            <ProductShelf products={product.related} />
          </Section>
        )}
        <FitsWith id={product._id} />
        <RecentlyViewed product={product} />
        <div className="h-section" />
      </div>
      {isSold && <BuyBar product={product}>{addToCart(quantity)}</BuyBar>}
    </>
  );
}

const reviewsTitle = ({ reviewCount }: ProductDetail) => {
  if (reviewCount === 0) return 'Reviews';
  return reviewCount === 1 ? 'One review' : `${reviewCount.toLocaleString('en-PH')} reviews`;
};

const moreOf = ({ category }: ProductDetail) => (
  <MoreLink to={shopPaths.category(category.id)}>{category.name}</MoreLink>
);
