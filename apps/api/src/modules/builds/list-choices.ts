import { judgeCandidate, slotOf, slots } from '@sirkito/compatibility';
import type { Choice, ChoicesQuery, ChoicesReply } from '@sirkito/contracts/builds';
import {
  listForPlace,
  toPart,
  viewBuildParts,
  type BuildPart,
} from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { toWire } from './wire.ts';

const looked = 120;
const shown = 60;
const byWeight = ['error', 'warn', 'unknown', 'info', 'ok'];

/** What could go into one place of a build: what fits, or everything with the reasons. */
export async function listChoices(
  ctx: Ctx,
  { slot: slotId, parts: ids = [], all, search, sort = 'relevance' }: ChoicesQuery,
): Promise<Omit<ChoicesReply, 'success'>> {
  anyone(ctx);
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot) return { data: [], isMore: false };
  const { parts } = await viewBuildParts(ctx, ids);
  // A new processor takes the place of the old one; a second drive stands beside the first.
  const others = parts.filter(
    ({ category }) => slot.isMany === true || slotOf(category.id)?.id !== slotId,
  );
  const found = await listForPlace(ctx, {
    categoryIds: slot.categories,
    beside: all ? undefined : others.map(toPart),
    search,
    sort,
    limit: looked,
  });
  const judged = found.map((part) => judge(part, others));
  const kept = all ? judged : judged.filter(({ verdict }) => verdict !== 'error');
  return {
    data: kept.slice(0, shown).map(toWire),
    isMore: kept.length > shown || found.length === looked,
  };
}

function judge(part: BuildPart, others: readonly BuildPart[]): Choice {
  const own = toPart(part);
  // Beside another of its kind it must be told apart from it.
  const candidate = { ...own, id: `${own.id} candidate` };
  const { verdict: whole = 'ok', findings } = judgeCandidate(candidate, others.map(toPart));
  const against = findings
    .filter(({ verdict }) => verdict === 'error' || verdict === 'warn')
    .toSorted((one, other) => byWeight.indexOf(one.verdict) - byWeight.indexOf(other.verdict));
  return {
    ...toWire(part),
    verdict: whole === 'unknown' ? 'ok' : whole,
    reasons: against.map(({ sentence, compared }) => ({ sentence, compared })),
    unknowns: findings.filter(({ verdict }) => verdict === 'unknown').length,
  };
}
