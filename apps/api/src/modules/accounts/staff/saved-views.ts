import { AppError } from '@sirkito/contracts/errors';
import type { NewView, SavedView } from '@sirkito/contracts/saved-views/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import { deleteView, insertView, listViews, renameView } from './saved-views.queries.ts';

const maxViews = 20;

/** Lists the caller's own views. Views are not audited: they change nothing in the shop. */
export async function listSavedViews(ctx: Ctx, page: NewView['page']): Promise<SavedView[]> {
  const { accountId } = requireStaff(ctx);
  return listViews(ctx.read, accountId, page, maxViews);
}

export async function saveView(ctx: Ctx, { page, name, query }: NewView): Promise<SavedView[]> {
  const { accountId } = requireStaff(ctx);
  return ctx.transact(async (tx) => {
    // Serializes concurrent saves, so the limit holds.
    await lockAccount(tx, accountId);
    const saved = await listViews(tx, accountId, page, maxViews);
    if (saved.length >= maxViews) {
      throw new AppError('accounts.too_many_views', { limit: maxViews });
    }
    await insertView(tx, { id: ctx.newId(), accountId, page, name, query, now: ctx.now() });
    return listViews(tx, accountId, page, maxViews);
  });
}

export async function renameSavedView(ctx: Ctx, id: string, name: string): Promise<SavedView[]> {
  const { accountId } = requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const renamed = await renameView(tx, { id, accountId }, name);
    if (!renamed) throw new AppError('request.not_found');
    return listViews(tx, accountId, renamed.page, maxViews);
  });
}

export async function removeSavedView(ctx: Ctx, id: string): Promise<SavedView[]> {
  const { accountId } = requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const removed = await deleteView(tx, { id, accountId });
    if (!removed) throw new AppError('request.not_found');
    return listViews(tx, accountId, removed.page, maxViews);
  });
}
