import type { Centavos } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

const selectCustomers = (read: Reader) =>
  read
    .selectFrom('account')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('customer_order')
          .select([
            sql<number>`count(*)::integer`.as('orders'),
            sql<Centavos>`coalesce(sum(total_centavos)
              filter (where is_sale(status, payment_status)), 0)::float8`.as('spent'),
          ])
          .whereRef('customer_order.account_id', '=', 'account.id')
          .as('bought'),
      (join) => join.onTrue(),
    )
    .select([
      'account.id',
      'user_name as userName',
      'email',
      'disabled_at as disabledAt',
      'access_reason as accessReason',
      'created_at as createdAt',
      'email_verified_at as emailVerifiedAt',
      'erase_at as eraseAt',
      'inactivity_notified_at as inactivityNotifiedAt',
      'bought.orders',
      'bought.spent',
    ])
    .where('role', '=', 'user');

export type CustomerData = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

interface CustomerFilter {
  /** Part of the e-mail address or name. */
  search: string;
  /** In the stored format. */
  phone: string | undefined;
  cart?: 'left' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  after?: string | undefined;
  limit: number;
}

const isAbandonedWithin = ({ from, to }: Pick<CustomerFilter, 'from' | 'to'>) => sql<boolean>`
  abandoned_cart.updated_at >= coalesce(${from}::date, '-infinity')::timestamp at time zone 'Asia/Manila'
  and abandoned_cart.updated_at
    < coalesce(${to}::date + 1, 'infinity')::timestamp at time zone 'Asia/Manila'`;

/** Pages by id: UUIDv7 ids sort by creation time. */
export function listCustomerRows(read: Reader, filter: CustomerFilter) {
  const { search, phone, cart, after, limit } = filter;
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return selectCustomers(read)
    .$if(phone !== undefined, (rows) =>
      rows.where('account.id', 'in', (eb) =>
        eb
          .selectFrom('address')
          .select('account_id')
          .where('phone', '=', phone ?? ''),
      ),
    )
    .$if(phone === undefined && search !== '', (rows) =>
      rows.where((eb) =>
        eb.or([eb('email', 'like', pattern), eb(sql`lower(user_name)`, 'like', pattern)]),
      ),
    )
    .$if(cart !== undefined, (rows) =>
      rows.where('account.id', 'in', (eb) =>
        eb
          .selectFrom('abandoned_cart')
          .select('abandoned_cart.account_id')
          .where(isAbandonedWithin(filter)),
      ),
    )
    .$if(after !== undefined, (rows) => rows.where('account.id', '<', after ?? ''))
    .orderBy('account.id', 'desc')
    .limit(limit)
    .execute();
}

export const findCustomer = (read: Reader, id: string) =>
  selectCustomers(read).where('account.id', '=', id).executeTakeFirst();

export const listCustomerOrders = (read: Reader, accountId: string, limit: number) =>
  read
    .selectFrom('customer_order')
    .select([
      'id',
      'number',
      'status',
      'payment_status as paymentStatus',
      'total_centavos as total',
      'created_at as createdAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countReviews(read: Reader, accountId: string): Promise<number> {
  const { reviews } = await read
    .selectFrom('review')
    .select(sql<number>`count(*)::integer`.as('reviews'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return reviews;
}

export const listCustomerNotes = (read: Reader, accountId: string) =>
  read
    .selectFrom('customer_note')
    .leftJoin('account', 'account.id', 'author_id')
    .select(['customer_note.id', 'at', 'text', 'user_name as author'])
    .where('account_id', '=', accountId)
    .orderBy('customer_note.id', 'desc')
    .limit(200)
    .execute();

interface NewNote {
  id: string;
  account_id: string;
  author_id: string;
  at: Date;
  text: string;
}

export async function insertCustomerNote(tx: Tx, note: NewNote): Promise<void> {
  await tx.insertInto('customer_note').values(note).execute();
}

export async function deleteCustomerNotes(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('customer_note').where('account_id', '=', accountId).execute();
}
