-- Returns a promotion's discount; percentages round down to the centavo.
create or replace function promotion_discount(kind text, value bigint, goods bigint) returns bigint
language sql immutable parallel safe as $$
  select case kind when 'percent' then goods * value / 100 else least(value, goods) end
$$;
