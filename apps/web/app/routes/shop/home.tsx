import { ShopError } from '@sirkito/contracts/shop-error';
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { bannersQuery } from '#web/features/banners/banners.queries.ts';
import { BrandIndex } from '#web/features/catalog/brand-index.tsx';
import { categoriesQuery } from '#web/features/catalog/catalog.queries.ts';
import { CategoryShowcase } from '#web/features/catalog/category-showcase.tsx';
import { FitBand } from '#web/features/catalog/fit-band.tsx';
import { OnTheDesk } from '#web/features/catalog/on-the-desk.tsx';
import { BannerShelf } from '#web/features/catalog/banner-shelf.tsx';
import { brandsQuery, shelfQuery } from '#web/features/catalog/shelf.queries.ts';
import { Hero } from '#web/features/store/hero.tsx';
import { Promises } from '#web/features/store/promises.tsx';
import { Quote } from '#web/features/store/quote.tsx';
import { storeProfileQuery } from '#web/features/store/store.queries.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { apiContext, queryContext } from '#web/lib/request-context.ts';
import { stateOf } from '#web/lib/state-of.ts';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [api, queries] = [context.get(apiContext), context.get(queryContext)];
  const [banners, brands] = [bannersQuery(api), brandsQuery(api)];
  const [shown] = await Promise.all([queries.query(banners), queries.query(brands)]);
  const shelves = shown
    .filter(({ kind }) => kind === 'shelf')
    .map(({ link }) => shelfQuery(api, link));
  await Promise.all(shelves.map((shelf) => queries.query(shelf).catch(leaveOutRefused)));
  return { state: stateOf(queries, [banners, brands, ...shelves]) };
}

/** A shelf whose link names something that is gone stays empty; an outage is the page's own. */
function leaveOutRefused(error: unknown): void {
  if (!(error instanceof ShopError) || error.status >= 500) throw error;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    description:
      'Processors, boards, graphics cards and everything around them, with the facts that decide whether they fit.',
    path: shopPaths.home,
  });

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Home />
    </HydrationBoundary>
  );
}

function Home() {
  const api = useApi();
  const { data: store } = useSuspenseQuery(storeProfileQuery(api));
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  const { data: banners } = useSuspenseQuery(bannersQuery(api));
  const hero = banners.find(({ kind }) => kind === 'hero');
  const [firstShelf, ...shelves] = banners.filter(({ kind }) => kind === 'shelf');
  return (
    <>
      {hero ? (
        <Hero tagline={store.tagline} banner={hero} />
      ) : (
        <h1 className="wrap pt-10 text-headline font-[560]">{store.tagline}</h1>
      )}
      <Promises />
      <CategoryShowcase categories={categories} />
      {firstShelf && <BannerShelf banner={firstShelf} />}
      <FitBand categories={categories} />
      {shelves.map((shelf) => (
        <BannerShelf key={shelf.id} banner={shelf} />
      ))}
      <OnTheDesk banners={banners.filter(({ kind }) => kind === 'feature')} />
      <BrandIndex />
      <Quote>{store.quote}</Quote>
    </>
  );
}
