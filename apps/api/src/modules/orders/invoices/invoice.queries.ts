import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export function listInvoices(read: Reader, orderIds: readonly string[]) {
  return read
    .selectFrom('invoice')
    .leftJoin('invoice_buyer', 'invoice_buyer.order_id', 'invoice.order_id')
    .select([
      'invoice.order_id as orderId',
      'invoice.number',
      'issued_at as issuedAt',
      'invoice_buyer.name',
      'tin',
    ])
    .where('invoice.order_id', 'in', orderIds)
    .execute();
}

interface Buyer {
  order_id: string;
  account_id: string;
  name: string;
  tin: string;
}

/** Returns false if the invoice already has a buyer. */
export async function insertInvoiceBuyer(tx: Tx, buyer: Buyer): Promise<boolean> {
  const inserted = await tx
    .insertInto('invoice_buyer')
    .values(buyer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function listInvoiceBuyers(read: Reader, accountId: string) {
  return read
    .selectFrom('invoice_buyer')
    .select(['order_id as orderId', 'name', 'tin'])
    .where('account_id', '=', accountId)
    .limit(1_000)
    .execute();
}
