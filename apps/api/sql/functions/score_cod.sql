-- Counts what makes cash on delivery risky and adds up the points: the same signals and the same sum as
-- codScore in packages/commerce, whose table has this order. Skips drafts that don't pay in cash, and
-- those without a total; a quote names no method.
create or replace function score_cod(
  drafts order_draft[], totals bigint[], networks text[], rules jsonb, at timestamptz
) returns table (draft_no integer, score integer, reasons jsonb)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  -- Points and maxima of each signal.
  p integer[] := array(select jsonb_array_elements_text(rules->'cod'->'points')::integer);
  m integer[] := array(select jsonb_array_elements_text(rules->'cod'->'maxima')::integer);
  amount_step bigint := (rules->'cod'->>'amountStep')::bigint;
begin
  return query
  with draft as (
    select ordinality::integer as draft_no, order_id, buyer_id, totals[ordinality] as total,
      networks[ordinality] as network, address->>'phone' as phone,
      -- A pick-up has no place of its own.
      case when fulfilment = 'delivery' then address->>'psgc_code' end as psgc_code,
      case when fulfilment = 'delivery' then lower(address->>'street') end as street
    from unnest(drafts) with ordinality
    where totals[ordinality] is not null and coalesce(payment_method, 'cod') = 'cod'
  ),
  -- Drafts of one batch don't see each other's orders yet.
  numbered as (
    select *, psgc_code || ' ' || street as place,
      row_number() over (partition by phone order by draft_no) - 1 as with_phone,
      row_number() over (partition by psgc_code, street order by draft_no) - 1 as at_place,
      row_number() over (partition by network order by draft_no) - 1 as in_network
    from draft
  ),
  -- Materialized, or PostgreSQL would count each time a signal is used.
  counted as materialized (
    select draft_no,
      least((account.email_verified_at is null)::integer, m[1]) as unconfirmed_email,
      least((account.created_at > score_cod.at - interval '1 day')::integer, m[2]) as new_account,
      least((street is not null and not past.is_known_address)::integer, m[3]) as new_address,
      least(coalesce(length(trim(street)) < 8, false)::integer, m[4]) as short_address,
      least(total / amount_step, m[5]) as amount,
      least(unpaid.refused + (select count(*) from (
        select from customer_order
        where payment_method = 'cod' and payment_status = 'unpaid'
          and status in ('delivery_failed', 'returned')
          and address->>'phone' = phone and account_id is distinct from buyer_id
        limit 3) as refused), m[6]) as refused_parcels,
      least((select count(*) from (
        select from customer_order
        where payment_method = 'cod' and payment_status = 'unpaid'
          and status in ('delivery_failed', 'returned')
          and address->>'psgc_code' = psgc_code and lower(address->>'street') = street
          and account_id is distinct from buyer_id
        limit 2) as refused), m[7]) as refused_at_address,
      least(greatest(
        with_phone + (select count(distinct held.order_id) from (
          select order_id from unproven_hold
          where phone = numbered.phone and order_id is distinct from numbered.order_id
          limit 50) as held),
        case when place is null then 0 else at_place + (select count(distinct held.order_id) from (
          select order_id from unproven_hold
          where place = numbered.place and order_id is distinct from numbered.order_id
          limit 50) as held) end,
        unpaid.waiting), m[8]) as open_orders,
      least(case when network is null then 0 else (in_network + (select count(distinct held.order_id) from (
        select order_id from unproven_hold
        where network = numbered.network and order_id is distinct from numbered.order_id
        limit 100) as held)) / 10 end, m[9]) as network_orders,
      least(past.delivered, m[10]) as delivered_orders
    from numbered
    join account on account.id = buyer_id
    cross join lateral (
      select count(*) filter (where is_delivered) as delivered,
        coalesce(bool_or(is_delivered and address->>'psgc_code' = numbered.psgc_code
          and lower(address->>'street') = numbered.street), false) as is_known_address
      from (
        select *, status = 'delivered' and payment_status in ('paid', 'partially_refunded')
          as is_delivered
        from customer_order where account_id = buyer_id order by id desc limit 200
      ) as recent
    ) as past
    cross join lateral (
      -- All of them, because newer orders must not hide any. `pending` is no condition, see
      -- judge_buyers.
      select count(*) filter (where status = 'pending' and id is distinct from numbered.order_id)
          as waiting,
        count(*) filter (where status in ('delivery_failed', 'returned')) as refused
      from customer_order
      where account_id = buyer_id and status <> 'cancelled' and payment_status = 'unpaid'
        and payment_method = 'cod'
    ) as unpaid
  )
  select draft_no, greatest(0, p[1] * unconfirmed_email + p[2] * new_account + p[3] * new_address
      + p[4] * short_address + p[5] * amount + p[6] * refused_parcels + p[7] * refused_at_address
      + p[8] * open_orders + p[9] * network_orders + p[10] * delivered_orders)::integer,
    jsonb_strip_nulls(jsonb_build_object('unconfirmedEmail', nullif(unconfirmed_email, 0),
      'newAccount', nullif(new_account, 0), 'newAddress', nullif(new_address, 0),
      'shortAddress', nullif(short_address, 0), 'amount', nullif(amount, 0),
      'refusedParcels', nullif(refused_parcels, 0),
      'refusedAtAddress', nullif(refused_at_address, 0), 'openOrders', nullif(open_orders, 0),
      'networkOrders', nullif(network_orders, 0), 'deliveredOrders', nullif(delivered_orders, 0)))
  from counted;
end
$$;
