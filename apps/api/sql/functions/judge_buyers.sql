-- Returns for each draft whether its buyer is unproven, which means has paid less than `provenFrom` for
-- delivered orders, has a confirmed email address, and pays later while unproven; and how many units
-- the account may hold in unpaid orders, in all and still. The caller holds a lock that keeps the
-- account from placing orders meanwhile.
create or replace function judge_buyers(
  drafts order_draft[], cod jsonb, out unproven boolean[], out verified boolean[],
  out pays_later boolean[], out account_limit integer[], out account_room integer[]
)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  -- Materialized, or PostgreSQL would look for payments each time `is_unproven` is used.
  with buyer as materialized (
    select draft.ordinality as index, draft.payment_method, draft.buyer_id,
      account.email_verified_at is not null as is_verified,
      past.paid < (cod->>'provenFrom')::bigint as is_unproven,
      (cod->>'accountUnits')::integer + (past.paid / (cod->>'paidPerUnit')::bigint)::integer
        as unpaid_limit
    from unnest(drafts) with ordinality as draft
    left join account on account.id = draft.buyer_id
    cross join lateral (
      select coalesce(sum(total_centavos), 0)::bigint as paid
      from (
        select total_centavos, status, payment_status from customer_order
        where account_id = draft.buyer_id order by id desc limit 200
      ) as recent
      where status = 'delivered' and payment_status = 'paid'
    ) as past
  )
  select array_agg(is_unproven order by index), array_agg(is_verified order by index),
    array_agg(is_unproven and cod->'laterMethods' ? payment_method order by index),
    array_agg(unpaid_limit order by index),
    array_agg(unpaid_limit - (
      -- All of them, because newer orders must not hide any. `pending` is no condition, or PostgreSQL
      -- could read the orders of all accounts while few are waiting.
      select coalesce(sum((select sum(quantity) from order_line where order_id = unpaid.id))
        filter (where status = 'pending'), 0)::integer
      from customer_order as unpaid
      where account_id = buyer_id and status <> 'cancelled'
        and payment_status in ('unpaid', 'awaiting', 'failed', 'expired')
    ) order by index)
  into unproven, verified, pays_later, account_limit, account_room
  from buyer;
end
$$;
