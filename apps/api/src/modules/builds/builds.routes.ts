import { buildFitApi } from '@sirkito/contracts/builds/fit-endpoints';
import { buildsApi } from '@sirkito/contracts/builds/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { adviseUpgrade } from './upgrade/advise-upgrade.ts';
import { checkProducts, findCompatible } from './find-compatible.ts';
import { listChoices } from './suggest/list-choices.ts';
import { fixBuild } from './suggest/fix-build.ts';
import type { DrawBuild } from './saved/draw-build.ts';
import { removeBuild, saveBuild, viewSavedBuilds } from './saved/saved-builds.ts';
import { suggestBuild } from './suggest/suggest-build.ts';
import { viewParts } from './parts/view-parts.ts';
import { viewReadyBuilds } from './ready/ready-builds.ts';

export function buildsRoutes(app: FastifyInstance, drawBuild: DrawBuild): void {
  route(app, buildsApi.parts, async (ctx, { query }) => ({
    success: true as const,
    ...(await viewParts(ctx, query.ids)),
  }));
  route(app, buildsApi.choices, async (ctx, { query }) => ({
    success: true as const,
    ...(await listChoices(ctx, query)),
  }));
  route(app, buildFitApi.fits, async (ctx, { query }) => ok(await checkProducts(ctx, query)));
  route(app, buildFitApi.fixes, async (ctx, { query }) => ok(await fixBuild(ctx, query.parts)));
  route(app, buildFitApi.picture, async (ctx, { query }, { reply }) => {
    const picture = await drawBuild(ctx, query.parts);
    void reply.type('image/jpeg').header('cache-control', 'public, max-age=86400');
    return picture;
  });
  route(app, buildFitApi.upgrades, async (ctx, { query }) => ok(await adviseUpgrade(ctx, query)));
  route(app, buildFitApi.compatibleProducts, async (ctx, { query }) => ({
    success: true as const,
    ...(await findCompatible(ctx, query.id)),
  }));
  route(app, buildsApi.suggest, async (ctx, { query }) => ok(await suggestBuild(ctx, query)));
  route(app, buildsApi.ready, async (ctx) => ({
    success: true as const,
    ...(await viewReadyBuilds(ctx)),
  }));
  route(app, buildsApi.saved, async (ctx) => ok(await viewSavedBuilds(ctx)));
  route(app, buildsApi.save, async (ctx, { body }) => ok(await saveBuild(ctx, body)));
  route(app, buildsApi.remove, async (ctx, { params }) => ok(await removeBuild(ctx, params.id)));
}
