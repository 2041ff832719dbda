-- why: the dashboard counts carts that were filled and not ordered, and customers are listed by
-- them: both must mean the same carts.
create view left_cart as
select cart.account_id, cart.updated_at
from cart
join account on account.id = cart.account_id and account.role = 'user'
where exists (select from cart_line where cart_line.account_id = cart.account_id);
comment on view left_cart is 'personal: none';
grant select on left_cart to sirkito_app;
