-- why: demo mode seeds sample orders. They are marked wherever they show, and a live shop refuses to
-- start with any; the partial index answers both without reading real orders.

alter table customer_order add column is_sample boolean default false not null;
comment on column customer_order.is_sample is 'personal: none';

create index customer_order_sample on customer_order (created_at) where is_sample;
