import { AppError } from '@sirkito/contracts/errors';
import type { NoteBody, StaffOrder } from '@sirkito/contracts/order-staff';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockOrder } from './orders.queries.ts';
import { insertNote } from './staff-order-details.queries.ts';
import { readStaffOrder } from './staff-order.ts';

/** For other staff; the shopper sees it only in the export of what is kept about them. */
export async function addOrderNote(ctx: Ctx, id: string, { text }: NoteBody): Promise<StaffOrder> {
  const { accountId: author } = requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('order.not_found');
    const noteId = ctx.newId();
    await insertNote(tx, {
      id: noteId,
      order_id: id,
      account_id: order.accountId,
      author_id: author,
      at: ctx.now(),
      text,
    });
    // The log is kept for longer than the note, so it names the note and not its words.
    await audit(tx, ctx, {
      action: 'orders.add_note',
      subject: `order:${id}`,
      before: null,
      after: { noteId },
    });
    return readStaffOrder(tx, id);
  });
}
