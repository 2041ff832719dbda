-- why: Listings read one table, whose filters are data: a new filter needs no migration. Facets are
-- counted by one scan, and cards are put together when they are read. The shop must be stopped: the
-- version before reads the tables that go.

drop trigger product_listing_category on product_listing;
drop trigger brand_renamed on brand;
drop trigger category_renamed on category;
drop trigger product_added on product;
drop trigger product_changed on product;
drop trigger product_image_added on product_image;
drop trigger product_image_changed on product_image;
drop trigger product_image_removed on product_image;
drop table listing_bitmap, facet_bitmap, listing_change, listing_order, category_listing, product_card;
drop function if exists
  browse_by_bitmaps, set_bits, record_listing_change, sync_category_listing, update_cards,
  write_cards, rename_on_cards;

alter table facet_value rename to former_facet_value;
create table facet_value (
  id integer generated always as identity,
  attribute text not null,
  value text not null,
  constraint facet_value_pk primary key (id),
  constraint facet_value_is_once unique (attribute, value)
);
comment on table facet_value is 'personal: none';
grant select, insert on table facet_value to sirkito_app;
grant usage on sequence facet_value_id_seq1 to sirkito_app;

alter table product_listing
  -- Ids of facet_value, of all attributes that can be filtered by.
  add column facets integer[] default '{}' not null,
  -- What the part fits with; null if a specification that decides it is missing.
  add column fit_sockets text[],
  add column fit_memory_types text[],
  add column fit_boards text[];

insert into facet_value (attribute, value)
select distinct attribute, value from former_facet_value, unnest("values") as value
where attribute not in ('fitSocket', 'fitMemory', 'fitBoard')
order by attribute, value;

create temp table former_sets on commit drop as
select former_facet_value.id, array_agg(facet_value.id order by facet_value.id) as ids
from former_facet_value, unnest("values") as one
join facet_value on facet_value.value = one
where facet_value.attribute = former_facet_value.attribute
group by former_facet_value.id;

update product_listing set
  facets = coalesce((
    select array_agg(one order by one) from former_sets, unnest(ids) as one
    where former_sets.id in (
      socket, chipset, form_factor, capacity, speed, type, memory, interface, rpm, wattage,
      efficiency, modular, size, color, resolution, refresh_rate, panel_type, switch_type, layout,
      wireless, sensor, dpi, surround_sound, night_vision, length, compatibility, ports
    )
  ), '{}'),
  fit_sockets = (select "values" from former_facet_value where id = fit_socket),
  fit_memory_types = (select "values" from former_facet_value where id = fit_memory),
  fit_boards = (select "values" from former_facet_value where id = fit_board);

alter table product_listing
  drop column socket, drop column chipset, drop column form_factor, drop column capacity,
  drop column speed, drop column type, drop column memory, drop column interface, drop column rpm,
  drop column wattage, drop column efficiency, drop column modular, drop column size,
  drop column color, drop column resolution, drop column refresh_rate, drop column panel_type,
  drop column switch_type, drop column layout, drop column wireless, drop column sensor,
  drop column dpi, drop column surround_sound, drop column night_vision, drop column length,
  drop column compatibility, drop column ports,
  drop column fit_socket, drop column fit_memory, drop column fit_board;
drop table former_facet_value;
alter sequence facet_value_id_seq1 rename to facet_value_id_seq;

create index product_listing_featured on product_listing (
  category_id, in_stock desc, pin, featured desc, product_id
);
