import { formatDateTime, formatPesos } from '@sirkito/commerce';
import type { StaffProduct } from '@sirkito/contracts/catalog/staff-schemas';
import { Pin } from 'lucide-react';
import { Link } from 'react-router';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { staffPages } from '../../shared/staff-pages.ts';
import { Cell, Heading, Row, Table } from '../../shared/table.tsx';
import { StatusBadge } from './status-badge.tsx';

interface ProductTableProps {
  products: readonly StaffProduct[];
  hidden: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  /** Undefined without the permission to change: there are no bulk actions. */
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
  isStale: boolean;
}

export function ProductTable(props: ProductTableProps) {
  const { products, hidden, selected, onSelect, isStale } = props;
  const areAllSelected = products.length > 0 && products.every(({ _id }) => selected.has(_id));
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onSelect?.(next);
  };
  const shows = (column: string) => !hidden.has(column);
  const head = (
    <>
      {onSelect && (
        <Heading>
          <Checkbox
            aria-label="Select all on this page"
            checked={areAllSelected}
            onChange={({ target }) =>
              toggle(
                products.map(({ _id }) => _id),
                target.checked,
              )
            }
          />
        </Heading>
      )}
      <Heading isWide>Name</Heading>
      {shows('sku') && <Heading from="xl">SKU</Heading>}
      {shows('category') && <Heading from="md">Category</Heading>}
      {shows('brand') && <Heading from="xl">Brand</Heading>}
      {shows('price') && (
        <Heading from="sm" isNumber>
          Price
        </Heading>
      )}
      {shows('stock') && (
        <Heading from="sm" isNumber>
          Stock
        </Heading>
      )}
      {shows('status') && <Heading>Status</Heading>}
      {shows('updated') && <Heading from="xl">Updated</Heading>}
    </>
  );
  return (
    <Table caption="Products" head={head} isStale={isStale}>
      {products.map((product) => (
        <Row key={product._id} isSelected={selected.has(product._id)}>
          {onSelect && (
            <Cell>
              <Checkbox
                aria-label={`Select ${product.name}`}
                checked={selected.has(product._id)}
                onChange={({ target }) => toggle([product._id], target.checked)}
              />
            </Cell>
          )}
          <Cell isWide>
            <Name product={product} />
          </Cell>
          {shows('sku') && (
            <Cell from="xl">
              <span className="fact text-caption text-ink-muted">{product.sku}</span>
            </Cell>
          )}
          {shows('category') && <Cell from="md">{product.category.name}</Cell>}
          {shows('brand') && <Cell from="xl">{product.brand.name}</Cell>}
          {shows('price') && (
            <Cell from="sm" isNumber>
              <Price product={product} />
            </Cell>
          )}
          {shows('stock') && (
            <Cell from="sm" isNumber>
              <Stock count={product.totalStock} />
            </Cell>
          )}
          {shows('status') && (
            <Cell>
              <StatusBadge status={product.status} />
            </Cell>
          )}
          {shows('updated') && (
            <Cell from="xl">
              <span className="text-ink-muted">{formatDateTime(product.updatedAt)}</span>
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}

interface ProductProps {
  product: StaffProduct;
}

/** Shows price and stock below the name on phones. */
function Name({ product }: ProductProps) {
  const { _id, name, images, pin } = product;
  return (
    <div className="flex items-center gap-3">
      <div className="w-9 flex-none">
        <ProductImage path={images[0]} alt="" sizes="36px" />
      </div>
      <div className="min-w-0">
        <Link
          to={staffPages.product(_id)}
          className="block truncate font-medium hover:underline"
          title={name}
        >
          {name}
        </Link>
        {pin !== null && (
          <p className="flex items-center gap-1 text-caption text-ink-muted">
            <Pin size={12} strokeWidth={1.5} aria-hidden="true" />
            Pinned #{pin}
          </p>
        )}
        <p className="truncate text-caption text-ink-muted tabular-nums sm:hidden">
          <Price product={product} /> · {product.totalStock} in stock
        </p>
      </div>
    </div>
  );
}

function Price({ product: { price, salePrice } }: ProductProps) {
  if (!price) return <span className="text-ink-muted">No price</span>;
  if (!salePrice) return formatPesos(price);
  return (
    <>
      <s className="mr-1.5 text-caption text-ink-muted">{formatPesos(price)}</s>
      {formatPesos(salePrice)}
    </>
  );
}

const lowStockLimit = 5;

function Stock({ count }: { count: number }) {
  const look = count > lowStockLimit ? '' : 'font-medium text-warning';
  return <span className={count === 0 ? 'font-medium text-danger' : look}>{count}</span>;
}
