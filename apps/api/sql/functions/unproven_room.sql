drop function if exists unproven_room(draft_line[], uuid[], integer[], text[], boolean[], jsonb);
-- Returns how many more units unproven accounts may hold: of each product by paying later, and of each
-- pair of product and network, in all and by paying online; a null is no limit. `line_pairs` has the
-- pair of each line, null if its draft is of a proven account or without a network. The caller holds the
-- stock rows of the products, without which no hold of them can be added.
create or replace function unproven_room(
  lines draft_line[], products uuid[], on_hand integer[], networks text[], unproven boolean[],
  rules jsonb, out later_room integer[], out line_pairs integer[], out pair_room integer[],
  out online_pair_room integer[]
)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  cod jsonb := rules->'cod';
  product_share numeric := (cod->>'productShare')::numeric;
  network_share numeric := (cod->>'networkShare')::numeric;
  units integer[];
begin
  select array_agg(stock.on_hand + held.units order by stock.index),
    array_agg(case when product_share < 100 then greatest((cod->>'minProduct')::integer,
      floor((stock.on_hand + held.units) * product_share / 100)::integer) - held.later end
      order by stock.index)
  into units, later_room
  from unnest(products, on_hand) with ordinality as stock (product_id, on_hand, index)
  cross join lateral (
    select coalesce(sum(quantity), 0)::integer as units,
      coalesce(sum(quantity) filter (where pays_later), 0)::integer as later
    from unproven_hold where product_id = stock.product_id
  ) as held;
  if network_share >= 100 or array_remove(networks, null) is not distinct from '{}' then
    return;
  end if;

  with line as (
    select ordinality as line_no, product_id,
      case when unproven[draft_no] then networks[draft_no] end as network
    from unnest(lines) with ordinality
  ),
  pair as materialized (
    select product_id, network, row_number() over ()::integer as pair_no
    from (select distinct product_id, network from line where network is not null) as found
  ),
  room as (
    select pair_no, most.units - held.units as units, most.units - held.online as online
    from pair
    cross join lateral (
      select greatest((cod->>'minNetwork')::integer,
        floor(units[array_position(products, pair.product_id)] * network_share / 100)::integer) as units
    ) as most
    cross join lateral (
      select coalesce(sum(quantity), 0)::integer as units,
        coalesce(sum(quantity) filter (where not pays_later), 0)::integer as online
      from unproven_hold where product_id = pair.product_id and network = pair.network
    ) as held
  )
  select (select array_agg(pair_no order by line_no) from line left join pair using (product_id, network)),
    (select array_agg(units order by pair_no) from room),
    (select array_agg(online order by pair_no) from room)
  into line_pairs, pair_room, online_pair_room;
end
$$;
