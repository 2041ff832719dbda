import { AppError } from '@sirkito/contracts/errors';
import type { NoteBody, StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockOrder } from '../order/orders.queries.ts';
import { insertNote } from '../order/order-details.queries.ts';
import { readStaffOrder } from '../order/staff-order.ts';

/** Adds a staff note. The customer sees it only in their data export. */
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
    // The audit log outlives the note, so it stores the id and not the text.
    await audit(tx, ctx, {
      action: 'orders.add_note',
      subject: `order:${id}`,
      before: null,
      after: { noteId },
    });
    return readStaffOrder(tx, id);
  });
}
