import { effectivePrice, formatList, sumCentavos, toCentavos, toPesos } from '@sirkito/commerce';
import {
  evaluate,
  isBetweenParts,
  slotOf,
  slots,
  isShownToBuyer,
  type Finding,
} from '@sirkito/compatibility';
import type { Upgrade, UpgradesQuery, UpgradesReply } from '@sirkito/contracts/builds/fit-schemas';
import { listInStock, toPart, viewOwnedParts, type BuildPart } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { compare } from '../compatibility-queue.ts';
import { findRoadEnds } from './find-road-ends.ts';
import { isBetter, planUpgrade, type UpgradePlan } from './plan-upgrade.ts';

/** Categories whose parts may have to be replaced too. */
const relatedCategories = [
  'cpu',
  'motherboard',
  'memory',
  'power_supply',
  'cpu_cooling',
  'pc_case',
  'storage_ssd',
];
const offersPerCategory = 40;
const maxTried = 16;
const maxShown = 8;

/** Suggests upgrades for a PC the customer owns, with the other parts each one requires. */
export async function adviseUpgrade(
  ctx: Ctx,
  { parts: ids, slot: slotId }: UpgradesQuery,
): Promise<UpgradesReply['data']> {
  anyone(ctx);
  const have = partsOfOnePc(await viewOwnedParts(ctx, ids));
  const messages = evaluate(have.map(toPart)).findings.filter(isShownToBuyer).map(toMessage);
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot || have.length === 0) {
    return { have: have.map(toCard), findings: messages, roadEnds: [], upgrades: [] };
  }
  const categories = [...new Set([...slot.categories, ...relatedCategories])];
  const stock = await listInStock(ctx, categories, offersPerCategory);
  const offers = stock.toSorted((one, other) => effectivePrice(one) - effectivePrice(other));
  const better = offers
    .filter(({ category }) => slot.categories.includes(category.id))
    .filter(isBetter(slot, have));
  const plans = await compare(ctx, function* () {
    const found: UpgradePlan[] = [];
    for (const part of sample(better, maxTried)) {
      const plan = yield* planUpgrade(part, { slot, have, offers });
      if (plan) found.push(plan);
    }
    return found;
  });
  const upgrades = plans
    .toSorted((one, other) => one.also.length - other.also.length)
    .slice(0, maxShown)
    .map(toUpgrade);
  // Without anything better at all, no part is what limits.
  const roadEnds = better.length > 0 ? await findRoadEnds(ctx, slot, have) : [];
  return { have: have.map(toCard), findings: messages, roadEnds, upgrades };
}

/** Keeps the first part of each single slot: nothing says which part is in which PC. */
const partsOfOnePc = (parts: readonly BuildPart[]): BuildPart[] =>
  parts.filter((part, index) => {
    const slot = slotOf(part.category.id);
    if (!slot || slot.isMany === true) return true;
    return parts.findIndex((one) => slotOf(one.category.id) === slot) === index;
  });

/** Samples a list evenly. */
const sample = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter(
    (_, index) =>
      index === 0 ||
      Math.floor((index * count) / items.length) !==
        Math.floor(((index - 1) * count) / items.length),
  );

const toMessage = ({ verdict, sentence, compared }: Finding) => ({ verdict, sentence, compared });

const toCard = ({ attributes: _, ...card }: BuildPart) => card;

const namesOf = (parts: readonly BuildPart[]): string =>
  formatList(new Set(parts.map(({ name }) => name)));

function toUpgrade({ part, also, findings }: UpgradePlan): Upgrade {
  const bought = [part, ...also.map((one) => one.part)];
  const ids = bought.map(({ _id }) => _id);
  const own = findings.filter(
    (finding) => isBetweenParts(finding) && finding.parts.some((id) => ids.includes(id)),
  );
  const total = sumCentavos(bought.map((one) => toCentavos(effectivePrice(one))));
  return {
    part: toCard(part),
    findings: own.filter(isShownToBuyer).map(toMessage),
    unknown: own.filter(({ verdict }) => verdict === 'unknown').length,
    also: also.map(({ out, part: other, reason }) => ({
      out: out.length > 0 ? namesOf(out) : null,
      reason,
      part: toCard(other),
    })),
    total: toPesos(total),
  };
}
