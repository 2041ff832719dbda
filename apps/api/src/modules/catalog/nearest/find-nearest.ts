import type { NearestMatches } from '@sirkito/contracts/search/schemas';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { listPage } from '../browse/listing.queries.ts';
import { toCard } from '../product/product-card.ts';
import { listCards } from '../product/product-cards.queries.ts';
import { shorterSearches, type ShorterSearch } from './drop-words.ts';
import { listMatches } from '../search/list-matches.ts';
import { replaceModels } from './near-models.ts';
import { findNotCarried } from '../search/not-carried.ts';
import { matchSearch, planSearch, type SearchMatch } from '../search/plan-search.ts';
import { any, toSearchPlan, type SearchPlan } from '../search/search-tiers.ts';
import { countMatches } from '../search/search.queries.ts';

const limits = { products: 8, shorter: 3 };

type Counted = ShorterSearch & { total: number };

/** Returns what is nearest to a search without results, and which words to leave out. */
export async function findNearest(ctx: Ctx, search: string): Promise<NearestMatches> {
  anyone(ctx);
  const notCarried = findNotCarried(search);
  const found = await matchSearch(ctx.read, search, { isTyping: false, correctsAll: true });
  const whole = toSearchPlan(found.match, found.priceWords);
  const instead = await planSearch(ctx.read, notCarried?.nearest ?? '', { isTyping: false });
  const stages = notCarried ? [] : shorterSearches(search, found);
  const [total = 0, insteadTotal = 0, ...totals] = await countMatches(
    ctx.read,
    [whole, instead, ...stages.flat().map(({ plan }) => plan)],
    ctx.now(),
  );
  if (total > 0) return { total, notCarried: null, shorter: [], ...(await list(ctx, whole)) };
  const shorter = bestStage(stages, totals);
  const near = notCarried ? instead : await nearestPlan(ctx, found, shorter);
  return {
    total,
    notCarried: notCarried
      ? { name: notCarried.name, search: notCarried.nearest, total: insteadTotal }
      : null,
    shorter: shorter.map(({ words, search: text, total: left }) => ({
      words,
      search: text,
      total: left,
    })),
    ...(await list(ctx, near)),
  };
}

/** Takes the first stage that finds anything, its narrowest searches first. */
function bestStage(stages: readonly ShorterSearch[][], totals: readonly number[]): Counted[] {
  const left = [...totals];
  const counted = stages.map((stage) =>
    stage.map((each) => ({ ...each, total: left.shift() ?? 0 })),
  );
  const [best = []] = counted
    .map((stage) => stage.filter(({ total }) => total > 0))
    .filter(({ length }) => length > 0);
  return best
    .toSorted(
      (one, other) => Number(one.lacksCore) - Number(other.lacksCore) || one.total - other.total,
    )
    .slice(0, limits.shorter);
}

/** Close models come before fewer words, and other models before a search without the model. */
async function nearestPlan(
  ctx: Ctx,
  { match, priceWords }: SearchMatch,
  shorter: readonly Counted[],
): Promise<SearchPlan> {
  const [first] = shorter;
  if (first && priceWords.phrase === first.words) return first.plan;
  const replaced = await replaceModels(ctx.read, match);
  const similar = replaced.map((model) => ({
    ...model,
    plan: toSearchPlan(model.match, priceWords),
  }));
  const widest = [
    ...similar.filter(({ isClose }) => isClose),
    ...shorter.filter(({ lacksCore }) => !lacksCore),
    ...similar.filter(({ isClose }) => !isClose),
    ...shorter.filter(({ lacksCore }) => lacksCore),
  ].flatMap(({ plan }) => plan.tiers.at(-1) ?? []);
  const { price, order } = priceWords;
  const tiers = widest.length > 0 ? [...widest, any(widest)] : [];
  return { tiers, matchesAll: false, price, order };
}

async function list(ctx: Ctx, plan: SearchPlan) {
  const [limit, now] = [limits.products, ctx.now()];
  const { rows: near } = await listMatches(ctx.read, plan, { limit, now });
  const all = { categoryIds: undefined, search: undefined, filters: [], offset: 0 };
  const rows =
    near.length > 0
      ? await listCards(
          ctx.read,
          near.map(({ id }) => id),
        )
      : await listPage(ctx.read, { ...all, sort: 'rating', limit, now });
  const rank = (id: string) => near.findIndex((match) => match.id === id);
  const sorted = rows.toSorted((one, other) => rank(one.id) - rank(other.id));
  return { isNear: near.length > 0, products: sorted.map((row) => toCard(row, now)) };
}
