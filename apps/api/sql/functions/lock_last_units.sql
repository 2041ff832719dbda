-- Locks the networks whose unproven accounts order the last units of a product, and returns how many
-- last units each may still hold, of all products: in all, and by paying online. Orders of a network
-- for other products hold other stock rows, so those alone wouldn't keep them apart.
create or replace function lock_last_units(
  lines draft_line[], on_hand integer[], line_stock integer[], networks text[], unproven boolean[],
  cod jsonb, out last_networks text[], out network_room integer[], out online_network_room integer[]
)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  last_below integer := (cod->>'lastUnitsBelow')::integer;
  most integer := (cod->>'networkLastUnits')::integer;
begin
  if (cod->>'networkShare')::numeric >= 100 then
    return;
  end if;
  select array_agg(distinct network order by network) into last_networks
  from (
    select case when unproven[draft_no] then networks[draft_no] end as network,
      on_hand[line_stock[ordinality]] - sum(quantity) over (partition by product_id) as left_over
    from unnest(lines) with ordinality
  ) as line
  where network is not null and left_over < last_below;
  for index in 1 .. coalesce(cardinality(last_networks), 0) loop
    perform pg_advisory_xact_lock(hashtext('unproven_hold'), hashtext(last_networks[index]));
  end loop;
  select array_agg(most - held.units order by index), array_agg(most - held.online order by index)
  into network_room, online_network_room
  from unnest(last_networks) with ordinality as locked (network, index)
  cross join lateral (
    select coalesce(sum(quantity), 0)::integer as units,
      coalesce(sum(quantity) filter (where not pays_later), 0)::integer as online
    from unproven_hold join stock using (product_id)
    where unproven_hold.network = locked.network and stock.on_hand < last_below
  ) as held;
end
$$;
