import {
  checkAttributes,
  facetValues,
  formatNumber,
  toCentavos,
  type Attributes,
  type Centavos,
  type FilterAttribute,
} from '@sirkito/commerce';
import { fitMeasures, missingAttributes, type FitMeasures } from '@sirkito/compatibility';
import { AppError } from '@sirkito/contracts/errors';
import { maxPesos } from '@sirkito/contracts/money';
import type { ProductBody } from '@sirkito/contracts/products/body';
import { cardFacts } from './card-facts.ts';

/** A validated product, ready to be stored. */
export interface Product extends Omit<
  ProductBody,
  'brand' | 'category' | 'price' | 'salePrice' | 'attributes'
> {
  slug: string;
  brandId: string;
  categoryId: string;
  price: Centavos | null;
  salePrice: Centavos | null;
  attributes: Attributes;
  /** Values by filter attribute. */
  facets: Partial<Record<FilterAttribute, string[]>>;
  /** Specifications shown on its card. */
  facts: string[];
  /** Measures for the fit filter. */
  fit: FitMeasures;
  /** Specs that the compatibility check needs and this product doesn't have. */
  missingAttributes: string[];
}

export interface ProductProblem {
  /** The field, such as `price` or `attributes.socket`. */
  field: string;
  message: string;
}

/** The brands and categories a product may refer to. */
export interface Lookups {
  /** Brand ids by id and by name in lower case. */
  brands: ReadonlyMap<string, string>;
  /** Ids of the subcategories that hold products. */
  subcategories: ReadonlySet<string>;
}

/** Validates a product. Returns all problems at once. */
export function toProduct(
  body: ProductBody,
  lookups: Lookups,
): { product: Product } | { problems: ProductProblem[] } {
  const { brand, category, price, salePrice, ...rest } = body;
  const brandId = lookups.brands.get(brand.toLowerCase());
  const problems = findProblems(body, lookups, brandId);
  if (problems.length > 0 || !brandId) return { problems };
  // findProblems has checked every value against its declaration.
  const attributes = body.attributes as Attributes;
  const { name } = body;
  const part = { id: '', categoryId: category, name, attributes };
  const measures = fitMeasures(part);
  return {
    product: {
      ...rest,
      attributes,
      brandId,
      categoryId: category,
      slug: toSlug(body.name),
      price: price ? toCentavos(price) : null,
      salePrice: salePrice ? toCentavos(salePrice) : null,
      facets: groupFacets(category, attributes),
      facts: cardFacts(category, attributes),
      fit: measures,
      missingAttributes: missingAttributes(part).toSorted(),
    },
  };
}

/** Validates a product, or throws an error that names every invalid field. */
export function requireProduct(body: ProductBody, lookups: Lookups): Product {
  const checked = toProduct(body, lookups);
  if ('product' in checked) return checked.product;
  const problems = checked.problems.map(({ field, message }) => [field, message] as const);
  throw new AppError('catalog.product_invalid', {}, { fields: Object.fromEntries(problems) });
}

/** `AMD Ryzen 5 7600 (AM5)` becomes `amd-ryzen-5-7600-am5`. */
function toSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['part'];
  return words.join('-').slice(0, 120).replace(/-+$/, '');
}

function findProblems(body: ProductBody, lookups: Lookups, brandId?: string): ProductProblem[] {
  const { brand, category, price, salePrice, status, saleStartsAt, saleEndsAt } = body;
  const problems: ProductProblem[] = [];
  const report = (field: string, message: string) => problems.push({ field, message });

  if (!brandId) report('brand', `Unknown brand: ${brand}`);
  if (status === 'active' && !price) report('price', 'Live products need a price');
  if (price && price > maxPesos) report('price', `Must be ${formatNumber(maxPesos)} or less`);
  if (salePrice && price && salePrice >= price) report('salePrice', 'Must be lower than the price');
  if (salePrice && !price) report('salePrice', 'Add a regular price first');
  if (saleStartsAt && saleEndsAt && saleStartsAt >= saleEndsAt) {
    report('saleEndsAt', 'Must be after the start');
  }
  if (!lookups.subcategories.has(category)) {
    report('category', `Unknown subcategory: ${category}`);
    return problems;
  }
  for (const { key, message } of checkAttributes(category, body.attributes)) {
    report(`attributes.${key}`, message);
  }
  return problems;
}

function groupFacets(categoryId: string, attributes: Attributes): Product['facets'] {
  const facets: Product['facets'] = {};
  for (const { attribute, value } of facetValues(categoryId, attributes)) {
    facets[attribute] = [...(facets[attribute] ?? []), value].toSorted();
  }
  return facets;
}
