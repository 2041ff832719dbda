-- why: a listing reads every product of its category. In product_listing they lie scattered among
-- all others, each beside the words it is found by, so that a category of 84,000 among a million
-- products meant reading 42,000 pages. Here each subcategory has a table of its own with the same
-- facts and without the words. product_listing stays what is searched.
create table category_listing (
  product_id uuid not null,
  category_id text not null,
  brand_id text not null,
  price_centavos bigint not null,
  sale_price_centavos bigint,
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  created_at timestamptz not null,
  name text not null,
  rating real not null,
  in_stock boolean not null,
  socket integer, chipset integer, form_factor integer, capacity integer, speed integer,
  type integer, memory integer, interface integer, rpm integer, wattage integer,
  efficiency integer, modular integer, size integer, color integer, resolution integer,
  refresh_rate integer, panel_type integer, switch_type integer, layout integer,
  wireless integer, sensor integer, dpi integer, surround_sound integer,
  night_vision integer, length integer, compatibility integer, ports integer,
  constraint category_listing_pk primary key (product_id, category_id),
  -- What is no longer listed is gone from both.
  constraint category_listing_listing_fk foreign key (product_id)
    references product_listing (product_id) on delete cascade
) partition by list (category_id);
comment on table category_listing is 'personal: none';
grant insert, update, delete on category_listing to sirkito_app;

-- A subcategory that is not named here has its products in the last one: right, only slower.
do $$
declare
  subcategory text;
begin
  foreach subcategory in array array[
    'cpu', 'motherboard', 'memory', 'graphics_card', 'storage_ssd', 'storage_hdd', 'power_supply',
    'cpu_cooling', 'pc_case', 'monitor', 'keyboard', 'mouse', 'headset', 'cctv', 'ups_avr',
    'cables', 'adapters', 'hubs'
  ] loop
    execute format(
      'create table %I partition of category_listing for values in (%L) with (fillfactor = 90)',
      'category_listing_' || subcategory, subcategory
    );
    execute format(
      'comment on table %I is ''personal: none''', 'category_listing_' || subcategory
    );
  end loop;
end
$$;
create table category_listing_other partition of category_listing default;
comment on table category_listing_other is 'personal: none';

insert into category_listing
select product_id, category_id, brand_id, price_centavos, sale_price_centavos, sale_starts_at,
  sale_ends_at, created_at, name, rating, in_stock, socket, chipset, form_factor, capacity, speed,
  type, memory, interface, rpm, wattage, efficiency, modular, size, color, resolution,
  refresh_rate, panel_type, switch_type, layout, wireless, sensor, dpi, surround_sound,
  night_vision, length, compatibility, ports
from product_listing;

-- Nothing reads a category from there any more.
drop index product_listing_category;

-- Whatever else writes a listing anew takes it away and adds it to both.
create function keep_category_listing() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update category_listing set in_stock = new.in_stock, rating = new.rating
  where product_id = new.product_id and category_id = new.category_id;
  return null;
end
$$;

create trigger listing_shows_in_category
after update of in_stock, rating on product_listing
for each row execute function keep_category_listing();
