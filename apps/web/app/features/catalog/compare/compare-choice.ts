import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { keptByUser } from '#web/lib/kept-by-user.ts';
import { toast } from '#web/lib/toasts.ts';

/** Enough of a product to say what was chosen without asking the shop. */
export interface Choice {
  id: string;
  name: string;
  categoryId: string;
}

export const mostCompared = 4;

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'categoryId'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

/** What somebody wants to see side by side. */
export const compareChoice = keptByUser('compare', isChoice);

export const toChoice = ({ _id, name, category }: ProductCard): Choice => ({
  id: _id,
  name,
  categoryId: category.id,
});

interface Toggled {
  choices: readonly Choice[];
  notice?: { title: string; description?: string };
}

/** The choice after one more press: out if it was in, else in, if there is room and it is of a kind. */
export function toggled(choices: readonly Choice[], one: Choice): Toggled {
  if (choices.some(({ id }) => id === one.id)) {
    return { choices: choices.filter(({ id }) => id !== one.id) };
  }
  if (choices.some(({ categoryId }) => categoryId !== one.categoryId)) {
    const description = 'Only parts of one kind can be compared, so what you chose before is out.';
    return { choices: [one], notice: { title: 'Comparison started anew', description } };
  }
  if (choices.length >= mostCompared) {
    const description = 'Take one out of the comparison first.';
    return { choices, notice: { title: 'Four at most', description } };
  }
  return { choices: [...choices, one] };
}

export function toggleCompared(one: Choice): void {
  const { choices, notice } = toggled(compareChoice.read(), one);
  compareChoice.write(choices);
  if (notice) toast(notice);
}
