import { specificationTable } from '@sirkito/commerce';
import type { ChosenQuery, ChosenReply } from '@sirkito/contracts/catalog-chosen';
import { z } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { listSoldIds } from './chosen.queries.ts';
import { pricesHoldUntil } from './prices-hold-until.ts';
import { toCard } from './product-card.ts';
import { listCards, type CardRow } from './product-cards.queries.ts';

/** Products somebody chose to see together, in that order. What is not sold is left out. */
export async function viewChosen(
  ctx: Ctx,
  { ids }: ChosenQuery,
): Promise<Omit<ChosenReply, 'success'>> {
  // Anything else would make the database refuse the question instead of the answer being no.
  const asked = ids.filter((id) => z.uuid().safeParse(id).success).map((id) => id.toLowerCase());
  const [sold, rows] = await Promise.all([
    listSoldIds(ctx.read, asked),
    listCards(ctx.read, asked),
  ]);
  const found = new Map(rows.map((row) => [row.id, row]));
  const chosen = asked.filter((id) => sold.includes(id)).flatMap((id) => found.get(id) ?? []);
  return {
    data: chosen.map((row) => toChosen(row, ctx.now())),
    pricesHoldUntil: pricesHoldUntil(chosen, ctx.now()),
  };
}

const toChosen = (row: CardRow, now: Date) => ({
  ...toCard(row, now),
  specifications: specificationTable(row.categoryId, row.attributes),
});
