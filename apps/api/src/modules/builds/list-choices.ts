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
const byWeight = ['error', 'warn'];

/** What could go into one place of a build: what fits or may fit, or everything with the reasons. */
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
  const wish = { categoryIds: slot.categories, search, sort, limit: looked };
  const found = all
    ? await listForPlace(ctx, { ...wish, beside: undefined })
    : await listWhatMayFit(ctx, { ...wish, beside: others.map(toPart) });
  const judged = found.map((part) => judge(part, others));
  const kept = all ? judged : verifiedFirst(judged.filter(({ verdict }) => verdict !== 'error'));
  return {
    data: kept.slice(0, shown).map(toWire),
    isMore: kept.length > shown || found.length >= looked,
  };
}

/** What lacks a measure comes after what has it, so that it crowds nothing out. */
async function listWhatMayFit(
  ctx: Ctx,
  wish: Parameters<typeof listForPlace>[1],
): Promise<BuildPart[]> {
  const [fitting, open] = await Promise.all([
    listForPlace(ctx, wish),
    listForPlace(ctx, { ...wish, mayLack: true }),
  ]);
  return [...new Map([...fitting, ...open].map((part) => [part._id, part])).values()];
}

const verifiedFirst = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted(
    (one, other) => Number(one.verdict === 'unknown') - Number(other.verdict === 'unknown'),
  );

function judge(part: BuildPart, others: readonly BuildPart[]): Choice {
  const own = toPart(part);
  // Beside another of its kind it must be told apart from it.
  const candidate = { ...own, id: `${own.id} candidate`, copyOf: own.id };
  const { verdict = 'ok', findings, doubts } = judgeCandidate(candidate, others.map(toPart));
  const against = findings
    .filter((finding) => finding.verdict === 'error' || finding.verdict === 'warn')
    .toSorted((one, other) => byWeight.indexOf(one.verdict) - byWeight.indexOf(other.verdict));
  return {
    ...toWire(part),
    verdict,
    reasons: [...against, ...doubts].map(({ sentence, compared }) => ({ sentence, compared })),
    unknowns: findings.filter((finding) => finding.verdict === 'unknown').length,
  };
}
