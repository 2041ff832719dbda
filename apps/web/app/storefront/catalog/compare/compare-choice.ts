import { isRecord } from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { createUserStorage } from '#web/lib/storage/user-storage.ts';
import { toast } from '#web/lib/interaction/toasts.ts';

/** The fields shown in the tray without a request. */
export interface Choice {
  id: string;
  name: string;
  categoryId: string;
}

export const maxCompared = 4;

const isChoice = (value: unknown): value is Choice =>
  isRecord(value) && ['id', 'name', 'categoryId'].every((key) => typeof value[key] === 'string');

/** Products selected for comparison, stored in this browser. */
export const compareChoice = createUserStorage('compare', isChoice);

export const toChoice = ({ _id, name, category }: ProductCard): Choice => ({
  id: _id,
  name,
  categoryId: category.id,
});

interface Toggled {
  choices: readonly Choice[];
  notice?: { title: string; description?: string };
}

/** Toggles a product. Starts over for another category; refuses beyond the maximum. */
export function toggled(choices: readonly Choice[], one: Choice): Toggled {
  if (choices.some(({ id }) => id === one.id)) {
    return { choices: choices.filter(({ id }) => id !== one.id) };
  }
  if (choices.some(({ categoryId }) => categoryId !== one.categoryId)) {
    const description =
      'You can only compare products in the same category, so your earlier picks were removed.';
    return { choices: [one], notice: { title: 'Started a new comparison', description } };
  }
  if (choices.length >= maxCompared) {
    const description = 'Remove one to add another.';
    return { choices, notice: { title: 'You can compare up to 4 products', description } };
  }
  return { choices: [...choices, one] };
}

export function toggleCompared(one: Choice): void {
  const { choices, notice } = toggled(compareChoice.read(), one);
  compareChoice.write(choices);
  if (notice) toast(notice);
}
