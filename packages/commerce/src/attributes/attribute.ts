/** A stored fact. A fact that is not known is absent, never null and never guessed. */
export type AttributeValue = string | number | boolean | readonly string[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** The headings of the specification table, the same words for every kind of part. */
export type AttributeGroup =
  | 'Overview'
  | 'Fit'
  | 'Performance'
  | 'Power'
  | 'Memory'
  | 'Storage'
  | 'Picture'
  | 'Sound'
  | 'Connections'
  | 'Features'
  | 'Looks'
  | 'Model';

interface Shown {
  label: string;
  /** The heading it stands under on the product page. */
  group: AttributeGroup;
  /** What it means for somebody who is not sure. */
  hint?: string;
  /** Other keys for the same fact: the table shows this one only where those are absent. */
  repeats?: readonly string[];
}

interface Words {
  /** Known words in their natural order; others are welcome and come after them. */
  values?: readonly string[];
  /** What a person reads, where the stored word is terse. */
  names?: Readonly<Record<string, string>>;
  /** How the words must be written where a rule reads them, such as "Top 360 mm". */
  form?: { pattern: RegExp; example: string };
}

/** One fact about a kind of part: how it is checked, shown, ordered and grouped. */
export type Attribute = Shown &
  (
    | ({ kind: 'text' } & Words)
    | ({ kind: 'texts' } & Words)
    | { kind: 'number'; unit?: string; min: number; max: number; whole?: true }
    | { kind: 'flag' }
  );

/** Everything that is known of the parts of one subcategory. */
export interface AttributeSet {
  /** In the order of the specification table. */
  attributes: Readonly<Record<string, Attribute>>;
  /** Filters that are computed from the stored facts, such as a length in steps. */
  derived?: Readonly<Record<string, DerivedFilter>>;
}

/** What it leaves out is taken from the stored attribute of the same name. */
export interface DerivedFilter extends Omit<Words, 'form'> {
  label?: string;
  hint?: string;
  from: (attributes: Attributes) => AttributeValue | undefined;
}

type More<Extra = unknown> = Pick<Shown, 'hint' | 'repeats'> & Extra;

export const text = (label: string, group: AttributeGroup, more: More<Words> = {}) =>
  ({ kind: 'text', label, group, ...more }) satisfies Attribute;

export const texts = (label: string, group: AttributeGroup, more: More<Words> = {}) =>
  ({ kind: 'texts', label, group, ...more }) satisfies Attribute;

export const flag = (label: string, group: AttributeGroup, more: More = {}) =>
  ({ kind: 'flag', label, group, ...more }) satisfies Attribute;

type Bounds = readonly [min: number, max: number];

/** A number between two bounds, wide enough for anything sold and narrow enough to catch a slip. */
export const number = (
  label: string,
  group: AttributeGroup,
  [min, max]: Bounds,
  more: More<{ unit?: string }> = {},
) => ({ kind: 'number', label, group, min, max, ...more }) satisfies Attribute;

/** A number of things: whole. */
export const count = (
  label: string,
  group: AttributeGroup,
  bounds: Bounds,
  more: More<{ unit?: string }> = {},
) => ({ ...number(label, group, bounds, more), whole: true }) satisfies Attribute;
