-- why: Sales summed by day and month, and the days to sum again.

create table sales_day (
  day date primary key,
  orders integer not null,
  sales_centavos bigint not null
);
comment on table sales_day is 'personal: none';
grant insert, update on sales_day to sirkito_app;

create table product_sales (
  period text not null,
  day date not null,
  product_id uuid not null,
  quantity integer not null,
  sales_centavos bigint not null,
  constraint product_sales_pk primary key (period, day, product_id),
  constraint product_sales_period_known check (period in ('day', 'month'))
);
comment on table product_sales is 'personal: none';
grant insert, update on product_sales to sirkito_app;

create table stale_sales_day (
  day date not null
);
comment on table stale_sales_day is 'personal: none';
grant delete on stale_sales_day to sirkito_app;
