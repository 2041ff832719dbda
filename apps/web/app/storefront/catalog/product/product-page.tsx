import { formatCount, quantityProblem } from '@sirkito/commerce';
import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { useState, type ReactNode } from 'react';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { MoreLink } from '#web/ui/buttons/more-link.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { KeySpecs } from './key-specs.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { GoesWith } from './goes-with.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { ProductShelf } from './product-shelf.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Section } from './section.tsx';
import { Specifications } from './specifications.tsx';

export interface ProductPageProps {
  product: ProductDetail;
  canPickUp: boolean;
  /** Renders the add-to-cart button for a quantity. */
  addToCart: (quantity: number) => ReactNode;
  /** Renders the add-to-build button, for parts of a PC. */
  addToBuild?: ReactNode;
  /** Renders whether the product fits the current build. */
  fit?: ReactNode;
  /** Renders the drawing to scale, if the product has one. */
  drawing?: ReactNode;
  /** Renders the reviews. */
  reviews?: ReactNode;
}

export function ProductPage(props: ProductPageProps) {
  const { product, canPickUp, addToCart, addToBuild, fit, drawing, reviews } = props;
  const [quantity, setQuantity] = useState(1);
  const change = (requested: number) => {
    const problem = quantityProblem(requested, product.totalStock);
    if (problem) toast(problem);
    else setQuantity(requested);
  };
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={productCrumbs(product)} />
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start xl:gap-x-16">
          <Gallery product={product} />
          <BuyBox
            product={product}
            canPickUp={canPickUp}
            quantity={quantity}
            onQuantity={change}
            addToCart={addToCart(quantity)}
            addToBuild={addToBuild}
            fit={fit}
          />
        </div>
        <KeySpecs figures={product.figures} />
        <Section title="Specifications">
          <Specifications product={product} />
        </Section>
        {drawing && <Section title="Dimensions">{drawing}</Section>}
        {reviews && <Section title={reviewsTitle(product)}>{reviews}</Section>}
        <GoesWith id={product._id} />
        {product.related.length > 0 && (
          <Section title="Similar products" more={moreOf(product)}>
            <ProductShelf products={product.related} />
          </Section>
        )}
        <RecentlyViewed product={product} />
        <div className="h-section" />
      </div>
      <BuyBar product={product}>{addToCart(quantity)}</BuyBar>
    </>
  );
}

const reviewsTitle = ({ reviewCount }: ProductDetail) =>
  reviewCount === 0 ? 'Reviews' : formatCount(reviewCount, 'review');

const moreOf = ({ category }: ProductDetail) => (
  <MoreLink to={shopPaths.category(category.id)}>{category.name}</MoreLink>
);
