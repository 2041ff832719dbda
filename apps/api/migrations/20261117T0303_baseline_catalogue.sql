-- why: Categories, brands, products and what listings and search read.

create table category (
  id text primary key,
  parent_id text,
  label text not null,
  position integer not null,
  priority smallint,
  filter_attributes text[] not null default '{}',
  constraint category_position_once unique nulls not distinct (parent_id, "position") deferrable,
  constraint category_priority_once unique (priority),
  constraint category_parent_fk foreign key (parent_id) references category (id),
  constraint category_id_is_a_slug check (id ~ '^[a-z][a-z0-9_]{1,39}$'),
  constraint category_is_not_its_own_parent check (parent_id <> id),
  constraint category_label_length check (length(label) between 1 and 60),
  constraint category_priority_range check (priority between 1 and 5)
);
comment on table category is 'personal: none';

create table brand (
  id text primary key,
  name text not null,
  constraint brand_id_is_a_slug check (id ~ '^[a-z][a-z0-9_]{1,39}$'),
  constraint brand_name_length check (length(name) between 1 and 60)
);
create unique index brand_name_once on brand (lower(name));
comment on table brand is 'personal: none';

create table category_brand (
  category_id text not null,
  brand_id text not null,
  position integer not null,
  constraint category_brand_pk primary key (category_id, brand_id),
  constraint category_brand_brand_fk foreign key (brand_id) references brand (id),
  constraint category_brand_category_fk foreign key (category_id) references category (id)
);
create index category_brand_brand on category_brand (brand_id);
comment on table category_brand is 'personal: none';

