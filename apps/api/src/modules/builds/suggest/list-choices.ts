import { checkCandidate, slotOf, slots } from '@sirkito/compatibility';
import type { Choice, ChoicesQuery, ChoicesReply } from '@sirkito/contracts/builds/schemas';
import {
  listPartsForSlot,
  toPart,
  viewBuildParts,
  type BuildPart,
} from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { compare } from '../compatibility-queue.ts';
import { toApiPart } from '../parts/view-parts.ts';

const maxCandidates = 120;
const maxShown = 60;
const bySeverity = ['error', 'warn'];
const lastVerdicts = ['ok', 'unknown', 'error'];

type SlotQuery = Parameters<typeof listPartsForSlot>[1];

/** Lists parts for a slot: those that fit or may fit, or all with the reasons against them. */
export async function listChoices(
  ctx: Ctx,
  { slot: slotId, parts: ids = [], all, search, sort = 'relevance', ...chosen }: ChoicesQuery,
): Promise<Omit<ChoicesReply, 'success'>> {
  anyone(ctx);
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot) return { data: [], isMore: false };
  const { parts } = await viewBuildParts(ctx, ids);
  // A new processor replaces the old one; a second drive is added to the first.
  const others = parts.filter(
    ({ category }) => slot.isMany === true || slotOf(category.id)?.id !== slotId,
  );
  const { categories: categoryIds } = slot;
  const slotQuery = { categoryIds, search, sort, chosen, limit: maxCandidates };
  const found = all
    ? await listInStockFirst(ctx, [{ ...slotQuery, fitsWith: undefined }])
    : await listPossibleFits(ctx, { ...slotQuery, fitsWith: others.map(toPart) });
  const judged = await compare(ctx, function* () {
    const choices: Choice[] = [];
    for (const part of found) {
      choices.push(judge(part, others));
      yield;
    }
    return choices;
  });
  const choices = ranked(all ? judged : judged.filter(({ verdict }) => verdict !== 'error'));
  return {
    data: choices.slice(0, maxShown).map(toApiPart),
    isMore: choices.length > maxShown || found.length >= maxCandidates,
  };
}

/** Lists parts with missing measures last, so that they don't displace verified ones. */
const listPossibleFits = (ctx: Ctx, slotQuery: SlotQuery): Promise<BuildPart[]> =>
  listInStockFirst(ctx, [slotQuery, { ...slotQuery, allowUnknown: true }]);

/** Where a slot has more parts than candidates, those out of stock don't displace the others. */
async function listInStockFirst(ctx: Ctx, queries: readonly SlotQuery[]): Promise<BuildPart[]> {
  const pages = await Promise.all(
    [true, false].flatMap((isInStock) =>
      queries.map((query) => listPartsForSlot(ctx, { ...query, isInStock })),
    ),
  );
  const unique = new Map(pages.flat().map((part) => [part._id, part]));
  return [...unique.values()].slice(0, queries.length * maxCandidates);
}

/** What fits comes first, then what isn't verified, then conflicts; in each, what is in stock. */
const ranked = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ verdict, totalStock }: Choice): number =>
  Math.max(0, lastVerdicts.indexOf(verdict ?? 'ok')) * 2 + Number(totalStock <= 0);

function judge(part: BuildPart, others: readonly BuildPart[]): Choice {
  const own = toPart(part);
  // Gets its own id, since the build may contain the same product already.
  const candidate = { ...own, id: `${own.id} candidate`, copyOf: own.id };
  const { verdict, findings, blockingUnknowns } = checkCandidate(candidate, others.map(toPart));
  const against = findings
    .filter((finding) => finding.verdict === 'error' || finding.verdict === 'warn')
    .toSorted((one, other) => bySeverity.indexOf(one.verdict) - bySeverity.indexOf(other.verdict));
  return {
    ...toApiPart(part),
    verdict: verdict ?? null,
    reasons: [...against, ...blockingUnknowns].map(({ sentence, compared }) => ({
      sentence,
      compared,
    })),
    unknowns: findings.filter((finding) => finding.verdict === 'unknown').length,
  };
}
