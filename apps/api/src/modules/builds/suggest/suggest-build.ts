import { asCentavos, effectivePrice, toCentavos, toPesos } from '@sirkito/commerce';
import { slots } from '@sirkito/compatibility';
import type { SuggestionQuery, SuggestionReply } from '@sirkito/contracts/builds/schemas';
import { listInStock, toPart } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { compare } from '../compatibility-queue.ts';
import { choiceReasons } from './choice-reasons.ts';
import { composeBuild, totalOf } from './compose-build.ts';
import { toApiPart } from '../parts/view-parts.ts';

const neededCategories = [
  'cpu',
  'motherboard',
  'memory',
  'graphics_card',
  'storage_ssd',
  'power_supply',
  'cpu_cooling',
  'pc_case',
];
/** A trade-off between choice at every price and speed. */
const offersPerCategory = 80;

/** Suggests a complete build from parts in stock, with a reason for each part. */
export async function suggestBuild(
  ctx: Ctx,
  { budget, purpose }: SuggestionQuery,
): Promise<SuggestionReply['data']> {
  anyone(ctx);
  const centavos = toCentavos(budget);
  const stock = await listInStock(ctx, neededCategories, offersPerCategory);
  const offers = stock.map((part) => ({
    part: toPart(part),
    centavos: toCentavos(effectivePrice(part)),
  }));
  const { chosen, least } = await compare(ctx, () => composeBuild(offers, centavos, purpose));
  const reasons = chosen ? choiceReasons(chosen, purpose) : {};
  const parts = slots.flatMap(({ id }) => {
    const own = stock.find(({ _id }) => _id === chosen?.[id]?.part.id);
    return own ? [{ ...toApiPart(own), reason: reasons[id] ?? '' }] : [];
  });
  return {
    parts,
    total: toPesos(chosen ? totalOf(chosen) : asCentavos(0)),
    least: least === undefined ? null : toPesos(least),
  };
}
