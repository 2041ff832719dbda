import { attributesOf, type Attribute } from '@sirkito/commerce';
import type { EditedProduct, StaffProductWire } from '@sirkito/contracts/product-staff';
import { fromShopClock, toShopClock } from '../shop-clock.ts';
import { typedNumber } from '../typed-number.ts';

/**
 * What is being written of a product: every field as the text in its box, facts under
 * `attributes.<key>`, lists one item a line. Flat, so that what changed can be told field by field.
 */
export type Draft = Readonly<Record<string, string>>;

export const emptyDraft: Draft = {
  name: '',
  sku: '',
  brand: '',
  category: '',
  status: 'draft',
  price: '',
  salePrice: '',
  saleStartsAt: '',
  saleEndsAt: '',
  totalStock: '',
  description: '',
  warrantyMonths: '',
  weightG: '',
  'boxMm.0': '',
  'boxMm.1': '',
  'boxMm.2': '',
  releasedOn: '',
  images: '',
};

const factPrefix = 'attributes.';

export function draftOf({ record, pictures }: Pick<EditedProduct, 'record' | 'pictures'>): Draft {
  const { attributes = {}, boxMm = [], estimated: _kept, ...fields } = record;
  const declared = attributesIn(record.category);
  return {
    ...emptyDraft,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    saleStartsAt: toShopClock(record.saleStartsAt),
    saleEndsAt: toShopClock(record.saleEndsAt),
    ...Object.fromEntries(boxMm.map((side, place) => [`boxMm.${place}`, String(side)])),
    ...Object.fromEntries(
      Object.entries(attributes).map(([key, stored]) => {
        const box = boxOf(declared, key);
        const shared = attributes[box] ?? stored;
        // Two that differ are both shown: which of them is right is for people to say.
        const [name, value] = String(shared) === String(stored) ? [box, shared] : [key, stored];
        return [factPrefix + name, Array.isArray(value) ? value.join('\n') : String(value)];
      }),
    ),
    images: pictures.map(({ file }) => file).join('\n'),
  };
}

/** What is sent. An empty box means that it is not known. */
export function bodyOf(draft: Draft, estimated: StaffProductWire['estimated']): StaffProductWire {
  const box = [0, 1, 2].map((side) => draft[`boxMm.${side}`] ?? '').filter(Boolean);
  const text = (name: string) => draft[name]?.trim() || undefined;
  const number = (name: string) => {
    const written = text(name);
    return written === undefined ? undefined : typedNumber(written);
  };
  // What is absent is left out of the JSON, which is what absent means to the server.
  return {
    sku: draft['sku'] ?? '',
    name: draft['name'] ?? '',
    brand: draft['brand'] ?? '',
    category: draft['category'] ?? '',
    status: draft['status'] as StaffProductWire['status'],
    price: number('price'),
    salePrice: number('salePrice'),
    saleStartsAt: fromShopClock(text('saleStartsAt')),
    saleEndsAt: fromShopClock(text('saleEndsAt')),
    totalStock: number('totalStock'),
    description: text('description'),
    warrantyMonths: number('warrantyMonths'),
    weightG: number('weightG'),
    boxMm: box.length > 0 ? box.map(typedNumber) : undefined,
    estimated,
    releasedOn: text('releasedOn'),
    attributes: factsOf(draft),
    images: linesOf(draft['images']),
  };
}

function factsOf(draft: Draft): Record<string, unknown> {
  const declared = attributesIn(draft['category'] ?? '');
  const facts = Object.entries(declared).flatMap(([key, attribute]) => {
    const text =
      (draft[factPrefix + key] ?? draft[factPrefix + boxOf(declared, key)])?.trim() ?? '';
    return text === '' ? [] : [[key, factOf(attribute, text)] as const];
  });
  return Object.fromEntries(facts);
}

function factOf({ kind }: Attribute, text: string): unknown {
  switch (kind) {
    case 'number':
      return typedNumber(text);
    case 'flag':
      return text === 'true';
    case 'texts':
      return linesOf(text);
    case 'text':
      return text;
  }
}

export const attributesIn = (category: string): Declared =>
  category === '' ? {} : attributesOf(category).attributes;

type Declared = Readonly<Record<string, Attribute>>;

/** The key whose box holds a fact: one that is stored under two keys is written once. */
export const boxOf = (declared: Declared, key: string): string =>
  declared[key]?.repeats?.find((other) => declared[other]?.label === declared[key]?.label) ?? key;

/** The facts that have a box. */
export const factsIn = (draft: Draft): [string, Attribute][] => {
  const declared = attributesIn(draft['category'] ?? '');
  return Object.entries(declared).filter(
    ([key]) => boxOf(declared, key) === key || draft[factPrefix + key] !== undefined,
  );
};

export const factField = (key: string): string => factPrefix + key;

export const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
