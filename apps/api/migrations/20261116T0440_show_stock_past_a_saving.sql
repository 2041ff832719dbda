-- why: saving a product takes its listing away and writes it anew with the stock of that moment. A
-- movement meanwhile waited for the row that went, or saw none yet, and changed nothing: the part
-- stayed sold out in lists with ten on hand, or the reverse. Whoever saves holds the product's row.
create or replace function show_stock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update product_listing set in_stock = new.on_hand > 0 where product_id = new.product_id;
  if not found then
    perform 1 from product where id = new.product_id for share;
    update product_listing set in_stock = new.on_hand > 0 where product_id = new.product_id;
  end if;
  return null;
end
$$;

update product_listing as listing set in_stock = not in_stock
from product left join stock on stock.product_id = product.id
where product.id = listing.product_id
  and listing.in_stock <> (coalesce(stock.on_hand, 0) > 0);
