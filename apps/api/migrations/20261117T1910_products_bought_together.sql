-- why: product pages show what is bought together. Counting it for each page would read the lines of
-- half a year's orders, so a job counts it once a night.

create table bought_together (
  product_id uuid not null,
  other_id uuid not null,
  buyers integer not null,
  constraint bought_together_pk primary key (product_id, other_id)
);
comment on table bought_together is 'personal: none';
grant insert, update, delete on bought_together to sirkito_app;
