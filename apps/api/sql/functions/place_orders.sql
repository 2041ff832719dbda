-- Places a batch of orders in one transaction, first come first served. The app role can't insert
-- orders in any other way. Refused orders are outcomes, not errors.
create or replace function place_orders(
  accounts uuid[], keys text[], hashes text[], ids uuid[], addresses uuid[], methods text[],
  expected bigint[], remarks text[], rules jsonb, at timestamptz, buyers uuid[] default null
) returns table (place integer, outcome text, order_id uuid, figures jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  outcomes text[];
  found_ids uuid[];
  own_keys text[];
  subtotals bigint[];
  fees bigint[];
  snapshots jsonb[];
  shelves uuid[];
  on_hand integer[];
  line_places integer[];
  line_products uuid[];
  line_quantities integer[];
  line_prices bigint[];
  line_shelves integer[];
  code_ids uuid[];
  offered uuid[];
  uses_left integer[];
  promotion_ids uuid[];
  discounts bigint[] := array_fill(0::bigint, array[array_length(accounts, 1)]);
  refusals text[];
  line_at integer := 1;
  first_line integer;
  promotion_at integer;
  is_short boolean;
begin
  buyers := coalesce(buyers, accounts);
  if (select count(distinct one) from unnest(accounts) as one) < array_length(accounts, 1) then
    raise exception 'a batch holds one request of an account';
  end if;

  -- Whoever changes a cart holds this lock, so the lines below stand still.
  select array_agg(locked.promotion_id order by asked.place) into code_ids
  from unnest(accounts) with ordinality as asked (account_id, place)
  left join (
    select account_id, promotion_id from cart where account_id = any (accounts)
    order by account_id for update
  ) as locked on locked.account_id = asked.account_id;
  select array_agg(locked.product_id), array_agg(locked.on_hand) into shelves, on_hand
  from (
    select product_id, stock.on_hand from stock
    where product_id in (select product_id from cart_line where account_id = any (accounts))
    order by product_id for update
  ) as locked;

  -- The lines of every cart, priced once: everything after works on these figures.
  select array_agg(lines.place), array_agg(lines.product_id), array_agg(lines.quantity),
    array_agg(lines.price), array_agg(lines.shelf)
  into line_places, line_products, line_quantities, line_prices, line_shelves
  from (
    select asked.place::integer as place, cart_line.product_id, cart_line.quantity::integer,
      case when product.status = 'active' then price_at(product.price_centavos,
        product.sale_price_centavos, product.sale_starts_at, product.sale_ends_at, at) end as price,
      shelf.place::integer as shelf
    from unnest(accounts) with ordinality as asked (account_id, place)
    join cart_line on cart_line.account_id = asked.account_id
    join product on product.id = cart_line.product_id
    left join unnest(shelves) with ordinality as shelf (product_id, place)
      on shelf.product_id = cart_line.product_id
    order by asked.place, cart_line.added_at, cart_line.product_id
  ) as lines;

  if array_remove(code_ids, null) <> '{}' or exists (select 1 from promotion where code is null
      and starts_at <= place_orders.at and (ends_at is null or ends_at > place_orders.at)) then
    -- Whoever would use a promotion waits here, and then sees what those before have used of it.
    select array_agg(locked.id), array_agg(locked.max_redemptions - locked.redemptions)
    into offered, uses_left
    from (
      select id, max_redemptions, redemptions from promotion where id in (
        select promotion_id from evaluate_promotions(line_places, line_products, line_quantities,
          line_prices, buyers, code_ids, place_orders.at)
        where goods > 0
      ) order by id for no key update
    ) as locked;

    with weighed as materialized (
      select * from evaluate_promotions(line_places, line_products, line_quantities, line_prices,
        buyers, code_ids, place_orders.at)
    )
    select array_agg(best.promotion_id order by asked.place),
      array_agg(coalesce(best.amount, 0) order by asked.place),
      array_agg(typed.refusal order by asked.place)
    into promotion_ids, discounts, refusals
    from unnest(accounts) with ordinality as asked (account_id, place)
    left join weighed as best on best.place = asked.place and best.is_best
    left join weighed as typed on typed.place = asked.place and typed.is_code;
  end if;

  with asked as (
    select * from unnest(accounts, keys, hashes, addresses, methods, expected)
      with ordinality as asked (account_id, key, hash, address_id, method, expected, place)
  ),
  sums as (
    select line.place, sum(line.price * line.quantity)::bigint as subtotal,
      bool_or(line.price is null) as is_withdrawn, bool_or(on_hand[line.shelf] = 0) as is_sold_out,
      sum(line.quantity * greatest(coalesce(product.weight_g, 0), coalesce(ceil(
        product.box_mm[1]::bigint * product.box_mm[2] * product.box_mm[3]
          / (rules->>'volumeDivisor')::numeric), 0)))::bigint as grams,
      max(greatest(product.box_mm[1], product.box_mm[2], product.box_mm[3])) as longest
    from unnest(line_places, line_products, line_quantities, line_prices, line_shelves)
      as line (place, product_id, quantity, price, shelf)
    join product on product.id = line.product_id
    group by line.place
  ),
  -- Materialized, or each figure would be counted as often as it is used.
  priced as materialized (
    select asked.*, discounts[asked.place] as discount, sums.subtotal, sums.is_withdrawn,
      sums.is_sold_out, to_jsonb(address) as address,
      coalesce(asked.key, 'cart:' || (cart.generation
        - case when sums.place is null then 1 else 0 end)) as own_key,
      case when sums.subtotal is not null and address.id is not null then shipping_fee(
        rules, address.zone, sums.grams, coalesce(sums.longest, 0), sums.subtotal) end as fee,
      account.id is null as is_gone, account.email_verified_at is not null as is_verified
    from asked
    left join account on account.id = asked.account_id
    left join cart on cart.account_id = asked.account_id
    left join sums on sums.place = asked.place
    left join address on address.id = asked.address_id
      and address.account_id = asked.account_id
  )
  select
    array_agg(case
      when priced.is_gone then 'account_gone'
      when priced.known_id is not null and priced.known_hash = priced.hash then 'replayed'
      when priced.known_id is not null then 'key_reused'
      when priced.subtotal is null and not coalesce(priced.is_withdrawn, false) then 'cart_empty'
      when priced.is_withdrawn then 'product_unavailable'
      when priced.is_sold_out then 'out_of_stock'
      when priced.address is null then 'address_not_found'
      when priced.method = 'cod' and priced.subtotal + priced.fee - priced.discount > (rules->>case
        when priced.is_verified then 'codLimit' else 'codLimitUnverified' end)::bigint
        then 'cod_over_limit'
      when refusals[priced.place] is not null
        and priced.expected is distinct from priced.subtotal + priced.fee - priced.discount
        then 'code_refused'
      when priced.expected <> priced.subtotal + priced.fee - priced.discount then 'total_changed'
      else 'placed'
    end),
    array_agg(priced.known_id),
    array_agg(priced.own_key),
    array_agg(priced.subtotal),
    array_agg(priced.fee),
    array_agg(priced.address)
  into outcomes, found_ids, own_keys, subtotals, fees, snapshots
  from (
    select priced.*, known.order_id as known_id, known.body_hash as known_hash
    from priced
    left join order_key as known
      on known.account_id = priced.account_id and known.key = priced.own_key
    order by priced.place
  ) as priced;
  if cardinality(outcomes) is distinct from cardinality(accounts) then
    raise exception 'a batch of % requests has % outcomes', cardinality(accounts),
      cardinality(outcomes);
  end if;

  -- Those who came first are served, whole orders only. Who is refused takes nothing of the stock and
  -- nothing of a promotion, so that whoever comes after finds what there is.
  for place in 1 .. array_length(accounts, 1) loop
    first_line := line_at;
    is_short := false;
    while line_places[line_at] = place loop
      is_short := is_short or line_quantities[line_at] > coalesce(on_hand[line_shelves[line_at]], 0);
      line_at := line_at + 1;
    end loop;
    continue when outcomes[place] <> 'placed';
    promotion_at := array_position(offered, promotion_ids[place]);
    if is_short then
      outcomes[place] := 'out_of_stock';
    elsif uses_left[promotion_at] < 1 then
      outcomes[place] := case
        when promotion_ids[place] = code_ids[place] then 'code_refused' else 'total_changed' end;
      discounts[place] := 0;
    else
      if promotion_at is not null then
        uses_left[promotion_at] := uses_left[promotion_at] - 1;
      end if;
      for taken in first_line .. line_at - 1 loop
        on_hand[line_shelves[taken]] := on_hand[line_shelves[taken]] - line_quantities[taken];
      end loop;
    end if;
  end loop;

  if promotion_ids is not null then
    update promotion set redemptions = redemptions + taken.times
    from (
      select asked.id, count(*) as times
      from unnest(promotion_ids) with ordinality as asked (id, place)
      where outcomes[asked.place] = 'placed' group by asked.id
    ) as taken
    where promotion.id = taken.id;
  end if;

  with chosen as materialized (
    select asked.place, nextval('order_number') as number, asked.account_id, asked.hash, asked.id,
      asked.method, asked.remark,
      own_keys[asked.place] as own_key, subtotals[asked.place] as subtotal,
      fees[asked.place] as fee, discounts[asked.place] as discount,
      fees[asked.place] + subtotals[asked.place] - discounts[asked.place] as total,
      snapshots[asked.place] - 'account_id' as address
    from unnest(accounts, hashes, ids, methods, remarks) with ordinality
      as asked (account_id, hash, id, method, remark, place)
    where outcomes[asked.place] = 'placed'
  ),
  made as (
    insert into customer_order (id, number, account_id, payment_method, payment_status,
      subtotal_centavos, shipping_centavos, discount_centavos, total_centavos, vat_centavos, address,
      notes, hold_until, created_at, updated_at)
    select id, number, account_id, method, case method when 'cod' then 'unpaid' else 'awaiting' end,
      subtotal, fee, discount, total, round(total * 12 / 112.0), address, remark,
      at + (rules->'holdMinutes'->>method)::integer * interval '1 minute', at, at
    from chosen
  ),
  kept_keys as (
    insert into order_key (account_id, key, body_hash, order_id)
    select account_id, own_key, hash, id from chosen
  ),
  line as (
    select chosen.id as order_id, chosen.number, given.product_id, given.quantity, given.price,
      row_number() over (partition by chosen.place order by given.turn) as line_no
    from unnest(line_places, line_products, line_quantities, line_prices) with ordinality
      as given (place, product_id, quantity, price, turn)
    join chosen on chosen.place = given.place
  ),
  kept_lines as (
    insert into order_line (order_id, line_no, product_id, title, sku, image,
      unit_price_centavos, quantity)
    select line.order_id, line.line_no, line.product_id, product.name, product.sku,
      coalesce((select file from product_image where product_id = product.id
        order by position limit 1), ''), line.price, line.quantity
    from line join product on product.id = line.product_id
  ),
  discounted as (
    insert into order_discount (order_id, promotion_id, name, amount_centavos)
    select chosen.id, promotion.id, promotion.name, chosen.discount
    from chosen join promotion on promotion.id = promotion_ids[chosen.place]
    where promotion_ids is not null
  ),
  moved as (
    insert into stock_movement (id, at, product_id, quantity, reason, reference)
    select gen_random_uuid(), place_orders.at, line.product_id, -line.quantity, 'sold',
      'order ' || line.number
    from line
  ),
  told as (
    insert into order_event (id, order_id, at, status, note)
    select gen_random_uuid(), id, place_orders.at, 'pending', '' from chosen
  ),
  promised as (
    insert into outbox (id, kind, payload, at)
    select gen_random_uuid(), 'order_placed', jsonb_build_object('orderId', id), place_orders.at
    from chosen
  ),
  counted as (
    update cart set generation = generation + 1, updated_at = place_orders.at, promotion_id = null
    from chosen where cart.account_id = chosen.account_id
  )
  delete from cart_line where account_id in (select account_id from chosen);

  return query
  select asked.place::integer, outcomes[asked.place],
    case when outcomes[asked.place] = 'placed' then asked.id else found_ids[asked.place] end,
    case outcomes[asked.place]
      when 'total_changed' then jsonb_build_object('subtotal', subtotals[asked.place],
        'shippingFee', fees[asked.place], 'discount', discounts[asked.place],
        'total', subtotals[asked.place] + fees[asked.place] - discounts[asked.place])
      when 'out_of_stock' then (
        select jsonb_agg(line.product_id)
        from unnest(line_places, line_products, line_shelves) as line (place, product_id, shelf)
        where line.place = asked.place and on_hand[line.shelf] = 0)
    end
  from unnest(ids) with ordinality as asked (id, place)
  order by asked.place;
end
$$;
