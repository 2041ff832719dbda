-- Returns the rows that placing these accounts' carts would lock and another transaction holds, with
-- its transaction id: all of them, or those among `suspects`. Its own locks end with the statement.
create or replace function find_held_rows(accounts uuid[], suspects text[], at timestamptz)
returns table (account_id uuid, held_row text, holder text)
language plpgsql security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  -- Skipping locked rows doesn't skip locked tables.
  set lock_timeout = '500ms' as $$
#variable_conflict use_column
declare
  draft_nos integer[];
  products uuid[];
  quantities integer[];
  prices bigint[];
  codes uuid[];
begin
  select array_agg(draft.ordinality::integer), array_agg(product_id),
    array_agg(quantity::integer), array_agg(1::bigint)
  into draft_nos, products, quantities, prices
  from unnest(accounts) with ordinality as draft (account_id)
  join cart_line on cart_line.account_id = draft.account_id;
  select array_agg(cart.promotion_id order by draft.ordinality) into codes
  from unnest(accounts) with ordinality as draft (account_id)
  left join cart on cart.account_id = draft.account_id;

  return query
  with line as (
    select accounts[draft_no] as account_id, product_id
    from unnest(draft_nos, products) as line (draft_no, product_id)
  ),
  required as (
    select account_id, 'cart' as kind, account_id as id, xmax from cart
    where account_id = any (accounts)
    union all
    select id, 'account', id, xmax from account where id = any (accounts)
    union all
    select line.account_id, 'stock', product_id, stock.xmax from line join stock using (product_id)
    union all
    select line.account_id, 'product', id, product.xmax from line join product on id = product_id
    union all
    select accounts[draft_no], 'promotion', id, promotion.xmax
    from evaluate_promotions(draft_nos, products, quantities, prices, accounts, codes,
      find_held_rows.at) as evaluated
    join promotion on id = promotion_id
    where eligible_total > 0
  ),
  suspect as materialized (
    select account_id, kind, id, xmax from required
    where suspects is null or kind || ' ' || id = any (suspects)
  ),
  free as materialized (
    select 'cart' as kind, account_id as id from (select account_id from cart
      where account_id in (select id from suspect where kind = 'cart')
      for update skip locked) as cart
    union all
    select 'account', id from (select id from account
      where id in (select id from suspect where kind = 'account')
      for key share skip locked) as account
    union all
    select 'stock', product_id from (select product_id from stock
      where product_id in (select id from suspect where kind = 'stock')
      for update skip locked) as stock
    union all
    select 'product', id from (select id from product
      where id in (select id from suspect where kind = 'product')
      for key share skip locked) as product
    union all
    select 'promotion', id from (select id from promotion
      where id in (select id from suspect where kind = 'promotion')
      for no key update skip locked) as promotion
  )
  select account_id, kind || ' ' || id, xmax::text from suspect
  where not exists (
    select 1 from free where free.kind = suspect.kind and free.id = suspect.id
  );
end
$$;
