import type { Centavos } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

/** Serializes the refunds of a staff member, so that parallel ones are added up. */
export async function lockRefundsOf(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('refunds'), hashtext(${accountId}))`.execute(tx);
}

/** Adds up the refunds of a staff member within the last hour, from the append-only audit log. */
export async function sumRefundsInHour(tx: Tx, accountId: string): Promise<Centavos> {
  const { total } = await tx
    .selectFrom('audit_entry')
    .select(
      sql<Centavos>`coalesce(sum(case action
        when 'payments.refund_order'
          then (after ->> 'refunded')::bigint - (before ->> 'refunded')::bigint
        else (after ->> 'refundDue')::bigint
      end), 0)::bigint`.as('total'),
    )
    .where('actor_id', '=', accountId)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('action', 'in', ['payments.refund_order', 'orders.change_status'])
    .executeTakeFirstOrThrow();
  return total;
}

/** Adds up what the payment provider holds of an order. */
export async function sumOnlinePayments(tx: Tx, orderId: string): Promise<Centavos> {
  const { total } = await tx
    .selectFrom('payment')
    .select((eb) =>
      sql<Centavos>`coalesce(sum(amount_centavos - ${eb
        .selectFrom('refund')
        .select(sql`coalesce(sum(refund.amount_centavos), 0)`.as('refunded'))
        .whereRef('refund.payment_id', '=', 'payment.id')
        .where('refund.status', '!=', 'failed')}), 0)::bigint`.as('total'),
    )
    .where('order_id', '=', orderId)
    .where('provider', '=', 'paymongo')
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return total;
}
