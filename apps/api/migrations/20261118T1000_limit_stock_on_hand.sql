-- why: Stock on hand had no upper limit: adding to it often enough overflowed the column. Staff can't
-- add beyond a tenth of this; cancelled orders and returns may.

alter table stock
  add constraint stock_on_hand_limit check (on_hand <= 10000000) not valid;
