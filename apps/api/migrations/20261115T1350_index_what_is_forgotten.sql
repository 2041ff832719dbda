-- why: what has been kept long enough is looked for every hour, oldest first.
create index session_expires on session (expires_at);
create index one_time_token_expires on one_time_token (expires_at);
create index cart_idle on cart (updated_at);
create index customer_order_made on customer_order (created_at) where address <> '{}';
