import { attributesOf, type Attribute } from '@sirkito/commerce';
import type { NewProductInput } from '@sirkito/contracts/products/staff-body';
import type { EditedProduct } from '@sirkito/contracts/products/staff-schemas';
import { fromShopTime, toShopTime } from '../../shared/shop-clock.ts';
import { parseNumber } from '../../shared/forms/parse-number.ts';

/**
 * The product form: every field as text, attributes under `attributes.<key>`, lists one item per
 * line. Flat, so changes can be listed by field.
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

const attributePrefix = 'attributes.';

export function draftOf({ record, pictures }: Pick<EditedProduct, 'record' | 'pictures'>): Draft {
  const { attributes = {}, boxMm = [], estimated: _estimated, ...fields } = record;
  const declared = attributesIn(record.category);
  return {
    ...emptyDraft,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    saleStartsAt: toShopTime(record.saleStartsAt),
    saleEndsAt: toShopTime(record.saleEndsAt),
    ...Object.fromEntries(boxMm.map((side, index) => [`boxMm.${index}`, String(side)])),
    ...Object.fromEntries(
      Object.entries(attributes).map(([key, stored]) => {
        const fieldKey = fieldKeyOf(declared, key);
        const shared = attributes[fieldKey] ?? stored;
        // Show both values when they differ; staff decide which is right.
        const [name, value] =
          String(shared) === String(stored) ? [fieldKey, shared] : [key, stored];
        return [attributePrefix + name, Array.isArray(value) ? value.join('\n') : String(value)];
      }),
    ),
    images: pictures.map(({ file }) => file).join('\n'),
  };
}

/** Converts the draft to a request body, where null clears a field. */
export function bodyOf(draft: Draft, estimated: NewProductInput['estimated']): NewProductInput {
  const box = [0, 1, 2].map((side) => draft[`boxMm.${side}`] ?? '').filter(Boolean);
  const text = (name: string) => draft[name]?.trim() || null;
  const number = (name: string) => {
    const typed = text(name);
    return typed === null ? null : parseNumber(typed);
  };
  return {
    sku: draft['sku'] ?? '',
    name: draft['name'] ?? '',
    brand: draft['brand'] ?? '',
    category: draft['category'] ?? '',
    // The select offers only these.
    status: draft['status'] as NewProductInput['status'],
    price: number('price'),
    salePrice: number('salePrice'),
    saleStartsAt: fromShopTime(text('saleStartsAt')),
    saleEndsAt: fromShopTime(text('saleEndsAt')),
    totalStock: number('totalStock'),
    description: text('description'),
    warrantyMonths: number('warrantyMonths'),
    weightG: number('weightG'),
    boxMm: box.length > 0 ? box.map(parseNumber) : null,
    estimated,
    releasedOn: text('releasedOn'),
    attributes: readAttributes(draft),
    images: linesOf(draft['images']),
  };
}

function readAttributes(draft: Draft): Record<string, unknown> {
  const declared = attributesIn(draft['category'] ?? '');
  const entries = Object.entries(declared).flatMap(([key, attribute]) => {
    const text =
      (
        draft[attributePrefix + key] ?? draft[attributePrefix + fieldKeyOf(declared, key)]
      )?.trim() ?? '';
    return text === '' ? [] : [[key, parseAttribute(attribute, text)] as const];
  });
  return Object.fromEntries(entries);
}

function parseAttribute({ kind }: Attribute, text: string): unknown {
  switch (kind) {
    case 'number':
      return parseNumber(text);
    case 'flag':
      return text === 'true';
    case 'texts':
      return linesOf(text);
    case 'text':
      return text;
  }
}

export const attributesIn = (category: string): AttributeSet =>
  category === '' ? {} : attributesOf(category).attributes;

type AttributeSet = Readonly<Record<string, Attribute>>;

/**
 * Returns the key of the field that edits an attribute; duplicates stored under two keys share one.
 */
export const fieldKeyOf = (declared: AttributeSet, key: string): string =>
  declared[key]?.repeats?.find((other) => declared[other]?.label === declared[key]?.label) ?? key;

/** Returns the attributes that have a field. */
export const editableAttributes = (draft: Draft): [string, Attribute][] => {
  const declared = attributesIn(draft['category'] ?? '');
  return Object.entries(declared).filter(
    ([key]) => fieldKeyOf(declared, key) === key || draft[attributePrefix + key] !== undefined,
  );
};

export const attributeField = (key: string): string => attributePrefix + key;

export const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
