-- Evaluates promotions for several carts at once: those without a code and the cart's code. An
-- order gets the one with the largest discount. Cart, quote and order all use this rule.
create or replace function evaluate_promotions(
  places integer[], products uuid[], quantities integer[], prices bigint[],
  owners uuid[], codes uuid[], at timestamptz
) returns table (
  place integer, promotion_id uuid, is_code boolean, goods bigint, refusal text, amount bigint,
  is_best boolean
)
language sql stable set search_path = public, pg_temp as $$
  with line as materialized (
    select line.place, line.quantity * line.price as worth, product.id::text as product_id,
      product.brand_id, array[leaf.id, leaf.parent_id, above.parent_id] as category_ids
    from unnest(places, products, quantities, prices)
      as line (place, product_id, quantity, price)
    join product on product.id = line.product_id
    join category as leaf on leaf.id = product.category_id
    left join category as above on above.id = leaf.parent_id
    where line.price is not null
  ),
  candidate as materialized (
    select asked.place::integer as place, asked.account_id, promotion.*,
      promotion.code is not null as is_code
    from unnest(owners, codes) with ordinality as asked (account_id, code_id, place)
    join promotion on promotion.id = asked.code_id or (promotion.code is null
      and promotion.starts_at <= at and (promotion.ends_at is null or promotion.ends_at > at))
  ),
  meant as (
    select candidate.place, candidate.id, sum(line.worth)::bigint as goods
    from candidate join line on line.place = candidate.place
    where case candidate.scope
      when 'products' then line.product_id = any (candidate.targets)
      when 'brands' then line.brand_id = any (candidate.targets)
      when 'categories' then line.category_ids && candidate.targets
      else true end
    group by candidate.place, candidate.id
  ),
  weighed as (
    select candidate.*, coalesce(meant.goods, 0) as goods
    from candidate
    left join meant on meant.place = candidate.place and meant.id = candidate.id
  ),
  refused as (
    select weighed.*, case
        when starts_at > at then 'not_yet'
        when ends_at <= at then 'over'
        when redemptions >= max_redemptions then 'used_up'
        when promotion_discount(kind, value, goods) = 0 then 'not_for_these'
        when goods < minimum_centavos then 'below_minimum'
        when max_per_customer is not null and max_per_customer <= (
          select count(*) from customer_order
          join order_discount on order_discount.order_id = customer_order.id
          where customer_order.account_id = weighed.account_id
            and order_discount.promotion_id = weighed.id and released_at is null
        ) then 'used_by_you'
      end as refusal
    from weighed
  ),
  valued as (
    select refused.*,
      case when refusal is null then promotion_discount(kind, value, goods) else 0 end as amount
    from refused
  )
  select place, id, is_code, goods, refusal, amount,
    refusal is null and row_number() over (
      partition by place order by amount desc, is_code desc, id) = 1
  from valued
$$;
