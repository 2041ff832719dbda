-- Prices drafts as place_orders would, without locks or writes.
create or replace function quote_orders(
  drafts order_draft[], lines draft_line[], rules jsonb, at timestamptz
) returns setof priced_draft
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query
  select priced.*
  from price_orders(drafts, price_lines(lines, rules, at), array(
    select stock.product_id from stock
    where stock.on_hand = 0 and stock.product_id in (select line.product_id from unnest(lines) as line)
  ), rules, at) as priced;
end
$$;
