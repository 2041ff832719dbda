import type { BookMethod, Centavos, DocumentKind } from '@sirkito/commerce';
import type { DocumentsQuery } from '@sirkito/contracts/reports/staff-books-schemas';
import { sql, type RawBuilder } from 'kysely';
import { selectOne, selectRanked, selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

type Filter = Omit<DocumentsQuery, 'after'>;

/** Midnight of the first day of the month in Manila, and of the month after. */
export const monthStart = (month: string) =>
  sql`(${`${month}-01`}::timestamp at time zone 'Asia/Manila')`;
export const monthEnd = (month: string) =>
  sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Manila')`;

export interface Amounts {
  gross: Centavos;
  vatable: Centavos;
  zeroRated: Centavos;
  exempt: Centavos;
  vat: Centavos;
}

/**
 * The documents of a month as they were written, never as their orders are now. Amounts of credit
 * memos are negative.
 */
const documents = ({ month, kind, method, tax }: Filter): RawBuilder<unknown> => sql`
  select document.branch, document.kind, document.number as serial, document.order_id,
    document.issued_at, stored.number, stored."order" ->> 'number' as order_number,
    paid.method, stored.corrects ->> 'number' as corrects, stored.reason,
    sign * stored.total as gross,
    sign * (
      select coalesce(sum((discount ->> 'amount')::bigint), 0)
      from jsonb_array_elements(coalesce(stored.discounts, '[]')) as discount
    )::bigint as discount,
    sign * stored.vatable as vatable, sign * stored."zeroRated" as zero_rated,
    sign * stored.exempt as exempt, sign * stored.vat as vat
  from invoice_document as document
  cross join lateral jsonb_to_record(document.content::jsonb) as stored (
    number text, "order" jsonb, corrects jsonb, reason text, discounts jsonb,
    total bigint, vatable bigint, "zeroRated" bigint, exempt bigint, vat bigint
  )
  cross join lateral (
    select case document.kind when 'credit_memo' then -1 else 1 end as sign,
      case when stored."order" ->> 'paymentMethod' = 'cod' and (stored."order" ->> 'isPickup')::boolean
        then 'counter' else stored."order" ->> 'paymentMethod' end as method
  ) as paid
  where document.issued_at >= ${monthStart(month)} and document.issued_at < ${monthEnd(month)}
    ${kind ? sql`and document.kind = ${kind}` : sql``}
    ${method ? sql`and paid.method = ${method}` : sql``}
    ${tax ? sql`and ${hasAmount[tax]}` : sql``}`;

const hasAmount = {
  // The VAT of a memo can be 1 centavo of which no sale is left.
  vatable: sql`(stored.vatable <> 0 or stored.vat <> 0)`,
  zero_rated: sql`stored."zeroRated" <> 0`,
  exempt: sql`stored.exempt <> 0`,
};

/** The amounts of `documents`, summed by a caller's group. */
const sums = sql`sum(gross)::bigint as gross,
  sum(vatable)::bigint as vatable, sum(zero_rated)::bigint as "zeroRated",
  sum(exempt)::bigint as exempt, sum(vat)::bigint as vat`;

export interface DocumentSum extends Amounts {
  kind: DocumentKind;
  method: BookMethod;
  documents: number;
}

/** Sums a month's documents by kind and payment method, in one snapshot. */
export const sumDocuments = (read: Reader, filter: Filter): Promise<DocumentSum[]> =>
  selectRaw(
    read,
    sql`select kind, method, count(*)::integer as documents, ${sums}
      from (${documents(filter)}) as document group by kind, method`,
  );

export interface DocumentRow extends Amounts {
  rank: number;
  branch: string;
  kind: DocumentKind;
  serial: number;
  number: string;
  issuedAt: Date;
  orderId: string;
  orderNumber: string;
  isSample: boolean;
  method: BookMethod;
  /** Memos list no discounts, so these don't add up to a sum. */
  discount: Centavos;
  corrects: string | null;
  reason: string | null;
  /** Null once deleted, five years after the document. */
  buyer: { name: string; tin: string; address: string } | null;
}

/** Identifies a document and its place in the order of issue. */
export const documentKey = ({ branch, kind, serial }: DocumentRow): string =>
  `${branch}.${kind}.${serial}`;

interface Page extends DocumentsQuery {
  limit: number;
}

/** Lists a page of documents in order of issue. */
export function listDocuments(read: Reader, { after, limit, ...filter }: Page) {
  const [branch, kind, serial] = after?.split('.') ?? [];
  const place = sql`issued_at, branch, kind, serial`;
  return selectRanked(
    read,
    sql<DocumentRow>`
    select row_number() over (order by ${place})::integer as rank, branch, kind, serial, number,
      issued_at as "issuedAt", order_id as "orderId", order_number as "orderNumber",
      (select is_sample from customer_order where id = order_id) as "isSample",
      method, corrects, reason, gross, discount, vatable, zero_rated as "zeroRated", exempt, vat,
      (
        select content::json from invoice_document_buyer as buyer
        where (buyer.branch, buyer.kind, buyer.number) = (page.branch, page.kind, page.serial)
      ) as buyer
    from (
      select * from (${documents(filter)}) as document
      where ${
        after
          ? sql`(${place}) > (
              select issued_at, branch, kind, number from invoice_document
              where (branch, kind, number) = (${branch}, ${kind}, ${serial}::bigint)
            )`
          : sql`true`
      }
      order by ${place} limit ${limit}
    ) as page`,
  );
}

export interface BuyerSum extends Amounts {
  /** Nine digits and the branch; empty for all buyers without one. */
  tin: string;
  name: string;
}

/**
 * Sums a month's documents by the buyer's TIN. A TIN without a branch code is that of the head
 * office. The name is that on the newest document.
 */
export const sumByBuyer = (read: Reader, month: string): Promise<BuyerSum[]> =>
  selectRaw(
    read,
    sql`
    select case when named.tin <> '' then left(named.tin, 11) || '-' || lpad(substr(named.tin, 13), 5, '0')
        else '' end as tin,
      coalesce((array_agg(named.name order by issued_at desc, serial desc))[1], '') as name, ${sums}
    from (${documents({ month })}) as document
    left join invoice_document_buyer as buyer
      on (buyer.branch, buyer.kind, buyer.number) = (document.branch, document.kind, document.serial)
    cross join lateral (
      select coalesce(buyer.content::jsonb ->> 'tin', '') as tin, buyer.content::jsonb ->> 'name' as name
    ) as named
    group by 1`,
  );

/** Returns whether a document of the month is of an order seeded in demo mode. */
export async function hasSampleDocuments(read: Reader, month: string): Promise<boolean> {
  const { isFound } = await selectOne(
    read,
    sql<{ isFound: boolean }>`
    select exists (
      select from invoice_document join customer_order on customer_order.id = order_id
      where is_sample and issued_at >= ${monthStart(month)} and issued_at < ${monthEnd(month)}
    ) as "isFound"`,
  );
  return isFound;
}
