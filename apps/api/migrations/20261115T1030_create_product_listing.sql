-- why: a listing filters, counts and sorts a whole category at once. This table holds what that
-- needs and nothing else, one row for each product on sale. Filter values are numbers from
-- facet_value; a product with several values (a cooler that fits five sockets) has one number for
-- the whole set. An absent filter is null and takes no room.
create table facet_value (
  id integer generated always as identity primary key,
  attribute text not null,
  "values" text[] not null,
  constraint facet_value_once unique (attribute, "values"),
  constraint facet_value_has_values check (array_length("values", 1) >= 1)
);
create index facet_value_values on facet_value using gin ("values");
comment on table facet_value is 'personal: none';
grant insert on facet_value to sirkito_app;

create table product_listing (
  product_id uuid primary key,
  category_id text not null,
  brand_id text not null,
  price_centavos bigint not null,
  sale_price_centavos bigint,
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  created_at timestamptz not null,
  name text not null,
  rating real not null default 0,
  in_stock boolean not null default false,
  socket integer, chipset integer, form_factor integer, capacity integer, speed integer,
  type integer, memory integer, interface integer, rpm integer, wattage integer,
  efficiency integer, modular integer, size integer, color integer, resolution integer,
  refresh_rate integer, panel_type integer, switch_type integer, layout integer,
  wireless integer, sensor integer, dpi integer, surround_sound integer,
  night_vision integer, length integer, compatibility integer, ports integer,
  constraint product_listing_product_fk foreign key (product_id)
    references product (id) on delete cascade
);
create index product_listing_category on product_listing (category_id);
create index product_listing_neighbours on product_listing (category_id, price_centavos, product_id)
  where in_stock;
comment on table product_listing is 'personal: none';
grant insert, update, delete on product_listing to sirkito_app;

-- Whether something is in stock follows the ledger, in the same transaction as the sale.
create function show_stock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update product_listing set in_stock = new.on_hand > 0 where product_id = new.product_id;
  return null;
end
$$;

create trigger stock_begins_in_listing
after insert on stock
for each row execute function show_stock();

-- Only the step to or from nothing changes what a listing shows.
create trigger stock_shows_in_listing
after update of on_hand on stock
for each row when ((old.on_hand > 0) is distinct from (new.on_hand > 0))
execute function show_stock();
