-- why: Orders are decided in TypeScript, so the app writes them. Unpaid orders of new customers may
-- hold a share of each product together; stock counts what they hold.

alter table customer_order add column is_new_customer boolean default false not null;
comment on column customer_order.is_new_customer is 'personal: none';

alter table stock
add column held_unpaid integer default 0 not null,
add constraint stock_held_unpaid_is_never_negative check (held_unpaid >= 0) not valid;

-- Orders that hold a share already.
update customer_order set is_new_customer = true
where id in (select order_id from unproven_hold where pays_later);
update stock set held_unpaid = held.units
from (
  select product_id, sum(order_line.quantity) as units
  from customer_order join order_line on order_id = customer_order.id
  where is_new_customer and payment_method in ('cod', 'bank_transfer')
    and customer_order.status = 'pending' and payment_status in ('unpaid', 'awaiting')
  group by product_id
) as held
where stock.product_id = held.product_id;

-- As in sql/functions, which are applied after the migrations.
create or replace function count_unpaid_holds() returns trigger
language plpgsql as $$ begin return null; end $$;
create trigger customer_order_holds_on_insert after insert on customer_order
referencing new table as changed
for each statement execute function count_unpaid_holds();
create trigger customer_order_holds_on_update after update on customer_order
referencing old table as former new table as changed
for each statement execute function count_unpaid_holds();

grant insert on customer_order, order_key, order_line, order_discount, outbox to sirkito_app;
-- Some column must be updatable to lock a row. Only the ledger's trigger changes stock.
grant update (product_id) on stock to sirkito_app;
