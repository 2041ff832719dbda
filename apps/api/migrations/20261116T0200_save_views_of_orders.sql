-- why: staff come back to the same queues of orders as they do to the same lists of products.
alter table saved_view
  drop constraint saved_view_page_known,
  add constraint saved_view_page_known check (page in ('products', 'orders'));
