import {
  checkAttributes,
  facetValues,
  toCentavos,
  type Attributes,
  type Centavos,
  type FilterAttribute,
} from '@sirkito/commerce';
import { fitMeasures, lackingFacts, type FitMeasures } from '@sirkito/compatibility';
import { AppError } from '@sirkito/contracts/errors';
import type { ProductBody } from '@sirkito/contracts/product-body';
import type { ErrorDetails } from '@sirkito/contracts/shop-error';
import { fitWords, type FitWords } from './fit-words.ts';

/** A product that may be stored: everything in it has been checked. */
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
  /** Under which values of which filters it is found, and by which words it is fitted. */
  facets: Partial<Record<FilterAttribute | FitWords, string[]>>;
  /** By which lengths it is fitted. */
  fit: Pick<FitMeasures, 'lengthMm' | 'heightMm'>;
  /** Facts that the fit check needs of it and does not have. */
  lacks: string[];
}

export interface ProductProblem {
  /** The field, such as `price` or `attributes.socket`. */
  field: string;
  message: string;
}

/** What a product may point at. */
export interface Shelf {
  /** Brand ids by id and by name in lower case. */
  brands: ReadonlyMap<string, string>;
  /** Ids of the subcategories that hold products. */
  subcategories: ReadonlySet<string>;
}

/** Either a product that may be stored or everything that is wrong with it. */
export function toProduct(
  body: ProductBody,
  shelf: Shelf,
): { product: Product } | { problems: ProductProblem[] } {
  const { brand, category, price, salePrice, ...rest } = body;
  const brandId = shelf.brands.get(brand.toLowerCase());
  const problems = findProblems(body, shelf, brandId);
  if (problems.length > 0 || !brandId) return { problems };
  // Every value has just been checked against its declaration.
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
      facets: { ...groupFacets(category, attributes), ...fitWords(measures) },
      fit: measures,
      lacks: lackingFacts(part).toSorted(),
    },
  };
}

/** The product, or a refusal that names every field that is wrong. */
export function requireProduct(body: ProductBody, shelf: Shelf): Product {
  const checked = toProduct(body, shelf);
  if ('product' in checked) return checked.product;
  const problems = checked.problems.map(({ field, message }) => [field, message]);
  throw new AppError('catalog.product_invalid', Object.fromEntries(problems) as ErrorDetails);
}

/** `AMD Ryzen 5 7600 (AM5)` reads `amd-ryzen-5-7600-am5` in an address. */
function toSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['part'];
  return words.join('-').slice(0, 120).replace(/-+$/, '');
}

function findProblems(body: ProductBody, shelf: Shelf, brandId?: string): ProductProblem[] {
  const { brand, category, price, salePrice, status, saleStartsAt, saleEndsAt } = body;
  const problems: ProductProblem[] = [];
  const refuse = (field: string, message: string) => problems.push({ field, message });

  if (!brandId) refuse('brand', `There is no brand ${brand}`);
  if (status === 'active' && !price) refuse('price', 'What is sold needs a price');
  if (salePrice && price && salePrice >= price) refuse('salePrice', 'Must be below the price');
  if (salePrice && !price) refuse('salePrice', 'Needs a price to be below of');
  if (saleStartsAt && saleEndsAt && saleStartsAt >= saleEndsAt) {
    refuse('saleEndsAt', 'Must be after the start');
  }
  if (!shelf.subcategories.has(category)) {
    refuse('category', `There is no subcategory ${category}`);
    return problems;
  }
  for (const { key, message } of checkAttributes(category, body.attributes)) {
    refuse(`attributes.${key}`, message);
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
