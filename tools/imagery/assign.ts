import {
  declaredForm,
  showsForm,
  type Form,
  type Shaped,
} from '../../apps/api/src/demo/picture-form.ts';

type Value = string | number | boolean;

/** One value, any of several, or a range that includes its ends. */
type Expected = Value | readonly Value[] | { min?: number; max?: number };

export interface Look {
  id: string;
  subcategory: string;
  colour: string;
  /** What kind of thing it shows. */
  form?: Form;
  /** Attributes that this picture depicts, to choose among those of the right form. */
  fits?: Readonly<Record<string, Expected>>;
}

export interface Part extends Shaped {
  sku: string;
}

/** Parts that look right in a mirror: no legends, and no side that standards fix. */
const mirrorable = new Set([
  'adapters',
  'cables',
  'cctv',
  'cpu',
  'cpu_cooling',
  'hubs',
  'memory',
  'monitor',
  'power_supply',
  'storage_hdd',
  'storage_ssd',
  'ups_avr',
]);

/** Adds a mirrored variant, marked by a tilde, of each look that allows it. */
export function withMirrored(looks: readonly Look[]): Look[] {
  return looks.flatMap((look) =>
    mirrorable.has(look.subcategory) ? [look, { ...look, id: `${look.id}~` }] : [look],
  );
}

/**
 * Assigns each part the picture it had, or the most similar one, of its form and colour; among
 * equals, the least used.
 */
export function assignPictures(
  parts: readonly Part[],
  looks: readonly Look[],
  before: ReadonlyMap<string, string | undefined> = new Map(),
): Map<string, string> {
  const uses = new Map(looks.map(({ id }) => [id, 0]));
  const chosen = new Map<string, string>();
  for (const part of parts) {
    const fitting = looks.filter((look) => isTrue(look, part));
    const former = fitting.filter(({ id }) => id === before.get(part.sku));
    const [best] = (former.length > 0 ? former : fitting)
      .map(({ id, ...look }) => ({ id, likeness: likeness(part, look), used: uses.get(id) ?? 0 }))
      .toSorted((a, b) => b.likeness - a.likeness || a.used - b.used);
    if (!best) continue;
    uses.set(best.id, best.used + 1);
    chosen.set(part.sku, best.id);
  }
  return chosen;
}

function isTrue({ subcategory, colour, form = {} }: Look, part: Part): boolean {
  const own = part.attributes['color'];
  return (
    subcategory === part.category &&
    (typeof own !== 'string' || own.toLowerCase() === colour) &&
    showsForm(form, declaredForm(part))
  );
}

function likeness({ attributes }: Part, { fits = {} }: Pick<Look, 'fits'>): number {
  return Object.entries(fits).reduce(
    (sum, [fact, expected]) => sum + (shows(attributes[fact], expected) ? 10 : -10),
    0,
  );
}

function shows(value: unknown, expected: Expected): boolean {
  if (Array.isArray(value)) return value.some((one) => shows(one, expected));
  if (typeof expected !== 'object') return value === expected;
  if (isList(expected)) return expected.some((one) => one === value);
  const { min = -Infinity, max = Infinity } = expected;
  return typeof value === 'number' && value >= min && value <= max;
}

function isList(expected: Expected): expected is readonly Value[] {
  return Array.isArray(expected);
}
