import { sql } from 'kysely';
import type { Rule } from './rule.queries.ts';

const paymentTotals = sql`(
  select order_id, sum(amount_centavos) as paid, sum(refunded) as refunded
  from payment left join lateral (
    select coalesce(sum(refund.amount_centavos), 0) as refunded from refund
    where payment_id = payment.id and refund.status <> 'failed'
  ) as refunds on true
  where payment.status = 'paid' group by order_id
)`;

/** As it is printed. */
const documentNumber = (table: string) => {
  const [kind, number] = [sql.ref(`${table}.kind`), sql.ref(`${table}.number`)];
  return sql`case ${kind} when 'invoice' then 'INV-' when 'credit_memo' then 'CM-' else 'DM-' end
    || lpad(${number}::text, 8, '0')`;
};

export const moneyRules: readonly Rule[] = [
  {
    rule: 'each payment status matches the payments and refunds',
    compared: 'customer_order',
    different: sql`
      select 'order ' || number as subject
      from customer_order left join ${paymentTotals} as totals on totals.order_id = customer_order.id
      where case
        when paid is null then total_centavos > 0
          and payment_status not in ('unpaid', 'awaiting', 'failed', 'expired')
        when paid - refunded = total_centavos then payment_status <> 'paid'
        when paid = refunded then payment_status <> 'refunded'
        when paid - refunded < total_centavos then payment_status <> 'partially_refunded'
        else true
      end`,
  },
  {
    rule: 'issued documents are unchanged and without gaps',
    compared: 'invoice_document',
    different: sql`
      select ${documentNumber('document')} || ' of branch ' || branch as subject
      from (
        select *, json_or_null(content) as said, lag(hash, 1, sha256('')) over series as hash_before,
          lag(number, 1, 0) over series as number_before
        from invoice_document window series as (partition by branch, kind order by number)
      ) as document
      left join (select id as order_id, number as order_number from customer_order) as sold
        using (order_id)
      left join invoice_document_buyer as buyer using (branch, kind, number)
      where hash <> sha256(convert_to(document.content, 'UTF8'))
        or number <> number_before + 1
        or (
          said ->> 'previousHash', said ->> 'kind', said ->> 'number', said ->> 'issuedAt',
          said ->> 'total', said ->> 'vat', said #>> '{order,number}',
          said #>> '{order,paymentMethod}', said #>> '{seller,branchCode}'
        ) is distinct from (
          encode(hash_before, 'hex'), kind, ${documentNumber('document')},
          to_char(issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          total_centavos::text, vat_centavos::text, 'SK-' || order_number, payment_method, branch
        )
        or (buyer.content is not null or issued_at > now() - interval '5 years')
          and encode(sha256(convert_to(buyer.content, 'UTF8')), 'hex')
            is distinct from said ->> 'buyerHash'
      union all
      select 'series ' || branch || ' ' || kind
      from document_series left join lateral (
        select number, hash from invoice_document as document
        where (document.branch, document.kind) = (document_series.branch, document_series.kind)
        order by number desc limit 1
      ) as newest on true
      where (last_number, last_hash)
        is distinct from (coalesce(number, 0), coalesce(hash, sha256('')))
      union all
      select distinct ${documentNumber('head')} || ' of branch ' || head.branch
      from reconciliation
      cross join lateral jsonb_to_recordset(document_heads)
        as head (branch text, kind text, number bigint, hash text)
      left join invoice_document as document using (branch, kind, number)
      where encode(document.hash, 'hex') is distinct from head.hash`,
  },
  {
    rule: 'the documents of each order add up to what was paid and kept',
    compared: 'customer_order',
    different: sql`
      select 'order ' || customer_order.number as subject
      from customer_order
      left join (
        select order_id, sum(case kind when 'credit_memo' then -total_centavos
          else total_centavos end) as net from invoice_document group by order_id
      ) as documents on documents.order_id = customer_order.id
      left join ${paymentTotals} as totals on totals.order_id = customer_order.id
      cross join lateral (
        select case when payment_status in ('paid', 'partially_refunded', 'refunded')
          then coalesce(paid - refunded, 0) else paid - refunded end as kept
      ) as money
      where coalesce(net, 0) <> case
        when net is null and (customer_order.status = 'cancelled' or kept is null) then 0
        when kept is not null then least(total_centavos, kept)
        when customer_order.status in ('returned', 'cancelled') then 0
        else total_centavos
      end`,
  },
];
