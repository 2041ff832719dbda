-- why: A complaint names an order; the log names requests. Each event says which request or job
-- caused it.

alter table order_event add column request_id text;
comment on column order_event.request_id is 'personal: none';
