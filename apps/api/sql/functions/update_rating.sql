-- Maintains a product's stars, mean rating and review counts; hidden reviews don't count.
create or replace function update_rating() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_product uuid := coalesce(new.product_id, old.product_id);
  was smallint := case when old.hidden_at is null then old.rating end;
  is_now smallint := case when new.hidden_at is null then new.rating end;
  is_sample int := (coalesce(new.sample_author, old.sample_author) is not null)::int;
  sum_change int := coalesce(is_now, 0) - coalesce(was, 0);
  count_change int := (is_now is not null)::int - (was is not null)::int;
  mean real;
begin
  if was is not distinct from is_now then
    return null;
  end if;
  insert into product_stars (product_id)
  select id from product where id = of_product
  on conflict do nothing;
  if was is not null then
    update product_stars set stars[was] = stars[was] - 1 where product_id = of_product;
  end if;
  if is_now is not null then
    update product_stars set stars[is_now] = stars[is_now] + 1 where product_id = of_product;
  end if;
  update product
  set rating_sum = rating_sum + sum_change,
    review_count = review_count + count_change,
    sample_rating_sum = sample_rating_sum + is_sample * sum_change,
    sample_review_count = sample_review_count + is_sample * count_change
  where id = of_product
  returning coalesce(rating_sum::real / nullif(review_count, 0), 0) into mean;
  update product_listing set rating = mean where product_id = of_product;
  return null;
end
$$;
