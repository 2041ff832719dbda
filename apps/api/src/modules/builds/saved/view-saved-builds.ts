import type { SavedBuild } from '@sirkito/contracts/builds/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { listSavedBuilds, type SavedBuildRow } from './saved-builds.queries.ts';

export const toSavedBuild = ({ updatedAt, ...row }: SavedBuildRow): SavedBuild => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

export async function viewSavedBuilds(ctx: Ctx): Promise<SavedBuild[]> {
  const { accountId } = requireShopper(ctx);
  const rows = await listSavedBuilds(ctx.read, accountId);
  return rows.map(toSavedBuild);
}
