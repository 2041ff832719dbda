import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

interface QuoteLine {
  /** Null if the address does not belong to the account. */
  zone: string | null;
  /** Whether the account's e-mail address is verified. */
  isVerified: boolean;
  /** Null in the single row of an empty cart. */
  quantity: number | null;
  /** Null if the product is no longer sold. */
  price: number | null;
  weightG: number | null;
  boxMm: number[] | null;
}

/** Lists the cart lines at current prices, with the shipping zone of the address, if given. */
export function listQuoteLines(
  read: Reader,
  { accountId, addressId, at }: { accountId: string; addressId: string | undefined; at: Date },
): Promise<QuoteLine[]> {
  return selectRaw(
    read,
    sql<QuoteLine>`
      select address.zone, account.email_verified_at is not null as "isVerified", cart_line.quantity::int as quantity, product.weight_g as "weightG",
        product.box_mm as "boxMm",
        case when product.status = 'active' then price_at(product.price_centavos,
          product.sale_price_centavos, product.sale_starts_at, product.sale_ends_at,
          ${at}::timestamptz)::float8 end as price
      from account
      left join address on address.account_id = account.id
        and address.id = ${addressId ?? null}::uuid
      left join cart_line on cart_line.account_id = account.id
      left join product on product.id = cart_line.product_id
      where account.id = ${accountId}`,
  );
}
