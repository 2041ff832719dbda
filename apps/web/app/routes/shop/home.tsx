import { useSuspenseQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#web/features/catalog/catalog.queries.ts';
import { CategoryShowcase } from '#web/features/catalog/category-showcase.tsx';
import { FitBand } from '#web/features/catalog/fit-band.tsx';
import { OnTheDesk } from '#web/features/catalog/on-the-desk.tsx';
import { Hero } from '#web/features/store/hero.tsx';
import { Promises } from '#web/features/store/promises.tsx';
import { Quote } from '#web/features/store/quote.tsx';
import { storeProfileQuery } from '#web/features/store/store.queries.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    description:
      'Processors, boards, graphics cards and everything around them, with the facts that decide whether they fit.',
    path: shopPaths.home,
  });

export default function HomeRoute() {
  const api = useApi();
  const { data: store } = useSuspenseQuery(storeProfileQuery(api));
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  return (
    <>
      <Hero tagline={store.tagline} />
      <Promises openingHours={store.openingHours} />
      <CategoryShowcase categories={categories} />
      <FitBand categories={categories} />
      <OnTheDesk categories={categories} />
      <Quote>{store.quote}</Quote>
    </>
  );
}
