import { attributesOf } from '@sirkito/commerce';
import { priceAt, toPriceTag } from './grow-prices.ts';
import { randomFrom } from './grow-random.ts';
import type { ProductRecord } from '../modules/catalog/products/product-record.ts';

/** A real part: specifications without price and stock. */
export type Part = Pick<ProductRecord, 'sku' | 'name' | 'brand' | 'category' | 'attributes'>;

const palette = ['Black', 'White', 'Silver', 'Red', 'Blue'];
const editions = ['', 'V2', 'OEM', 'Retail Box', 'Refresh', 'Plus', 'SE', 'Value Pack', 'Rev B'];
const saleEnd = '2099-12-31T16:00:00.000Z';

/** Yields each part as a product. */
export function* realParts(parts: readonly Part[]): Generator<ProductRecord> {
  for (const part of shuffled(parts)) yield forSale(part);
}

/** Yields `count` variants in other colours and editions, the same ones every time. */
export function* variedParts(parts: readonly Part[], count: number): Generator<ProductRecord> {
  const mixed = shuffled(parts);
  for (let made = 0; made < count; made += 1) {
    const part = mixed[made % mixed.length];
    if (!part) return;
    yield forSale(varied(part, 1 + Math.floor(made / mixed.length)));
  }
}

/** Mixes the subcategories, which come one per file. */
function shuffled(parts: readonly Part[]): Part[] {
  const random = randomFrom('shelf');
  return parts
    .map((part) => ({ part, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ part }) => part);
}

function varied(part: Part, variation: number): Part {
  const { color, colors, mpn, ...facts } = part.attributes ?? {};
  const hasColor = 'color' in attributesOf(part.category).attributes;
  const others = hasColor ? palette.filter((other) => other !== color) : [];
  const steps = others.length || 1;
  const paint = others[variation % steps];
  const edition = Math.floor(variation / steps);
  return {
    ...part,
    sku: `${part.sku}-${variation}`,
    name: withSuffix(recoloured(part.name, color, paint), editions[edition] ?? `V${edition}`),
    attributes: {
      ...facts,
      ...(paint && { color: paint, ...(colors !== undefined && { colors: [paint] }) }),
      ...(typeof mpn === 'string' && { mpn: `${mpn}-${variation}` }),
    },
  };
}

function recoloured(name: string, from: unknown, to: string | undefined): string {
  if (to === undefined) return name;
  const isNamed = typeof from === 'string' && name.includes(from);
  return isNamed ? name.replace(from, to) : withSuffix(name, to);
}

const withSuffix = (name: string, suffix: string) =>
  `${name.slice(0, 160 - suffix.length - 1).trim()} ${suffix}`.trim();

function forSale(part: Part): ProductRecord {
  const random = randomFrom(part.sku);
  const price = priceAt(part.category, random());
  const onSale = random() < 0.2 && { salePrice: toPriceTag(price * (0.75 + random() * 0.2)) };
  const hasEnd = random() < 0.5;
  return {
    ...part,
    price,
    ...(onSale &&
      onSale.salePrice < price && { ...onSale, ...(hasEnd && { saleEndsAt: saleEnd }) }),
    totalStock: stockFrom(random),
    warrantyMonths: 12 * (1 + Math.floor(random() * 5)),
    status: 'active',
  };
}

/** Returns 0 for one in eight and low stock for one in six. */
function stockFrom(random: () => number): number {
  const luck = random();
  if (luck < 0.125) return 0;
  return luck < 0.29 ? 1 + Math.floor(random() * 5) : 6 + Math.floor(random() * 195);
}
