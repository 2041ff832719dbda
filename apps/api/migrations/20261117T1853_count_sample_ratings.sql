-- why: ratings that count sample reviews are marked, and structured data counts the others only.

alter table product
  add column sample_rating_sum bigint not null default 0,
  add column sample_review_count integer not null default 0,
  add constraint product_sample_rating_fits_count check (
    sample_review_count between 0 and review_count
    and sample_rating_sum between sample_review_count and rating_sum
  );

update product
set sample_rating_sum = sample.rating_sum, sample_review_count = sample.review_count
from (
  select product_id, sum(rating) as rating_sum, count(*) as review_count from review
  where sample_author is not null and hidden_at is null
  group by product_id
) as sample
where product.id = sample.product_id;
