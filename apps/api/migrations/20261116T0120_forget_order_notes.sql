-- why: notes about an order are kept for five years like the order's person, and nothing ended them:
-- those about guests would have stayed for good. The job that forgets old orders deletes them too.
grant delete on order_note to sirkito_app;
create index order_note_at on order_note (at);
