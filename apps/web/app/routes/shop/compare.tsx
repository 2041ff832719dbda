import { drawSideBySide, type Shape } from '@sirkito/compatibility/drawings';
import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import { Fragment } from 'react';
import { data } from 'react-router';
import { maxCompared } from '#web/storefront/catalog/compare/compare-choice.ts';
import { ComparePage } from '#web/storefront/catalog/compare/compare-page.tsx';
import { readIds, splitByCategory } from '#web/storefront/catalog/compare/comparison.ts';
import { partOf } from '#web/storefront/drawings/part-of.ts';
import { DrawingSvg } from '#web/storefront/drawings/scale-drawing.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { apiContext } from '#web/lib/api/request-context.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/compare.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = readIds(new URL(request.url).searchParams.get('ids'), maxCompared);
  if (ids.length === 0) return data({ requestedCount: 0, products: [], sizes: [] });
  const call = context.get(apiContext)(catalogPaths.compare, { query: { ids: ids.join(',') } });
  const { data: products, pricesHoldUntil } = await call;
  const headers = pricesHoldUntil ? { expires: new Date(pricesHoldUntil).toUTCString() } : {};
  // Drawn here, so that browsers don't load the code.
  const parts = splitByCategory(products).compared.map(partOf);
  const [narrow, wide] = [112, 184].map((width) => drawSideBySide(parts, { width }));
  const sizes = parts.map((_, index) => ({ narrow: narrow?.[index], wide: wide?.[index] }));
  return data({ requestedCount: ids.length, products, sizes }, { headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Compare',
    description: 'Compare up to 4 products side by side, spec by spec.',
    path: shopPaths.compare,
    // Comparisons are not worth indexing.
    isHidden: loaderData !== undefined && loaderData.requestedCount > 0,
  });

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { sizes, ...rest } = loaderData;
  const cells = sizes.map(
    ({ narrow, wide }, index) =>
      narrow &&
      wide && (
        // oxlint-disable-next-line react/no-array-index-key -- one per column
        <Fragment key={index}>
          <DrawingSvg drawing={narrow} className="sm:hidden" />
          <DrawingSvg drawing={wide} className="max-sm:hidden" />
        </Fragment>
      ),
  );
  const measures = sizes.map(({ narrow }) => narrow?.shapes.flatMap(textOf).join(' '));
  const drawings = { cells, differ: new Set(measures).size > 1 };
  return <ComparePage {...rest} drawings={drawings} />;
}

const textOf = (shape: Shape) => ('text' in shape ? [shape.text] : []);
