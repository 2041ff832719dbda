import { formatPesos, purposeNames, purposes, type Pesos, type Purpose } from '@sirkito/commerce';
import { buildFitPaths } from '@sirkito/contracts/paths/build-fit';
import { buildsPaths } from '@sirkito/contracts/paths/builds';
import { data } from 'react-router';
import { BuildPage, type ShownBuild } from '#web/features/builder/build-page.tsx';
import { useAddAll } from '#web/features/cart/use-add-all.ts';
import type { Api } from '#web/lib/api-client.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { NotFoundNotice } from '#web/shell/notices.tsx';
import type { Route } from './+types/build.ts';

const nothing = { reasons: {}, problem: undefined };

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const api = context.get(apiContext);
  const [ready, parts, budget] = ['ready', 'parts', 'budget'].map((name) => query.get(name));
  if (ready) return viewReady(api, ready);
  if (parts) return viewParts(api, parts, (query.get('name') ?? '').slice(0, 60));
  if (budget) return suggest(api, Number(budget), query.get('purpose') ?? '');
  return data({ shown: undefined, path: '' }, { status: 404 });
}

async function viewParts(api: Api, ids: string, name: string) {
  const { data: parts } = await api(buildsPaths.parts, { query: { ids } });
  const title = name || 'A build';
  const shown: ShownBuild = { ...nothing, name: title, about: undefined, parts };
  const path = shopPaths.build({ name, parts: parts.map(({ _id }) => _id) });
  return data({ shown, path, isOwn: true }, { status: parts.length > 0 ? 200 : 404 });
}

async function viewReady(api: Api, slug: string) {
  const { data: builds } = await api(buildsPaths.ready, {});
  const build = builds.find((one) => one.slug === slug);
  if (!build) return data({ shown: undefined, path: '' }, { status: 404 });
  const { data: parts } = await api(buildsPaths.parts, { query: { ids: build.parts.join(',') } });
  const shown: ShownBuild = { ...nothing, name: build.name, about: build.summary, parts };
  return data({ shown, path: shopPaths.readyBuild(slug) });
}

async function suggest(api: Api, asked: number, named: string) {
  const purpose: Purpose = purposes.find((one) => one === named) ?? '1080p';
  const budget = (
    Number.isFinite(asked) ? Math.min(Math.max(Math.round(asked), 0), 2_000_000) : 0
  ) as Pesos;
  const { data: made } = await api(buildsPaths.suggest, { query: { budget, purpose } });
  const least = made.least === null ? '' : ` The least is ${formatPesos(made.least)} today.`;
  const shown: ShownBuild = {
    name: purposeNames[purpose],
    about: `For ${formatPesos(budget)}, from what is in stock today.`,
    parts: made.parts,
    asked: { budget, purpose },
    reasons: Object.fromEntries(made.parts.map(({ _id, reason }) => [_id, reason])),
    problem:
      made.parts.length === 0
        ? `${formatPesos(budget)} is not enough for ${purposeNames[purpose].toLowerCase()}.${least}`
        : undefined,
  };
  return data({ shown, path: `/shop/build?budget=${budget}&purpose=${purpose}`, isOwn: true });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.shown) return [{ title: 'Not found' }];
  const { shown, path } = loaderData;
  return pageMeta(matches, {
    title: shown.name,
    description: shown.about ?? `${shown.parts.map(({ name }) => name).join(', ')}.`,
    path,
    picture: pictureOf(shown),
    // There are more builds than anyone could look for; the ready ones are worth finding.
    isHidden: 'isOwn' in loaderData,
  });
}

/** All of its parts in one picture, made by the API. */
const pictureOf = ({ parts }: ShownBuild): string | undefined =>
  parts.length > 0
    ? `${buildFitPaths.picture.path}?parts=${parts.map(({ _id }) => _id).join(',')}`
    : undefined;

export default function BuildRoute({ loaderData: { shown } }: Route.ComponentProps) {
  const addAll = useAddAll();
  return shown && (shown.parts.length > 0 || shown.problem) ? (
    <BuildPage shown={shown} addAll={addAll} />
  ) : (
    <NotFoundNotice />
  );
}
