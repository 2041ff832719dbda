-- why: The constraint was added without checking existing orders, which have no review.

alter table customer_order validate constraint customer_order_cod_review_known;
