/** A stored attribute value. Unknown attributes are absent, never null and never guessed. */
export type AttributeValue = string | number | boolean | readonly string[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** Headings of the specification table. */
export type AttributeGroup =
  | 'Overview'
  | 'Compatibility'
  | 'Performance'
  | 'Power'
  | 'Memory'
  | 'Storage'
  | 'Display'
  | 'Image'
  | 'Audio'
  | 'Connectivity'
  | 'Features'
  | 'Appearance'
  | 'Model';

interface AttributeBase {
  label: string;
  /** Heading on the product page. */
  group: AttributeGroup;
  /** Explanation for shoppers. */
  hint?: string;
  /** Keys of the same information: the table shows this one only if those are absent. */
  repeats?: readonly string[];
}

interface TextOptions {
  /** Known values in display order; other values are allowed and come last. */
  values?: readonly string[];
  /** Labels by value, if they differ. */
  names?: Readonly<Record<string, string>>;
  /** Required format of values that compatibility rules parse, such as "Top 360 mm". */
  format?: { pattern: RegExp; example: string };
}

/** Declares how an attribute is validated, displayed, sorted and grouped. */
export type Attribute = AttributeBase &
  (
    | ({ kind: 'text' } & TextOptions)
    | ({ kind: 'texts' } & TextOptions)
    | { kind: 'number'; unit?: string; min: number; max: number; whole?: true }
    | { kind: 'flag' }
  );

/** All attributes and derived filters of a subcategory. */
export interface AttributeSet {
  /** In the order of the specification table. */
  attributes: Readonly<Record<string, Attribute>>;
  /** Filters computed from attributes, such as length ranges. */
  derived?: Readonly<Record<string, DerivedFilter>>;
}

/** Omitted properties default to those of the attribute with the same name. */
export interface DerivedFilter extends Omit<TextOptions, 'format'> {
  label?: string;
  hint?: string;
  from: (attributes: Attributes) => AttributeValue | undefined;
  /** Returns the measure itself, where `from` returns its range. */
  exact?: (attributes: Attributes) => string | undefined;
}

type More<Extra = unknown> = Pick<AttributeBase, 'hint' | 'repeats'> & Extra;

export const text = (label: string, group: AttributeGroup, more: More<TextOptions> = {}) =>
  ({ kind: 'text', label, group, ...more }) satisfies Attribute;

export const texts = (label: string, group: AttributeGroup, more: More<TextOptions> = {}) =>
  ({ kind: 'texts', label, group, ...more }) satisfies Attribute;

export const flag = (label: string, group: AttributeGroup, more: More = {}) =>
  ({ kind: 'flag', label, group, ...more }) satisfies Attribute;

type Bounds = readonly [min: number, max: number];

/** Declares a number. Bounds are wide enough for real products and narrow enough to catch typos. */
export const number = (
  label: string,
  group: AttributeGroup,
  [min, max]: Bounds,
  more: More<{ unit?: string }> = {},
) => ({ kind: 'number', label, group, min, max, ...more }) satisfies Attribute;

/** Declares a whole number. */
export const count = (
  label: string,
  group: AttributeGroup,
  bounds: Bounds,
  more: More<{ unit?: string }> = {},
) => ({ ...number(label, group, bounds, more), whole: true }) satisfies Attribute;
