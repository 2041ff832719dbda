-- why: Products above the limit couldn't be sold, so they are lowered to it before it is validated.

insert into stock_movement (id, at, product_id, quantity, reason, reference)
select gen_random_uuid(), now(), product_id, 10000000 - on_hand, 'adjusted', 'Stock limit'
from stock
where on_hand > 10000000;

alter table stock validate constraint stock_on_hand_limit;
