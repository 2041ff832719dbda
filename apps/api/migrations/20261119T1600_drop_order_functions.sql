-- why: Orders are decided in TypeScript, so the functions that decided them go, with what only they
-- used: types, holds of buyers who never paid, and shares for lines written without them.

drop trigger customer_order_unproven_hold on customer_order;
drop table unproven_hold;
drop trigger order_line_shares on order_line;
alter table order_line alter column paid_centavos set not null;
alter table stock validate constraint stock_held_unpaid_is_never_negative;

drop function if exists
  place_carts, place_orders, price_orders, price_lines, quote_orders, write_orders,
  evaluate_drafts, evaluate_promotions, lock_promotions, cart_promotion, promotion_discount,
  shipping_fee, judge_buyers, score_cod, unproven_room, lock_last_units, find_held_rows,
  release_unproven_hold, share_new_lines, fill_paid_shares, steep_prices;
drop type if exists order_draft, draft_line, priced_draft;
