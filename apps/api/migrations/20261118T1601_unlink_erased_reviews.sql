-- why: Reviews of accounts that were erased before still have their order.

update review set order_id = null where account_id is null and order_id is not null;

alter table review validate constraint review_order_or_sample;
