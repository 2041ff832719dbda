drop function if exists place_orders(uuid[], text[], text[], uuid[], uuid[], text[], bigint[], text[],
  jsonb, timestamptz, uuid[]);
drop function if exists place_orders(order_draft[], draft_line[], jsonb, timestamptz);
drop function if exists place_orders(order_draft[], draft_line[], jsonb, timestamptz, text[]);
drop function if exists place_orders(order_draft[], draft_line[], jsonb, timestamptz, text[], text[]);
-- Places a batch of drafts in one transaction, first come first served. The app role can't insert
-- orders in any other way. Rejected drafts are outcomes, not errors. The caller holds a lock that
-- keeps an account from placing two drafts at once.
create or replace function place_orders(
  drafts order_draft[], lines draft_line[], rules jsonb, at timestamptz,
  -- One for each draft; the defaults are for processes of the version before.
  request_ids text[] default null, networks text[] default null
) returns table (draft_no integer, outcome text, order_id uuid, totals jsonb, sold_out uuid[],
  -- What was written of a placed order.
  number bigint, vat bigint, discount_name text, address jsonb, items json,
  -- What the account may hold in unpaid orders, if the outcome is `unpaid_over_limit`.
  unpaid_limit integer)
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
  -- Null for orders taken by staff, who know the buyer, and for processes of the version before.
  cod jsonb := nullif(rules->'cod', 'null');
  max_units integer := (cod->>'maxUnits')::integer;
  refuse_from integer := (cod->>'refuseFrom')::integer;
  -- Fewer units of a product are its last ones.
  last_below integer := (cod->>'lastUnitsBelow')::integer;
  -- For each draft.
  unproven boolean[];
  verified boolean[];
  pays_later boolean[];
  scores integer[];
  reasons jsonb[];
  account_limit integer[];
  account_room integer[];
  scored record;
  -- Units that unproven accounts may still hold: in all, of each product, of each pair of product and
  -- network. What a network holds in cash doesn't count for its orders paid online.
  room integer;
  later_room integer[];
  line_pairs integer[];
  pair_room integer[];
  online_pair_room integer[];
  -- Last units, of all products, that unproven accounts of each network may still hold.
  last_networks text[];
  network_room integer[];
  online_network_room integer[];
  network_index integer;
  units integer;
  last_units integer;
  is_full boolean;
  is_crowded boolean;
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

  if cod is not null then
    select * from judge_buyers(drafts, cod)
    into unproven, verified, pays_later, account_limit, account_room;
    if true = any (unproven) then
      select * from unproven_room(lines, stock_products, on_hand, networks, unproven, rules)
      into later_room, line_pairs, pair_room, online_pair_room;
      select * from lock_last_units(lines, on_hand, line_stock, networks, unproven, cod)
      into last_networks, network_room, online_network_room;
    end if;
    if true = any (pays_later) and max_units is not null then
      select max_units - coalesce(sum(quantity), 0) into room from unproven_hold where pays_later;
      -- Only what fits into the room that is left waits for other batches.
      if room > 0 then
        perform pg_advisory_xact_lock(hashtext('unproven_hold'));
        select max_units - coalesce(sum(quantity), 0) into room from unproven_hold where pays_later;
      end if;
    end if;
  end if;

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
  if cod is not null then
    -- Not joined to the drafts: the planner knows no sizes and would compare each with each.
    for scored in select * from score_cod(drafts, array(
      select case when outcome = 'placed' then total end from unnest(priced) order by draft_no
    ), networks, rules, at) loop
      scores[scored.draft_no] := scored.score;
      reasons[scored.draft_no] := scored.reasons;
    end loop;
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
    is_full := false;
    is_crowded := false;
    units := 0;
    last_units := 0;
    while lines[next_line].draft_no = draft_no loop
      is_short := is_short
        or lines[next_line].quantity > coalesce(on_hand[line_stock[next_line]], 0);
      units := units + lines[next_line].quantity;
      if unproven[draft_no] then
        if on_hand[line_stock[next_line]] - lines[next_line].quantity < last_below then
          last_units := last_units + lines[next_line].quantity;
        end if;
        is_full := is_full or coalesce(pays_later[draft_no]
          and lines[next_line].quantity > later_room[line_stock[next_line]], false);
        is_crowded := is_crowded or coalesce(lines[next_line].quantity > case
          when pays_later[draft_no] then pair_room[line_pairs[next_line]]
          else online_pair_room[line_pairs[next_line]] end, false);
      end if;
      next_line := next_line + 1;
    end loop;
    -- Half of the room is for confirmed email addresses.
    is_full := is_full or coalesce(pays_later[draft_no]
      and units > room - case when verified[draft_no] then 0 else max_units / 2 end, false);
    network_index := array_position(last_networks, networks[draft_no]);
    is_crowded := is_crowded or last_units > 0 and coalesce(last_units > case
      when pays_later[draft_no] then network_room[network_index]
      else online_network_room[network_index] end, false);
    if known_ids[draft_no] is not null then
      priced[draft_no].outcome := case when is_replay[draft_no] then 'replayed' else 'key_reused' end;
    end if;
    continue when priced[draft_no].outcome <> 'placed';
    promotion_index := array_position(promotion_ids, priced[draft_no].promotion_id);
    if is_short then
      priced[draft_no].outcome := 'out_of_stock';
    elsif units > account_room[draft_no] then
      priced[draft_no].outcome := 'unpaid_over_limit';
    elsif is_full or scores[draft_no] >= refuse_from then
      priced[draft_no].outcome := 'online_payment_needed';
    elsif is_crowded then
      priced[draft_no].outcome := 'held_by_others';
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
        if pays_later[draft_no] then
          later_room[line_stock[line]] := later_room[line_stock[line]] - lines[line].quantity;
        end if;
        if line_pairs[line] is not null then
          pair_room[line_pairs[line]] := pair_room[line_pairs[line]] - lines[line].quantity;
          if not pays_later[draft_no] then
            online_pair_room[line_pairs[line]] :=
              online_pair_room[line_pairs[line]] - lines[line].quantity;
          end if;
        end if;
      end loop;
      if pays_later[draft_no] then
        room := room - units;
      end if;
      if network_index is not null then
        network_room[network_index] := network_room[network_index] - last_units;
        if not pays_later[draft_no] then
          online_network_room[network_index] := online_network_room[network_index] - last_units;
        end if;
      end if;
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
    case when price.outcome = 'placed' then drafts[price.draft_no].address end, written.items,
    case when price.outcome = 'unpaid_over_limit' then account_limit[price.draft_no] end
  from unnest(priced) as price
  left join write_orders(drafts, priced, lines, rules, at, request_ids,
    unproven, networks, scores, reasons) as written
    on written.draft_no = price.draft_no
  order by price.draft_no;
end
$$;
