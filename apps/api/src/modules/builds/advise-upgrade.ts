import { effectivePrice, toCentavos, toPesos, type Centavos } from '@sirkito/commerce';
import { evaluate, isBetween, slots, tellBuyer, type Finding } from '@sirkito/compatibility';
import type { Upgrade, UpgradesQuery, UpgradesReply } from '@sirkito/contracts/build-fit';
import { listInStock, toPart, viewOwnedParts, type BuildPart } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { isBetter, wayFor, type Way } from './upgrade.ts';

/** Places whose parts may have to change along with another. */
const followers = [
  'cpu',
  'motherboard',
  'memory',
  'power_supply',
  'cpu_cooling',
  'pc_case',
  'storage_ssd',
];
/** Enough for a choice at every price. */
const each = 40;
const tried = 16;
const shown = 8;

/** What somebody could put into the PC they have, and what else would have to change. */
export async function adviseUpgrade(
  ctx: Ctx,
  { parts: ids, slot: slotId }: UpgradesQuery,
): Promise<UpgradesReply['data']> {
  anyone(ctx);
  const have = await viewOwnedParts(ctx, ids);
  const told = evaluate(have.map(toPart)).findings.filter(tellBuyer).map(toSaid);
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot || have.length === 0) return { have: have.map(toCard), told, upgrades: [] };
  const categories = [...new Set([...slot.categories, ...followers])];
  const stock = await listInStock(ctx, categories, each);
  const offers = stock.toSorted((one, other) => effectivePrice(one) - effectivePrice(other));
  const better = offers
    .filter(({ category }) => slot.categories.includes(category.id))
    .filter(isBetter(slot, have));
  const upgrades = spread(better, tried)
    .flatMap((part) => wayFor(part, { slot, have, offers }) ?? [])
    .toSorted((one, other) => one.also.length - other.also.length)
    .slice(0, shown)
    .map(toUpgrade);
  return { have: have.map(toCard), told, upgrades };
}

/** So many of a list, from its beginning to its end. */
const spread = <Item>(items: readonly Item[], many: number): Item[] =>
  items.filter(
    (_, place) =>
      place === 0 ||
      Math.floor((place * many) / items.length) !== Math.floor(((place - 1) * many) / items.length),
  );

const toSaid = ({ verdict, sentence, compared }: Finding) => ({ verdict, sentence, compared });

const toCard = ({ attributes: _, ...card }: BuildPart) => card;

const list = new Intl.ListFormat('en-GB');
const namesOf = (parts: readonly BuildPart[]): string =>
  list.format(new Set(parts.map(({ name }) => name)));

function toUpgrade({ part, also, findings }: Way): Upgrade {
  const bought = [part, ...also.map((one) => one.part)];
  const ids = bought.map(({ _id }) => _id);
  const own = findings.filter(
    (finding) => isBetween(finding) && finding.parts.some((id) => ids.includes(id)),
  );
  const total = bought.reduce((sum, one) => sum + toCentavos(effectivePrice(one)), 0);
  return {
    part: toCard(part),
    told: own.filter(tellBuyer).map(toSaid),
    unknown: own.filter(({ verdict }) => verdict === 'unknown').length,
    also: also.map(({ out, part: other, reason }) => ({
      out: out.length > 0 ? namesOf(out) : null,
      reason,
      part: toCard(other),
    })),
    total: toPesos(total as Centavos),
  };
}
