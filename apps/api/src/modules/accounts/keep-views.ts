import { AppError } from '@sirkito/contracts/errors';
import type { NewView, SavedView } from '@sirkito/contracts/views-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockAccount } from './accounts.queries.ts';
import { deleteView, insertView, listViews, renameView } from './views.queries.ts';

const most = 20;

/** One's own alone. They change nothing in the shop, so the log does not hear of them. */
export async function viewViews(ctx: Ctx, page: string): Promise<SavedView[]> {
  const { accountId } = requireStaff(ctx);
  return listViews(ctx.read, accountId, page, most);
}

export async function saveView(ctx: Ctx, { page, name, address }: NewView): Promise<SavedView[]> {
  const { accountId } = requireStaff(ctx);
  return ctx.transact(async (tx) => {
    // Two that are saved at once are counted one after the other.
    await lockAccount(tx, accountId);
    const kept = await listViews(tx, accountId, page, most);
    if (kept.length >= most) throw new AppError('accounts.too_many_views', { limit: most });
    await insertView(tx, { id: ctx.newId(), accountId, page, name, address, now: ctx.now() });
    return listViews(tx, accountId, page, most);
  });
}

export async function changeViewName(ctx: Ctx, id: string, name: string): Promise<SavedView[]> {
  const { accountId } = requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const renamed = await renameView(tx, { id, accountId }, name);
    if (!renamed) throw new AppError('request.not_found');
    return listViews(tx, accountId, renamed.page, most);
  });
}

export async function removeView(ctx: Ctx, id: string): Promise<SavedView[]> {
  const { accountId } = requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const removed = await deleteView(tx, { id, accountId });
    if (!removed) throw new AppError('request.not_found');
    return listViews(tx, accountId, removed.page, most);
  });
}
