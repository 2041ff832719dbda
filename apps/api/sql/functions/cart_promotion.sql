-- Returns the promotion applied to an account's cart and the status of its promo code, or null.
create or replace function cart_promotion(account uuid, at timestamptz) returns jsonb
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  code_id uuid := (select promotion_id from cart where account_id = account);
  products uuid[];
  quantities integer[];
  prices bigint[];
begin
  if code_id is null and not exists (select 1 from promotion where code is null
      and starts_at <= cart_promotion.at and (ends_at is null or ends_at > cart_promotion.at)) then
    return null;
  end if;
  select array_agg(cart_line.product_id), array_agg(cart_line.quantity::integer),
    array_agg(price_at(product.price_centavos, product.sale_price_centavos,
      product.sale_starts_at, product.sale_ends_at, cart_promotion.at))
  into products, quantities, prices
  from cart_line join product on product.id = cart_line.product_id
  where cart_line.account_id = account and product.status = 'active';
  return (
    with evaluated as materialized (
      select evaluated.*, promotion.name, promotion.code, promotion.starts_at, promotion.ends_at,
        promotion.minimum_centavos
      from evaluate_promotions(array_fill(1, array[coalesce(array_length(products, 1), 0)]),
        products, quantities, prices, array[account], array[code_id], cart_promotion.at) as evaluated
      join promotion on promotion.id = evaluated.promotion_id
    )
    select jsonb_build_object(
      'taken', (
        select jsonb_build_object('id', promotion_id, 'name', name, 'amount', amount) from evaluated
        where is_best),
      'code', (
        select jsonb_build_object('id', promotion_id, 'code', code, 'refusal', refusal,
          'goods', eligible_total, 'minimum', minimum_centavos, 'startsAt', starts_at,
          'endsAt', ends_at)
        from evaluated where is_code))
  );
end
$$;