create table product (
  id uuid primary key,
  sku text not null,
  slug text not null,
  name text not null,
  brand_id text not null,
  category_id text not null,
  status text not null default 'draft',
  price_centavos bigint,
  sale_price_centavos bigint,
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  description text not null default '',
  attributes jsonb not null default '{}',
  warranty_months smallint not null default 0,
  weight_g integer,
  box_mm integer[],
  estimated text[] not null default '{}',
  released_on text,
  rating_sum bigint not null default 0,
  review_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as (lower(((name || ' ') || sku))) stored,
  missing_attributes text[] not null default '{}',
  constraint product_sku_once unique (sku),
  constraint product_brand_fk foreign key (brand_id) references brand (id),
  constraint product_category_fk foreign key (category_id) references category (id),
  constraint product_active_has_price check (status <> 'active' or price_centavos is not null),
  constraint product_attributes_are_an_object check (jsonb_typeof(attributes) = 'object'),
  constraint product_box_has_three_sides check (
    box_mm is null or array_length(box_mm, 1) = 3
    and 1 <= all (box_mm)
    and 3000 >= all (box_mm)
  ),
  constraint product_description_length check (length(description) <= 4000),
  constraint product_name_length check (length(name) between 2 and 160),
  constraint product_price_range check (price_centavos between 1 and 100000000000),
  constraint product_rating_fits_count check (
    rating_sum >= review_count
    and rating_sum <= (review_count * 5)
  ),
  constraint product_sale_below_price check (
    sale_price_centavos is null or sale_price_centavos >= 1
    and sale_price_centavos < price_centavos
  ),
  constraint product_sale_window_order check (sale_starts_at < sale_ends_at),
  constraint product_sku_form check (sku ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  constraint product_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint product_status_known check (status in ('draft', 'active', 'archived')),
  constraint product_warranty_range check (warranty_months between 0 and 600),
  constraint product_weight_range check (weight_g between 1 and 200000)
);
create index product_brand on product (brand_id);
create index product_by_change on product (updated_at, id);
create index product_by_name on product (lower((name collate "C")), id);
create index product_by_price on product (coalesce(price_centavos, 0::bigint), id);
create index product_category on product (category_id, status, created_at desc);
create index product_category_by_age on product (category_id, id);
create index product_category_by_change on product (category_id, updated_at, id);
create index product_category_by_name on product (category_id, lower((name collate "C")), id);
create index product_category_by_price on product (category_id, coalesce(price_centavos, 0::bigint), id);
create index product_incomplete on product (category_id, id)
where missing_attributes <> '{}'::text[] and status = 'active';
create index product_off_sale on product (status, id) where status <> 'active';
create index product_reduced on product (id) where sale_price_centavos is not null;
create index product_search_text on product using gin (search_text gin_trgm_ops);
create index product_staff_list on product (created_at desc, id desc);
comment on table product is 'personal: none';
grant insert, update, delete on product to sirkito_app;

create trigger product_price_added
after insert on product
for each row
when (new.price_centavos is not null)
execute function record_price();

create trigger product_price_changed
after update of price_centavos, sale_price_centavos, sale_starts_at, sale_ends_at on product
for each row
when (
  (old.price_centavos, old.sale_price_centavos, old.sale_starts_at, old.sale_ends_at)
    is distinct from
  (new.price_centavos, new.sale_price_centavos, new.sale_starts_at, new.sale_ends_at)
)
execute function record_price();

create table product_image (
  id uuid primary key,
  product_id uuid not null,
  position smallint not null,
  file text not null,
  width integer not null,
  height integer not null,
  alt text not null default '',
  placeholder text not null default '',
  constraint product_image_position_once unique (product_id, "position") deferrable,
  constraint product_image_product_fk foreign key (product_id)
    references product (id) on delete cascade,
  constraint product_image_file_form check (file ~ '^[a-z0-9][a-z0-9/._-]{2,159}$'),
  constraint product_image_placeholder_form check (
    placeholder = '' or placeholder like 'data:image/webp;base64,%'
    and length(placeholder) <= 400
  ),
  constraint product_image_size check (
    width between 1 and 10000
    and height between 1 and 10000
  )
);
comment on table product_image is 'personal: none';
comment on column product_image.placeholder is 'personal: none';
grant insert, update, delete on product_image to sirkito_app;

create table uploaded_picture (
  file text primary key,
  width integer not null,
  height integer not null,
  placeholder text not null,
  uploaded_at timestamptz not null,
  constraint uploaded_picture_file_form check (file ~ '^[a-z0-9][a-z0-9/._-]{2,159}$'),
  constraint uploaded_picture_placeholder_form check (
    placeholder like 'data:image/webp;base64,%'
    and length(placeholder) <= 400
  ),
  constraint uploaded_picture_size check (
    width between 1 and 10000
    and height between 1 and 10000
  )
);
comment on table uploaded_picture is 'personal: none';
grant insert on uploaded_picture to sirkito_app;

create table price_history (
  product_id uuid not null,
  at timestamptz not null,
  price_centavos bigint,
  sale_price_centavos bigint,
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  constraint price_history_product_fk foreign key (product_id)
    references product (id) on delete cascade
);
create index price_history_product on price_history (product_id, at desc);
comment on table price_history is 'personal: none';

create table product_import (
  id uuid primary key,
  name text not null,
  format text not null,
  content bytea not null,
  lines integer not null,
  is_preview boolean not null default true,
  state text not null default 'waiting',
  report jsonb not null default '{}',
  findings jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint product_import_format_known check (format in ('csv', 'ndjson')),
  constraint product_import_name_length check (length(name) between 1 and 120),
  constraint product_import_state_known check (state in ('waiting', 'running', 'done', 'failed'))
);
comment on table product_import is 'personal: none';
grant insert, update, delete on product_import to sirkito_app;

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
  refresh_rate integer, panel_type integer, switch_type integer, layout integer, wireless integer,
  sensor integer, dpi integer, surround_sound integer, night_vision integer, length integer,
  compatibility integer, ports integer,
  document tsvector not null default ''::tsvector,
  fit_socket integer,
  fit_memory integer,
  fit_board integer,
  fit_length real,
  fit_height real,
  constraint product_listing_product_fk foreign key (product_id)
    references product (id) on delete cascade
);
create index product_listing_document on product_listing using gin (document) with (fastupdate=off);
create index product_listing_neighbours on product_listing (category_id, price_centavos, product_id)
where in_stock;
create index product_listing_sample on product_listing using gin (document) with (fastupdate=off)
where (product_id)::text ~ '[0-3]0$';
comment on table product_listing is 'personal: none';
grant insert, update, delete on product_listing to sirkito_app;

create trigger product_listing_category
after update of in_stock, rating on product_listing
for each row execute function sync_category_listing();

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
  refresh_rate integer, panel_type integer, switch_type integer, layout integer, wireless integer,
  sensor integer, dpi integer, surround_sound integer, night_vision integer, length integer,
  compatibility integer, ports integer, fit_socket integer, fit_memory integer, fit_board integer,
  fit_length real,
  fit_height real,
  constraint category_listing_pk primary key (product_id, category_id),
  constraint category_listing_listing_fk foreign key (product_id)
    references product_listing (product_id) on delete cascade
) partition by list (category_id);
comment on table category_listing is 'personal: none';
grant insert, update, delete on category_listing to sirkito_app;

-- One partition per subcategory: a listing reads its own. Others share the default one.
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

create table search_word (
  word text collate "C" primary key,
  uses integer not null,
  constraint search_word_uses_range check (uses >= 0)
);
create index search_word_trigrams on search_word
using gin (word gin_trgm_ops) with (fastupdate=off);
comment on table search_word is 'personal: none';
grant insert, update, delete on search_word to sirkito_app;

create table zero_result_search (
  day date not null,
  query text not null,
  searches integer not null default 1,
  constraint zero_result_search_pk primary key (day, query),
  constraint zero_result_search_query_length check (length(query) between 2 and 64)
);
comment on table zero_result_search is 'personal: none';
grant insert, update, delete on zero_result_search to sirkito_app;
