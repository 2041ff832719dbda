import type { BuildBody, SavedBuild } from '@sirkito/contracts/builds/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { listSavedBuilds, lockSavedBuilds, upsertSavedBuild } from './saved-builds.queries.ts';
import { toSavedBuild } from './view-saved-builds.ts';

const limit = 30;

/** Saves a build by name, replacing one of the same name. */
export async function saveBuild(ctx: Ctx, { name, parts }: BuildBody): Promise<SavedBuild> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockSavedBuilds(tx, accountId);
    const present = await listSavedBuilds(tx, accountId);
    const isNew = present.every((build) => build.name !== name);
    if (isNew && present.length >= limit) throw new AppError('builds.too_many', { limit });
    const build = { id: ctx.newId(), accountId, name, parts, updatedAt: ctx.now() };
    return toSavedBuild(await upsertSavedBuild(tx, build));
  });
}
