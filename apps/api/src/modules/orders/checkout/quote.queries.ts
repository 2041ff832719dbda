import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { OrderRules } from '../order/order-rules.ts';
import type { Outcome, Totals } from './place-orders.queries.ts';

interface CartQuote extends Totals {
  outcome: Outcome;
  /** Name of the promotion that applies, if any. */
  promotion: string | null;
  /** Null for a pick-up, and if the address does not belong to the account. */
  zone: string | null;
  /** Whether the account's e-mail address is verified. */
  isVerified: boolean;
  /** Risk of cash on delivery; null without a total. */
  codScore: number | null;
}

interface QuoteRequest {
  accountId: string;
  /** Undefined for a pick-up. */
  addressId: string | undefined;
  rules: OrderRules;
  at: Date;
}

/** Prices the account's cart as an order. */
export async function quoteCart(
  read: Reader,
  { accountId, addressId, rules, at }: QuoteRequest,
): Promise<CartQuote | undefined> {
  const [found] = await selectRaw(
    read,
    sql<CartQuote>`
      select quote.outcome, quote.subtotal, quote.shipping_fee as "shippingFee", quote.discount,
        quote.total, promotion.name as promotion, address.zone,
        account.email_verified_at is not null as "isVerified", cod.score as "codScore"
      from account
      left join cart on cart.account_id = account.id
      left join address on address.account_id = account.id
        and address.id = ${addressId ?? null}::uuid
      cross join lateral (
        select account.id as account_id, account.id as buyer_id,
          case when ${addressId ?? null}::uuid is null then 'pickup' else 'delivery' end as fulfilment,
          to_jsonb(address.*) as address, cart.promotion_id as code_id
      ) as draft
      cross join lateral (
        select array[jsonb_populate_record(null::order_draft, to_jsonb(draft))] as drafts
      ) as priced
      cross join lateral quote_orders(
        priced.drafts,
        array(select row(1, product_id, quantity, null, null, null)::draft_line from cart_line
          where cart_line.account_id = account.id),
        ${JSON.stringify(rules)}::jsonb, ${at}::timestamptz
      ) as quote
      left join lateral score_cod(priced.drafts, array[quote.total], null,
        ${JSON.stringify(rules)}::jsonb, ${at}::timestamptz) as cod on true
      left join promotion on promotion.id = quote.promotion_id
      where account.id = ${accountId}`,
  );
  return found;
}
