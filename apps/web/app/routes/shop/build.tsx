import {
  asPesos,
  formatPesosInText,
  purposeNames,
  purposes,
  type Purpose,
} from '@sirkito/commerce';
import { drawBuild, type Drawing } from '@sirkito/compatibility/drawings';
import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import { buildFitPaths } from '@sirkito/contracts/builds/fit-paths';
import { buildsPaths } from '@sirkito/contracts/builds/paths';
import { data, redirect } from 'react-router';
import { BuildPage, type ShownBuild } from '#web/storefront/builder/saved/build-page.tsx';
import { drawnWidths, partOf } from '#web/storefront/drawings/part-of.ts';
import { ScaleDrawing } from '#web/storefront/drawings/scale-drawing.tsx';
import { useAddItems } from '#web/storefront/cart/add/use-add-items.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { apiContext } from '#web/lib/api/request-context.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { NotFoundNotice } from '#web/shell/notices.tsx';
import type { Route } from './+types/build.ts';

const noSuggestion = { reasons: {}, problem: undefined };

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const api = context.get(apiContext);
  const [ready, parts, budget] = ['ready', 'parts', 'budget'].map((name) => query.get(name));
  if (ready) return viewReady(api, ready);
  if (parts) return viewParts(api, parts, (query.get('name') ?? '').slice(0, 60));
  if (budget) return suggest(api, Number(budget), query.get('purpose') ?? '');
  return data({ shown: undefined, path: '', drawings: [] }, { status: 404 });
}

async function viewParts(api: Api, ids: string, name: string) {
  const { data: parts } = await api(buildsPaths.parts, { query: { ids } });
  const title = name || 'Shared build';
  const shown: ShownBuild = { ...noSuggestion, name: title, about: undefined, parts };
  const path = shopPaths.build({ name, parts: parts.map(({ _id }) => _id) });
  const drawings = draw(parts);
  return data({ shown, path, drawings, isOwn: true }, { status: parts.length > 0 ? 200 : 404 });
}

async function viewReady(api: Api, slug: string) {
  const { data: builds } = await api(buildsPaths.ready, {});
  const build = builds.find((one) => one.slug === slug);
  // oxlint-disable-next-line typescript/only-throw-error -- the router redirects on a thrown response
  if (!build) throw redirect(shopPaths.readyBuilds);
  const ids = build.parts.map(({ _id }) => _id).join(',');
  const { data: parts } = await api(buildsPaths.parts, { query: { ids } });
  const shown: ShownBuild = { ...noSuggestion, name: build.name, about: build.summary, parts };
  return data({ shown, path: shopPaths.readyBuild(slug), drawings: draw(parts) });
}

async function suggest(api: Api, asked: number, requestedPurpose: string) {
  const purpose: Purpose = purposes.find((one) => one === requestedPurpose) ?? '1080p';
  const budget = asPesos(
    Number.isFinite(asked) ? Math.min(Math.max(Math.round(asked), 0), 2_000_000) : 0,
  );
  const { data: suggestion } = await api(buildsPaths.suggest, { query: { budget, purpose } });
  const least =
    suggestion.least === null
      ? ''
      : ` Builds start at ${formatPesosInText(suggestion.least)} today.`;
  const shown: ShownBuild = {
    name: purposeNames[purpose],
    about: `For a budget of ${formatPesosInText(budget)}, using parts in stock today.`,
    parts: suggestion.parts,
    asked: { budget, purpose },
    reasons: Object.fromEntries(suggestion.parts.map(({ _id, reason }) => [_id, reason])),
    problem:
      suggestion.parts.length === 0
        ? `${formatPesosInText(budget)} isn't enough for ${inText(purposeNames[purpose])}.${least}`
        : undefined,
  };
  const path = `/shop/build?budget=${budget}&purpose=${purpose}`;
  return data({ shown, path, drawings: draw(suggestion.parts), isOwn: true });
}

/** Drawn here, so that browsers don't load the code. */
const draw = (parts: readonly BuildPart[]): (Drawing | undefined)[] =>
  drawnWidths.map((width) => drawBuild(parts.map(partOf), { width }));

/** Lowercases the first letter, for use inside a sentence. */
const inText = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.shown) return [{ title: 'Page not found' }];
  const { shown, path } = loaderData;
  return pageMeta(matches, {
    title: shown.name,
    description: shown.about ?? `${shown.parts.map(({ name }) => name).join(', ')}.`,
    path,
    picture: pictureOf(shown),
    // Only the ready-made builds are worth indexing.
    isHidden: 'isOwn' in loaderData,
  });
}

/** Returns the API's preview image of all parts. */
const pictureOf = ({ parts }: ShownBuild): string | undefined =>
  parts.length > 0
    ? `${buildFitPaths.picture.path}?parts=${parts.map(({ _id }) => _id).join(',')}`
    : undefined;

export default function BuildRoute({ loaderData: { shown, drawings } }: Route.ComponentProps) {
  const addAll = useAddItems();
  return shown && (shown.parts.length > 0 || shown.problem) ? (
    <BuildPage
      shown={shown}
      addAll={addAll}
      drawing={
        drawings.some(Boolean) && (
          <section className="mt-section">
            <h2 className="mb-6 text-title font-[560]">To scale</h2>
            <ScaleDrawing drawings={drawings} caption="Measures of the build" />
          </section>
        )
      }
    />
  ) : (
    <NotFoundNotice />
  );
}
