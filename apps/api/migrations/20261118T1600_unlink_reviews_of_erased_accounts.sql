-- why: A review stays when its author's account is erased, but its order led back to the person. The
-- names, emails and phone numbers in these texts are replaced as well.

alter table review
  drop constraint review_order_or_sample,
  add constraint review_order_or_sample check (
    case
      when sample_author is not null then order_id is null
      else order_id is not null or account_id is null
    end
  ) not valid;
comment on column review.order_id is 'personal: kind=order_id; basis=contract; keep=until_removed; export=yes; erase=anonymise';

grant update (account_id, order_id) on review to sirkito_app;
grant update (body) on product_question, product_answer to sirkito_app;
