-- why: a category without a search opened with its newest rows, often its weakest part. Staff pins
-- come first now, then a score of sales, views and age that the worker rebuilds.

-- A product that isn't scored yet counts as an average new one.
alter table product_listing
  add column pin smallint,
  add column featured real not null default 0.25;
-- Room for new scores on the page, so that they don't touch the search indexes.
alter table product_listing set (fillfactor = 90);
alter table category_listing
  add column pin smallint,
  add column featured real not null default 0.25;
create index category_listing_featured
on category_listing (in_stock desc, pin, featured desc, product_id);

drop trigger product_listing_category on product_listing;
create trigger product_listing_category
after update of in_stock, rating, pin, featured on product_listing
for each row execute function sync_category_listing();

create table category_pin (
  category_id text not null,
  position smallint not null,
  product_id uuid not null,
  constraint category_pin_pk primary key (category_id, position),
  constraint category_pin_product_once unique (product_id),
  constraint category_pin_category_fk foreign key (category_id) references category (id),
  constraint category_pin_product_fk foreign key (product_id)
    references product (id) on delete cascade,
  constraint category_pin_position_range check (position between 1 and 12)
);
comment on table category_pin is 'personal: none';
grant insert, delete on category_pin to sirkito_app;

create table product_view (
  product_id uuid primary key,
  views real not null,
  counted_at timestamptz not null,
  constraint product_view_product_fk foreign key (product_id)
    references product (id) on delete cascade,
  constraint product_view_range check (views >= 0)
);
comment on table product_view is 'personal: none';
grant insert, update on product_view to sirkito_app;
