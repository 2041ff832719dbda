-- Brings a database of version 0.1 (78 migrations) to the baseline. The migrator runs it once, in one
-- transaction. Renaming keeps data, grants, indexes and triggers.

alter table place rename to locality;
alter table second_step rename to two_factor;
alter table review_letter rename to review_request;
alter table review_letter_stop rename to review_request_opt_out;
alter table search_miss rename to zero_result_search;
alter table sales_mark rename to stale_sales_day;
alter view left_cart rename to abandoned_cart;

alter table account rename column idle_told_at to inactivity_notified_at;
alter table account rename column standing_reason to access_reason;
alter table order_discount rename column given_back_at to released_at;
alter table order_fit rename column judged_at to checked_at;
alter table payment rename column asked_at to checked_at;
alter table product rename column lacks to missing_attributes;
alter table product rename column words to search_text;
alter table product_sales rename column step to period;
alter table promotion rename column used to redemptions;
alter table promotion rename column max_uses to max_redemptions;
alter table promotion rename column max_each to max_per_customer;
alter table review_request rename column stop_key to opt_out_token;
alter table review_request rename column asked_at to requested_at;
alter table saved_view rename column address to query;
alter table zero_result_search rename column words to query;
alter table zero_result_search rename column times to searches;

alter table account
  rename constraint account_standing_reason_length to account_access_reason_length;
alter table address rename constraint address_place_fk to address_locality_fk;
alter table locality rename constraint place_pkey to locality_pkey;
alter table locality rename constraint place_code_form to locality_code_form;
alter table locality rename constraint place_level_known to locality_level_known;
alter table locality rename constraint place_name_length to locality_name_length;
alter table locality
  rename constraint place_only_regions_stand_alone to locality_only_regions_have_no_parent;
alter table locality rename constraint place_parent_fk to locality_parent_fk;
alter table locality rename constraint place_postal_code_form to locality_postal_code_form;
alter table product_image rename constraint product_image_place_once to product_image_position_once;
alter table product_sales rename constraint product_sales_step_known to product_sales_period_known;
alter table promotion rename constraint promotion_limit_kept to promotion_redemptions_within_limit;
alter table recovery_code
  rename constraint recovery_code_second_step_fk to recovery_code_two_factor_fk;
alter table review_request rename constraint review_letter_pkey to review_request_pkey;
alter table review_request rename constraint review_letter_account_fk to review_request_account_fk;
alter table review_request rename constraint review_letter_order_fk to review_request_order_fk;
alter table review_request
  rename constraint review_letter_stop_key_once to review_request_opt_out_token_once;
alter table review_request_opt_out
  rename constraint review_letter_stop_pkey to review_request_opt_out_pkey;
alter table review_request_opt_out
  rename constraint review_letter_stop_account_fk to review_request_opt_out_account_fk;
alter table saved_view rename constraint saved_view_address_length to saved_view_query_length;
alter table two_factor rename constraint second_step_pkey to two_factor_pkey;
alter table two_factor rename constraint second_step_account_fk to two_factor_account_fk;
alter table zero_result_search rename constraint search_miss_pk to zero_result_search_pk;
alter table zero_result_search
  rename constraint search_miss_words_length to zero_result_search_query_length;

alter index banner_place rename to banner_position;
alter index customer_order_owed rename to customer_order_refund_due;
alter index place_parent rename to locality_parent;
alter index product_lacking rename to product_incomplete;
alter index product_words rename to product_search_text;
alter index promotion_by_itself rename to promotion_without_code;
alter index review_letter_account rename to review_request_account;

alter function book_cash() rename to record_cash_payment;
alter function forget_old_audit(integer) rename to purge_old_audit_entries;
alter function forget_old_orders(timestamptz, integer, timestamptz) rename to purge_old_orders;
alter function give_up_photo() rename to queue_photo_removal;
alter function keep_category_listing() rename to sync_category_listing;
alter function keep_order_told() rename to record_order_change;
alter function keep_rating() rename to update_rating;
alter function keep_refund_within_payment() rename to limit_refund_to_payment;
alter function keep_stock() rename to apply_stock_movements;
alter function look_up_words(text[], text[], text[], text[], text[], integer)
  rename to look_up_search_words;
