import type { SavedBuild } from '@sirkito/contracts/builds/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { deleteSavedBuild, listSavedBuilds } from './saved-builds.queries.ts';
import { toSavedBuild } from './view-saved-builds.ts';

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
