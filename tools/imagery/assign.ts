type Fact = string | number | boolean;

/** One value, any of several, or a range that includes its ends. */
type Wanted = Fact | readonly Fact[] | { min?: number; max?: number };

export interface Look {
  id: string;
  subcategory: string;
  colour: string;
  /** The facts of a product that this picture shows. */
  fits?: Readonly<Record<string, Wanted>>;
}

export interface Part {
  sku: string;
  category: string;
  attributes: Readonly<Record<string, unknown>>;
}

const forItsColour = 100;

/** Which picture each part shows: the likest of its subcategory; among equals, the least used. */
export function assignPictures(
  parts: readonly Part[],
  looks: readonly Look[],
): Map<string, string> {
  const uses = new Map(looks.map(({ id }) => [id, 0]));
  const chosen = new Map<string, string>();
  for (const part of parts) {
    const [best] = looks
      .filter(({ subcategory }) => subcategory === part.category)
      .map(({ id, ...look }) => ({ id, likeness: likeness(part, look), used: uses.get(id) ?? 0 }))
      .toSorted((a, b) => b.likeness - a.likeness || a.used - b.used);
    if (!best) throw new Error(`There is no picture of any ${part.category}`);
    uses.set(best.id, best.used + 1);
    chosen.set(part.sku, best.id);
  }
  return chosen;
}

function likeness({ attributes }: Part, { colour, fits = {} }: Omit<Look, 'id'>): number {
  const own = attributes['color'];
  const shown = typeof own === 'string' && own.toLowerCase() === colour ? forItsColour : 0;
  return Object.entries(fits).reduce(
    (sum, [fact, wanted]) => sum + (shows(attributes[fact], wanted) ? 10 : -10),
    shown,
  );
}

function shows(value: unknown, wanted: Wanted): boolean {
  if (Array.isArray(value)) return value.some((one) => shows(one, wanted));
  if (typeof wanted !== 'object') return value === wanted;
  if (isList(wanted)) return wanted.some((one) => one === value);
  const { min = -Infinity, max = Infinity } = wanted;
  return typeof value === 'number' && value >= min && value <= max;
}

function isList(wanted: Wanted): wanted is readonly Fact[] {
  return Array.isArray(wanted);
}
