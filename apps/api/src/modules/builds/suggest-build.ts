import { effectivePrice, toCentavos, toPesos, type Centavos } from '@sirkito/commerce';
import { slots } from '@sirkito/compatibility';
import type { SuggestionQuery, SuggestionReply } from '@sirkito/contracts/builds';
import { listInStock, toPart } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { reasonsFor } from './choice-reasons.ts';
import { makeBuild, totalOf } from './make-build.ts';
import { toWire } from './wire.ts';

const needed = [
  'cpu',
  'motherboard',
  'memory',
  'graphics_card',
  'storage_ssd',
  'power_supply',
  'cpu_cooling',
  'pc_case',
];
/** Enough for a choice at every price, few enough to be quick. */
const each = 80;

/** A whole build from what is in stock, with a reason for each part. */
export async function suggestBuild(
  ctx: Ctx,
  { budget, purpose }: SuggestionQuery,
): Promise<SuggestionReply['data']> {
  anyone(ctx);
  const centavos = toCentavos(budget);
  const stock = await listInStock(ctx, needed, each);
  const offers = stock.map((part) => ({
    part: toPart(part),
    centavos: toCentavos(effectivePrice(part)),
  }));
  const { chosen, least } = makeBuild(offers, centavos, purpose);
  const reasons = chosen ? reasonsFor(chosen, purpose) : {};
  const parts = slots.flatMap(({ id }) => {
    const own = stock.find(({ _id }) => _id === chosen?.[id]?.part.id);
    return own ? [{ ...toWire(own), reason: reasons[id] ?? '' }] : [];
  });
  return {
    parts,
    total: toPesos((chosen ? totalOf(chosen) : 0) as Centavos),
    least: least === undefined ? null : toPesos(least as Centavos),
  };
}
