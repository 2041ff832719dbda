import type { ComparedProduct } from '@sirkito/contracts/catalog/compare-schemas';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CardAction } from '#web/lib/interaction/card-action.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Price } from '#web/ui/product/price.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { StockBadge } from '#web/ui/product/stock-badge.tsx';
import { bestValues } from './better-value.ts';
import { compareChoice } from './compare-choice.ts';
import { compareFacts, type ComparedRow } from './comparison.ts';

const label = 'sticky left-0 z-1 bg-surface pr-2 text-left font-normal max-md:pl-gutter sm:pr-3';
const cell = 'border-t border-line px-2 py-2.5 align-top sm:px-3';

/** Products from one side at one scale; undefined without a size. */
export interface Drawings {
  cells: readonly ReactNode[];
  differ: boolean;
}

interface CompareTableProps {
  products: readonly ComparedProduct[];
  drawings: Drawings;
}

/** Products in columns, specs in rows. Spec names stay in view while products scroll. */
export function CompareTable({ products, drawings }: CompareTableProps) {
  return (
    <div
      role="region"
      aria-label="Comparison"
      tabIndex={0}
      className="relative overflow-x-auto max-md:-mx-gutter"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-small">
        <colgroup>
          {/* Two products fit on the narrowest phone. */}
          <col className="w-26 sm:w-48 lg:w-60" />
          {products.map(({ _id }) => (
            <col key={_id} className="w-32 sm:w-52" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={label} />
            {products.map((product) => (
              <Head key={product._id} product={product} all={products} />
            ))}
          </tr>
        </thead>
        {drawings.cells.some(Boolean) && (
          <tbody>
            <tr>
              <th scope="row" className={`${label} border-t border-line py-2.5 align-top`}>
                {drawings.differ && <Differs />}
                <span className="text-body font-[520]">Size</span>
                <span className="block text-ink-muted">To one scale, in mm</span>
              </th>
              {products.map(({ _id }, index) => (
                <td key={_id} className={cell}>
                  {drawings.cells[index] ?? <span className="text-ink-faint">Not verified</span>}
                </td>
              ))}
            </tr>
          </tbody>
        )}
        {compareFacts(products).map(({ group, rows }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className="pt-8 pb-2.5 text-left">
                <span className="sticky left-0 text-body font-[520] max-md:pl-gutter">{group}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} products={products} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Head({ product, all }: { product: ComparedProduct; all: readonly ComparedProduct[] }) {
  const others = all.filter(({ _id }) => _id !== product._id).map(({ _id }) => _id);
  const remove = () =>
    compareChoice.write(compareChoice.read().filter(({ id }) => id !== product._id));
  return (
    <th scope="col" className="px-2 pb-3 text-left align-top font-normal sm:px-3">
      <div className="flex h-full flex-col gap-2">
        <div className="max-w-60">
          <ProductImage
            path={product.images[0]}
            alt=""
            sizes="(width < 40rem) 140px, 240px"
            isSoldOut={product.totalStock <= 0}
          />
        </div>
        <Link
          to={shopPaths.product(product)}
          prefetch="intent"
          className="line-clamp-3 min-h-[4.05em] text-body leading-[1.35] font-[480] text-pretty hover:underline hover:underline-offset-4"
        >
          {product.name}
        </Link>
        <StockBadge stock={product.totalStock} />
        <div className="flex min-h-11 flex-wrap items-end justify-between gap-2">
          <Price price={product.price} salePrice={product.salePrice} />
          {use(CardAction)(product)}
        </div>
        <Link
          to={others.length > 0 ? shopPaths.comparison(others) : shopPaths.compare}
          onClick={remove}
          aria-label={`Remove ${product.name}`}
          className="self-start py-1.5 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Remove
        </Link>
      </div>
    </th>
  );
}

function Row({ row, products }: { row: ComparedRow; products: readonly ComparedProduct[] }) {
  const best = bestValues(row.label, row.values);
  return (
    <tr>
      <th scope="row" className={`${label} border-t border-line py-2.5 align-top text-ink-muted`}>
        {row.differs && <Differs />}
        {row.label}
      </th>
      {products.map(({ _id }, index) => (
        <td
          key={_id}
          className={`fact wrap-break-word ${cell} ${row.differs ? 'font-[520] text-ink' : 'text-ink-muted'}`}
        >
          {row.values[index] ?? <span className="font-sans text-ink-faint">Not verified</span>}
          {best.includes(index) && <Better>{products.length > 2 ? 'Best' : 'Better'}</Better>}
        </td>
      ))}
    </tr>
  );
}

const Better = ({ children }: { children: string }) => (
  <span className="ml-1.5 inline-block rounded-sm bg-positive-soft px-1.5 font-sans text-micro text-positive">
    {children}
  </span>
);

function Differs() {
  return (
    <>
      <span aria-hidden="true" className="mr-1.5 text-ink">
        ≠
      </span>
      <span className="sr-only">Differs: </span>
    </>
  );
}
