drop function if exists place_orders(uuid[], text[], text[], uuid[], uuid[], text[], bigint[], text[],
  jsonb, timestamptz, uuid[]);
drop function if exists place_orders(order_draft[], draft_line[], jsonb, timestamptz);
drop function if exists place_orders(order_draft[], draft_line[], jsonb, timestamptz, text[]);
-- Places a batch of drafts in one transaction, first come first served. The app role can't insert
-- orders in any other way. Rejected drafts are outcomes, not errors. The caller holds a lock that
-- keeps an account from placing two drafts at once.
create or replace function place_orders(
  drafts order_draft[], lines draft_line[], rules jsonb, at timestamptz,
  -- One for each draft; the default is for processes of the version before.
  request_ids text[] default null
) returns table (draft_no integer, outcome text, order_id uuid, totals jsonb, sold_out uuid[],
  -- What was written of a placed order.
  number bigint, vat bigint, discount_name text, address jsonb, items json)
-- A new connection would otherwise plan every statement five times, and a plan made while a table is
-- nearly empty would go on scanning it.
language plpgsql security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  stock_products uuid[];
  on_hand integer[];
  line_stock integer[];
  promotion_ids uuid[];
  uses_left integer[];
  priced priced_draft[];
  known_ids uuid[];
  is_replay boolean[];
  next_line integer := 1;
  first_line integer;
  promotion_index integer;
  is_short boolean;
begin
  if (select count(distinct account_id) from unnest(drafts)) < cardinality(drafts) then
    raise exception 'a batch holds one request of an account';
  end if;

  select array_agg(locked.product_id), array_agg(locked.on_hand) into stock_products, on_hand
  from (
    select product_id, stock.on_hand from stock
    where product_id in (select product_id from unnest(lines))
    order by product_id for update
  ) as locked;
  lines := price_lines(lines, rules, at);
  select array_agg(stock.index order by line.ordinality) into line_stock
  from unnest(lines) with ordinality as line
  left join unnest(stock_products) with ordinality as stock (product_id, index)
    on stock.product_id = line.product_id;

  select array_agg(locked.id), array_agg(locked.uses_left) into promotion_ids, uses_left
  from lock_promotions(drafts, lines, at) as locked;
  -- Priced after the locks, so that it sees what earlier batches used of the promotions.
  select array_agg(price order by price.draft_no) into priced
  from price_orders(drafts, lines, array(
    select stock.product_id from unnest(stock_products, on_hand) as stock (product_id, on_hand)
    where stock.on_hand = 0
  ), rules, at) as price;
  if cardinality(priced) is distinct from cardinality(drafts) then
    raise exception 'a batch of % drafts has % prices', cardinality(drafts), cardinality(priced);
  end if;
  select array_agg(known.order_id order by draft.ordinality),
    array_agg(known.body_hash = draft.body_hash order by draft.ordinality)
  into known_ids, is_replay
  from unnest(drafts) with ordinality as draft
  left join order_key as known on known.account_id = draft.account_id and known.key = draft.key;

  -- First come, first served, whole orders only. A rejected draft takes no stock and no promotion
  -- use, so that later drafts find what is left.
  for draft_no in 1 .. cardinality(drafts) loop
    first_line := next_line;
    is_short := false;
    while lines[next_line].draft_no = draft_no loop
      is_short := is_short
        or lines[next_line].quantity > coalesce(on_hand[line_stock[next_line]], 0);
      next_line := next_line + 1;
    end loop;
    if known_ids[draft_no] is not null then
      priced[draft_no].outcome := case when is_replay[draft_no] then 'replayed' else 'key_reused' end;
    end if;
    continue when priced[draft_no].outcome <> 'placed';
    promotion_index := array_position(promotion_ids, priced[draft_no].promotion_id);
    if is_short then
      priced[draft_no].outcome := 'out_of_stock';
    elsif uses_left[promotion_index] < 1 then
      priced[draft_no].outcome := case
        when promotion_ids[promotion_index] = drafts[draft_no].code_id then 'code_refused'
        else 'total_changed' end;
      priced[draft_no].total := priced[draft_no].total + priced[draft_no].discount;
      priced[draft_no].discount := 0;
    else
      if promotion_index is not null then
        uses_left[promotion_index] := uses_left[promotion_index] - 1;
      end if;
      for line in first_line .. next_line - 1 loop
        on_hand[line_stock[line]] := on_hand[line_stock[line]] - lines[line].quantity;
      end loop;
    end if;
  end loop;

  return query
  select price.draft_no, price.outcome,
    case when price.outcome = 'placed' then drafts[price.draft_no].order_id
      else known_ids[price.draft_no] end,
    case when price.outcome in ('placed', 'total_changed') then jsonb_build_object(
      'subtotal', price.subtotal, 'shippingFee', price.shipping_fee, 'discount', price.discount,
      'total', price.total) end,
    case when price.outcome = 'out_of_stock' then array(
      select line.product_id from unnest(lines) with ordinality as line
      where line.draft_no = price.draft_no and on_hand[line_stock[line.ordinality]] = 0) end,
    written.number, written.vat, written.discount_name,
    case when price.outcome = 'placed' then drafts[price.draft_no].address end, written.items
  from unnest(priced) as price
  left join write_orders(drafts, priced, lines, rules, at, request_ids) as written
    on written.draft_no = price.draft_no
  order by price.draft_no;
end
$$;
