drop function if exists write_orders(order_draft[], priced_draft[], draft_line[], jsonb, timestamptz);
drop function if exists write_orders(order_draft[], priced_draft[], draft_line[], jsonb, timestamptz,
  text[]);
drop function if exists write_orders(order_draft[], priced_draft[], draft_line[], jsonb, timestamptz,
  text[], boolean[], text[], integer[], jsonb[]);
-- Writes the drafts whose outcome is `placed`: orders, keys, lines, ledger, events, outbox, and holds
-- of unproven accounts. Returns what only the database knows of them. VAT is the same rule as
-- vatIncluded in packages/commerce.
create or replace function write_orders(
  drafts order_draft[], priced priced_draft[], lines draft_line[], rules jsonb, at timestamptz,
  -- The rest, for each draft too, are null without a check of the buyers.
  request_ids text[], unproven boolean[] default null, networks text[] default null,
  cod_scores integer[] default null, cod_reasons jsonb[] default null
) returns table (draft_no integer, number bigint, vat bigint, discount_name text, items json)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  rules_version smallint := rules->'cod'->>'version';
  review_from integer := rules->'cod'->>'reviewFrom';
begin
  return query
  with placed as materialized (
    select *, nextval('order_number') as number, round(total * 12 / 112.0)::bigint as vat,
      (select name from promotion where id = promotion_id) as promotion_name,
      -- Staff take the order for somebody else.
      case when account_id is distinct from buyer_id then account_id end as staff_id
    from unnest(drafts, priced) as draft
    where outcome = 'placed'
  ),
  orders as (
    insert into customer_order (id, number, account_id, fulfilment, payment_method, payment_status,
      subtotal_centavos, shipping_centavos, discount_centavos, total_centavos, vat_centavos, address,
      notes, hold_until, created_at, updated_at, cod_score, cod_reasons, cod_rules_version, cod_review)
    select order_id, number, buyer_id, fulfilment, payment_method,
      case payment_method when 'cod' then 'unpaid' else 'awaiting' end,
      subtotal, shipping_fee, discount, total, vat, address, notes,
      at + (rules->'holdMinutes'->>payment_method)::integer * interval '1 minute', at, at,
      cod_scores[draft_no], cod_reasons[draft_no],
      case when cod_scores[draft_no] is not null then rules_version end,
      case when cod_scores[draft_no] >= review_from then 'required' end
    from placed
  ),
  keys as (
    insert into order_key (account_id, key, body_hash, order_id)
    select account_id, key, body_hash, order_id from placed
  ),
  line as materialized (
    select placed.draft_no, placed.order_id, placed.number, placed.vat, placed.promotion_name,
      placed.staff_id, row_number() over (partition by line.draft_no order by line.ordinality) as line_no,
      line.product_id, product.name as title, product.sku,
      coalesce((select file from product_image where product_id = product.id
        order by position limit 1), '') as image, line.price, line.quantity,
      case when unproven[placed.draft_no] then placed.address end as unproven_address,
      placed.buyer_id, placed.fulfilment, placed.payment_method
    from unnest(lines) with ordinality as line
    join placed on placed.draft_no = line.draft_no
    join product on product.id = line.product_id
  ),
  order_lines as (
    insert into order_line (order_id, line_no, product_id, title, sku, image,
      unit_price_centavos, quantity)
    select order_id, line_no, product_id, title, sku, image, price, quantity from line
  ),
  holds as (
    insert into unproven_hold (order_id, product_id, quantity, pays_later, account_id, network, phone,
      place)
    select order_id, product_id, quantity, rules->'cod'->'laterMethods' ? payment_method, buyer_id,
      networks[draft_no], unproven_address->>'phone',
      case when fulfilment = 'delivery' then
        (unproven_address->>'psgc_code') || ' ' || lower(unproven_address->>'street') end
    from line where unproven_address is not null
  ),
  movements as (
    insert into stock_movement (id, at, product_id, quantity, reason, reference, actor_kind, actor_id)
    select gen_random_uuid(), write_orders.at, product_id, -quantity, 'sold', 'order ' || number,
      case when staff_id is null then 'customer' else 'staff' end, staff_id
    from line
  ),
  discounts as (
    insert into order_discount (order_id, promotion_id, name, amount_centavos)
    select order_id, promotion_id, promotion_name, discount from placed
    where promotion_id is not null
  ),
  promotions as (
    update promotion set redemptions = redemptions + redeemed.uses
    from (select promotion_id, count(*) as uses from placed group by promotion_id) as redeemed
    where promotion.id = redeemed.promotion_id
  ),
  events as (
    insert into order_event (id, order_id, at, status, note, request_id, actor_kind, actor_id)
    select gen_random_uuid(), order_id, write_orders.at, 'pending', '', request_ids[draft_no],
      case when staff_id is null then 'customer' else 'staff' end, staff_id
    from placed
  ),
  announcements as (
    insert into outbox (id, kind, payload, at)
    select gen_random_uuid(), 'order_placed', jsonb_build_object('orderId', order_id), write_orders.at
    from placed
  )
  -- From the lines alone, because the planner expects one order and would join by nested loops.
  select draft_no, number, vat, promotion_name, json_agg(json_build_object('productId', product_id,
    'title', title, 'image', image, 'price', price, 'quantity', quantity) order by line_no)
  from line group by draft_no, number, vat, promotion_name;
end
$$;
