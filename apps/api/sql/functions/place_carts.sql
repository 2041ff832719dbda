drop function if exists place_carts(order_draft[], uuid[], jsonb, timestamptz);
drop function if exists place_carts(order_draft[], uuid[], jsonb, timestamptz, text[]);
drop function if exists place_carts(order_draft[], uuid[], jsonb, timestamptz, text[], text[]);
-- Places drafts from the carts of their accounts and empties the carts that were placed. Fills in
-- lines, promo codes and the addresses given by id; without a key, the cart's contents are the key.
create or replace function place_carts(
  drafts order_draft[], address_ids uuid[], rules jsonb, at timestamptz,
  -- One for each draft; the defaults are for processes of the version before.
  request_ids text[] default null, networks text[] default null
) returns table (draft_no integer, outcome text, order_id uuid, totals jsonb, sold_out uuid[],
  number bigint, vat bigint, discount_name text, address jsonb, items json, unpaid_limit integer)
-- A new connection would otherwise plan every statement five times, and a plan made while a table is
-- nearly empty would go on scanning it.
language plpgsql security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  -- A row that is held longer delays only the orders that need it: see place-around-locks.ts.
  set lock_timeout = '500ms' as $$
#variable_conflict use_column
declare
  lines draft_line[];
begin
  -- Every change of a cart takes this lock, so the lines can't change until the commit.
  perform 1 from cart where account_id in (select account_id from unnest(drafts))
  order by account_id for update;

  select array_agg(row(draft.ordinality, cart_line.product_id, cart_line.quantity, null, null, null
    )::draft_line order by draft.ordinality, cart_line.added_at, cart_line.product_id)
  into lines
  from unnest(drafts) with ordinality as draft
  join cart_line on cart_line.account_id = draft.account_id;

  select array_agg(row(draft.account_id,
    -- An empty cart may be a replay: its contents went into the order before.
    coalesce(draft.key, 'cart:' || (cart.generation - case when exists (
      select 1 from cart_line where account_id = draft.account_id) then 0 else 1 end)),
    draft.body_hash, draft.order_id, draft.buyer_id, draft.fulfilment,
    case when address.id is null then draft.address
      -- From text, which is faster than to_jsonb.
      else jsonb_object('{id, full_name, phone, psgc_code, region, province, city_municipality,
        barangay, street, postal_code, notes, label, zone}', array[address.id::text, full_name, phone,
        psgc_code, region, province, city_municipality, barangay, street, postal_code, address.notes,
        label, zone]) end,
    draft.payment_method, cart.promotion_id, draft.expected_total, draft.notes
  )::order_draft order by draft.ordinality)
  into drafts
  from unnest(drafts) with ordinality as draft
  join unnest(address_ids) with ordinality as chosen (address_id, index)
    on chosen.index = draft.ordinality
  left join cart on cart.account_id = draft.account_id
  left join address on address.id = chosen.address_id and address.account_id = draft.account_id;

  return query
  with result as materialized (
    select * from place_orders(drafts, lines, rules, place_carts.at, request_ids, networks)
  ),
  emptied as (
    select drafts[draft_no].account_id as account_id from result where outcome = 'placed'
  ),
  carts as (
    update cart set generation = generation + 1, updated_at = place_carts.at, promotion_id = null
    from emptied where cart.account_id = emptied.account_id
  ),
  cart_lines as (
    delete from cart_line where account_id in (select account_id from emptied)
  )
  select * from result order by draft_no;
end
$$;
