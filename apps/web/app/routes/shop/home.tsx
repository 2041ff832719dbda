import { ShopError } from '@sirkito/contracts/shop-error';
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { bannersQuery } from '#web/storefront/banners/banners.queries.ts';
import { fetchMeasuredCard } from '#web/storefront/builder/measured-card.ts';
import { categoriesQuery } from '#web/storefront/catalog/catalog.queries.ts';
import { BannerShelf } from '#web/storefront/catalog/banner-shelf.tsx';
import { brandsQuery, shelfQuery } from '#web/storefront/catalog/shelf.queries.ts';
import { Hero, type HeroProps } from '#web/storefront/store/hero.tsx';
import { storeProfileQuery } from '#web/storefront/store/store.queries.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { hydrateOnInteraction } from '#web/lib/interaction/hydrate-on-interaction.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { apiContext, queryContext } from '#web/lib/api/request-context.ts';
import { dehydrateQueries } from '#web/lib/api/dehydrate-queries.ts';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [api, queries] = [context.get(apiContext), context.get(queryContext)];
  const [banners, brands] = [bannersQuery(api), brandsQuery(api)];
  const [shown, figures] = await Promise.all([
    queries.query(banners),
    fetchMeasuredCard(api),
    queries.query(brands),
  ]);
  const shelves = shown
    .filter(({ kind }) => kind === 'shelf')
    .map(({ link }) => shelfQuery(api, link));
  await Promise.all(shelves.map((shelf) => queries.query(shelf).catch(ignoreInvalidShelf)));
  return { figures, state: dehydrateQueries(queries, [banners, brands, ...shelves]) };
}

/** Ignores a shelf whose link is no longer valid; outages still fail the page. */
function ignoreInvalidShelf(error: unknown): void {
  if (!(error instanceof ShopError) || error.status >= 500) throw error;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    description:
      'Processors, motherboards, graphics cards and more, with the specs that decide what fits.',
    path: shopPaths.home,
  });

const loadSections = () => import('./home-sections.ts');
const Benefits = hydrateOnInteraction(async () => (await loadSections()).Benefits);
const CategoryShowcase = hydrateOnInteraction(async () => (await loadSections()).CategoryShowcase);
const FitBand = hydrateOnInteraction(async () => (await loadSections()).FitBand);
const FeatureBanners = hydrateOnInteraction(async () => (await loadSections()).FeatureBanners);
const BrandIndex = hydrateOnInteraction(async () => (await loadSections()).BrandIndex);

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Home figures={loaderData.figures} />
    </HydrationBoundary>
  );
}

function Home({ figures }: Pick<HeroProps, 'figures'>) {
  const api = useApi();
  const { data: store } = useSuspenseQuery(storeProfileQuery(api));
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  const { data: banners } = useSuspenseQuery(bannersQuery(api));
  const hero = banners.find(({ kind }) => kind === 'hero');
  const [firstShelf, ...shelves] = banners.filter(({ kind }) => kind === 'shelf');
  return (
    <>
      {hero ? (
        <Hero tagline={store.tagline} banner={hero} figures={figures} />
      ) : (
        <h1 className="wrap pt-10 text-headline font-[560]">{store.tagline}</h1>
      )}
      <Benefits />
      <CategoryShowcase categories={categories} />
      {firstShelf && <BannerShelf banner={firstShelf} />}
      <FitBand categories={categories} />
      {shelves.map((shelf) => (
        <BannerShelf key={shelf.id} banner={shelf} />
      ))}
      <FeatureBanners banners={banners} />
      <BrandIndex />
    </>
  );
}
