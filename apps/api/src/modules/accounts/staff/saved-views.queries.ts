import type { NewView } from '@sirkito/contracts/saved-views/staff-schemas';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export function listViews(read: Reader, accountId: string, page: NewView['page'], limit: number) {
  return read
    .selectFrom('saved_view')
    .select(['id', 'name', 'query'])
    .where('account_id', '=', accountId)
    .where('page', '=', page)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function listAccountViews(read: Reader, accountId: string) {
  return read
    .selectFrom('saved_view')
    .selectAll()
    .where('account_id', '=', accountId)
    .limit(1_000)
    .execute();
}

interface View extends NewView {
  id: string;
  accountId: string;
  now: Date;
}

export async function insertView(tx: Tx, { accountId, now, ...view }: View): Promise<void> {
  await tx
    .insertInto('saved_view')
    .values({ ...view, account_id: accountId, created_at: now })
    .execute();
}

interface OwnView {
  id: string;
  accountId: string;
}

/** Returns the page of the view; undefined when the account has no such view. */
export function renameView(tx: Tx, { id, accountId }: OwnView, name: string) {
  return tx
    .updateTable('saved_view')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('page')
    .executeTakeFirst();
}

export function deleteView(tx: Tx, { id, accountId }: OwnView) {
  return tx
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('page')
    .executeTakeFirst();
}
