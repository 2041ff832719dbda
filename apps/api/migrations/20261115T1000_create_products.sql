-- why: what the shop sells. Facts that only the product page needs live here; what listings are
-- filtered, counted and sorted by is repeated in product_listing, narrow enough to be scanned.
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
  constraint product_sku_once unique (sku),
  constraint product_brand_fk foreign key (brand_id) references brand (id),
  constraint product_category_fk foreign key (category_id) references category (id),
  constraint product_sku_form check (sku ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  constraint product_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint product_name_length check (length(name) between 2 and 160),
  constraint product_status_known check (status in ('draft', 'active', 'archived')),
  constraint product_active_has_price check (status <> 'active' or price_centavos is not null),
  constraint product_price_range check (price_centavos between 1 and 100000000000),
  constraint product_sale_below_price check (
    sale_price_centavos is null or (sale_price_centavos >= 1 and sale_price_centavos < price_centavos)
  ),
  constraint product_sale_window_order check (sale_starts_at < sale_ends_at),
  constraint product_description_length check (length(description) <= 4000),
  constraint product_attributes_are_an_object check (jsonb_typeof(attributes) = 'object'),
  constraint product_warranty_range check (warranty_months between 0 and 600),
  constraint product_weight_range check (weight_g between 1 and 200000),
  constraint product_box_has_three_sides check (
    box_mm is null or (array_length(box_mm, 1) = 3 and 1 <= all (box_mm) and 3000 >= all (box_mm))
  ),
  constraint product_rating_fits_count check (rating_sum between review_count and review_count * 5)
);
create index product_brand on product (brand_id);
create index product_category on product (category_id, status, created_at desc);
create index product_staff_list on product (created_at desc, id desc);
comment on table product is 'personal: none';

grant insert, update on product to sirkito_app;
grant delete on product to sirkito_app;

create table product_image (
  id uuid primary key,
  product_id uuid not null,
  position smallint not null,
  file text not null,
  width integer not null,
  height integer not null,
  alt text not null default '',
  constraint product_image_product_fk foreign key (product_id)
    references product (id) on delete cascade,
  constraint product_image_place_once unique (product_id, position) deferrable,
  constraint product_image_file_form check (file ~ '^[a-z0-9][a-z0-9/._-]{2,159}$'),
  constraint product_image_size check (width between 1 and 10000 and height between 1 and 10000)
);
comment on table product_image is 'personal: none';
grant insert, update, delete on product_image to sirkito_app;
