import type { BuildBody, SavedBuild } from '@sirkito/contracts/builds/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import {
  deleteSavedBuild,
  listSavedBuilds,
  lockSavedBuilds,
  type SavedBuildRow,
  upsertSavedBuild,
} from './saved-builds.queries.ts';

const toSavedBuild = ({ updatedAt, ...row }: SavedBuildRow): SavedBuild => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

export async function viewSavedBuilds(ctx: Ctx): Promise<SavedBuild[]> {
  const { accountId } = requireShopper(ctx);
  const rows = await listSavedBuilds(ctx.read, accountId);
  return rows.map(toSavedBuild);
}

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

/** Returns the remaining builds. */
export async function removeBuild(ctx: Ctx, id: string): Promise<SavedBuild[]> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const wasDeleted = await deleteSavedBuild(tx, accountId, id);
    if (!wasDeleted) throw new AppError('request.not_found');
    const rows = await listSavedBuilds(tx, accountId);
    return rows.map(toSavedBuild);
  });
}
