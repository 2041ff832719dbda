-- Returns the price at a given time: the sale price while the sale runs. Same rule as
-- runningSalePrice and effectivePrice in packages/commerce.
create or replace function price_at(
  price bigint, sale_price bigint, starts_at timestamptz, ends_at timestamptz, at timestamptz
) returns bigint
language sql immutable parallel safe as $$
  select case
    when sale_price > 0 and coalesce(starts_at <= at, true) and coalesce(ends_at > at, true)
      then sale_price
    else price
  end
$$;
