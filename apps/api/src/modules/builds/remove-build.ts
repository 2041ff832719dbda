import type { SavedBuild } from '@sirkito/contracts/builds';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { deleteSavedBuild, listSavedBuilds } from './builds.queries.ts';
import { toSavedBuild } from './view-saved-builds.ts';

/** Answers with those that are left. */
export async function removeBuild(ctx: Ctx, id: string): Promise<SavedBuild[]> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const wasThere = await deleteSavedBuild(tx, accountId, id);
    if (!wasThere) throw new AppError('request.not_found');
    const rows = await listSavedBuilds(tx, accountId);
    return rows.map(toSavedBuild);
  });
}
