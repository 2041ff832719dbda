import { buildFitApi } from '@sirkito/contracts/build-fit';
import { buildsApi } from '@sirkito/contracts/builds';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { adviseUpgrade } from './advise-upgrade.ts';
import { findBeside } from './find-beside.ts';
import { judgeProducts } from './judge-products.ts';
import { listChoices } from './list-choices.ts';
import { mendBuild } from './mend-build.ts';
import type { PictureBuild } from './picture-build.ts';
import { removeBuild } from './remove-build.ts';
import { saveBuild } from './save-build.ts';
import { suggestBuild } from './suggest-build.ts';
import { viewParts } from './view-parts.ts';
import { viewReadyBuilds } from './view-ready-builds.ts';
import { viewSavedBuilds } from './view-saved-builds.ts';

export function buildsRoutes(app: FastifyInstance, pictureBuild: PictureBuild): void {
  route(app, buildsApi.parts, async (ctx, { query }) => ({
    success: true as const,
    ...(await viewParts(ctx, query.ids)),
  }));
  route(app, buildsApi.choices, async (ctx, { query }) => ({
    success: true as const,
    ...(await listChoices(ctx, query)),
  }));
  route(app, buildFitApi.fits, async (ctx, { query }) => ok(await judgeProducts(ctx, query)));
  route(app, buildFitApi.mends, async (ctx, { query }) => ok(await mendBuild(ctx, query.parts)));
  route(app, buildFitApi.picture, async (ctx, { query }, { reply }) => {
    const picture = await pictureBuild(ctx, query.parts);
    void reply.type('image/jpeg').header('cache-control', 'public, max-age=86400');
    // Bytes go out as they are, past the serializer.
    return picture as unknown as string;
  });
  route(app, buildFitApi.upgrades, async (ctx, { query }) => ok(await adviseUpgrade(ctx, query)));
  route(app, buildFitApi.beside, async (ctx, { query }) => ok(await findBeside(ctx, query.id)));
  route(app, buildsApi.suggest, async (ctx, { query }) => ok(await suggestBuild(ctx, query)));
  route(app, buildsApi.ready, async (ctx) => ok(await viewReadyBuilds(ctx)));
  route(app, buildsApi.mine, async (ctx) => ok(await viewSavedBuilds(ctx)));
  route(app, buildsApi.save, async (ctx, { body }) => ok(await saveBuild(ctx, body)));
  route(app, buildsApi.remove, async (ctx, { params }) => ok(await removeBuild(ctx, params.id)));
}