alter function mark_changed_sale() rename to mark_changed_sales_day;
alter function mark_sales() rename to mark_stale_sales_days;
alter function near_words(text, text[]) rename to similar_search_words;
alter function promotion_takes(text, bigint, bigint) rename to promotion_discount;
alter function show_stock() rename to sync_listing_stock;
alter function take_stock(jsonb) rename to reserve_stock;
-- Its parameters and columns have new names.
drop function weigh_promotions(integer[], uuid[], integer[], bigint[], uuid[], uuid[], timestamptz);

alter trigger customer_order_books_cash on customer_order rename to customer_order_cash_payment;
alter trigger customer_order_issues_invoice on customer_order rename to customer_order_invoice;
alter trigger customer_order_keeps_told on customer_order rename to customer_order_change;
alter trigger customer_order_marks_changed on customer_order rename to customer_order_sales_changed;
alter trigger customer_order_marks_gone on customer_order rename to customer_order_sales_removed;
alter trigger customer_order_marks_new on customer_order rename to customer_order_sales_added;
alter trigger listing_shows_in_category on product_listing rename to product_listing_category;
alter trigger review_keeps_rating on review rename to review_rating;
alter trigger review_photo_given_up on review_photo rename to review_photo_removal;
alter trigger stock_begins_in_listing on stock rename to stock_added;
alter trigger stock_shows_in_listing on stock rename to stock_changed;
alter trigger stock_movement_keeps_stock on stock_movement rename to stock_movement_applied;

alter table refund drop constraint refund_status_known;
update refund set status = 'due' where status = 'owed';
alter table refund add constraint refund_status_known
  check (status in ('due', 'sent', 'done', 'failed'));
drop index refund_unsettled;
create index refund_unsettled on refund (updated_at) where status in ('due', 'sent');

update saved_view set query = regexp_replace(query, '\monly=owed\M', 'only=refund_due');
update product_import
set report = report - 'leftOut' || jsonb_build_object('skipped', report -> 'leftOut')
where report ? 'leftOut';
update audit_entry set action = renamed.new
from (values
  ('accounts.end_second_step', 'accounts.disable_two_factor'),
  ('accounts.start_second_step', 'accounts.enable_two_factor'),
  ('accounts.dismiss_staff', 'accounts.remove_staff'),
  ('orders.take_by_hand', 'orders.create_manual'),
  ('content.order_banners', 'content.reorder_banners')
) as renamed (old, new)
where action = renamed.old;

drop index order_key_by_hand;
update order_key set key = 'manual ' || substr(key, 9) where key like 'by hand %';
create index order_key_manual on order_key (order_id) where key like 'manual %';

-- Waiting jobs move to the queues' new names.
do $$
declare
  renamed record;
begin
  if to_regclass('pgboss.queue') is null then return; end if;
  for renamed in select * from (values
    ('orders.release_hold', 'orders.release_reservation'),
    ('orders.judge_fit', 'orders.check_fit'),
    ('notifications.send_books_differ', 'notifications.send_reconciliation_mismatches'),
    ('notifications.send_order_letter', 'notifications.send_order_email'),
    ('notifications.send_mail_check', 'notifications.send_test_email'),
    ('accounts.send_idle', 'accounts.send_inactivity_notice'),
    ('accounts.send_erasure', 'accounts.send_erasure_notice'),
    ('payments.settle_open', 'payments.poll_open_payments')
  ) as queue (old, new) loop
    insert into pgboss.queue
    select (jsonb_populate_record(queue, jsonb_build_object('name', renamed.new))).*
    from pgboss.queue as queue where name = renamed.old
    on conflict do nothing;
    update pgboss.job set name = renamed.new where name = renamed.old;
    update pgboss.schedule set name = renamed.new where name = renamed.old;
    delete from pgboss.queue where name = renamed.old;
  end loop;
  update pgboss.job set data = data - 'letter' || jsonb_build_object('email', data -> 'letter')
  where name = 'notifications.send_order_email' and data ? 'letter';
end
$$;

create table if not exists sql_function (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
comment on table sql_function is 'personal: none';
