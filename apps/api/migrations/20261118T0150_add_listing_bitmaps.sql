-- why: counting the facets of a category read every product in it for each listing. Bitmaps of who
-- has which value, in order of price, answer the same from a few hundred bytes per value.

-- One row per change that the bitmaps don't hold yet. Only inserted and deleted, so that orders
-- that sell a product out never wait for each other.
create table listing_change (
  id bigint generated always as identity primary key,
  category_id text not null,
  at timestamptz not null default now()
);
create index listing_change_category on listing_change (category_id);
comment on table listing_change is 'personal: none';
grant delete on listing_change to sirkito_app;

create table listing_bitmap (
  category_id text primary key,
  -- No sale of the category starts or ends in it.
  valid tstzrange not null,
  -- A one for each product, then zeros up to a multiple of 64.
  bits bit varying not null
);
comment on table listing_bitmap is 'personal: none';
grant insert, update on listing_bitmap to sirkito_app;

create table facet_bitmap (
  category_id text not null,
  facet text not null,
  value text not null,
  -- Zeros before `start` and from `stop` are left out: a value often has one price range.
  start integer not null,
  stop integer not null,
  -- Bit n is product `start + n` of the category in order of price.
  bits bit varying not null,
  constraint facet_bitmap_pk primary key (category_id, facet, value)
);
comment on table facet_bitmap is 'personal: none';
grant insert, update, delete on facet_bitmap to sirkito_app;

create table listing_order (
  category_id text not null,
  -- 64 products each, so that the rows are not stored out of line.
  part integer not null,
  product_ids uuid[] not null,
  prices bigint[] not null,
  constraint listing_order_pk primary key (category_id, part)
);
comment on table listing_order is 'personal: none';
grant insert, update, delete on listing_order to sirkito_app;

create or replace function record_listing_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into listing_change (category_id)
  select old.category_id where old.category_id is not null
  union
  select new.category_id where new.category_id is not null;
  return null;
end
$$;

create trigger category_listing_written
after insert or delete on category_listing
for each row execute function record_listing_change();

-- Ratings and the featured order change all the time and are not in the bitmaps.
create trigger category_listing_changed
after update on category_listing
for each row
when (
  (
    old.category_id, old.brand_id, old.price_centavos, old.sale_price_centavos, old.sale_starts_at,
    old.sale_ends_at, old.in_stock, old.socket, old.chipset, old.form_factor, old.capacity,
    old.speed, old.type, old.memory, old.interface, old.rpm, old.wattage, old.efficiency,
    old.modular, old.size, old.color, old.resolution, old.refresh_rate, old.panel_type,
    old.switch_type, old.layout, old.wireless, old.sensor, old.dpi, old.surround_sound,
    old.night_vision, old.length, old.compatibility, old.ports
  ) is distinct from (
    new.category_id, new.brand_id, new.price_centavos, new.sale_price_centavos, new.sale_starts_at,
    new.sale_ends_at, new.in_stock, new.socket, new.chipset, new.form_factor, new.capacity,
    new.speed, new.type, new.memory, new.interface, new.rpm, new.wattage, new.efficiency,
    new.modular, new.size, new.color, new.resolution, new.refresh_rate, new.panel_type,
    new.switch_type, new.layout, new.wireless, new.sensor, new.dpi, new.surround_sound,
    new.night_vision, new.length, new.compatibility, new.ports
  )
)
execute function record_listing_change();
