-- Evaluates promotions for several drafts at once: those without a code, and the draft's promo code.
-- An order gets the one with the largest discount. Cart, quote and order all use this rule.
create or replace function evaluate_promotions(
  draft_nos integer[], products uuid[], quantities integer[], prices bigint[],
  buyers uuid[], codes uuid[], at timestamptz
) returns table (
  draft_no integer, promotion_id uuid, is_code boolean, eligible_total bigint, refusal text,
  amount bigint, is_best boolean
)
language sql stable set search_path = public, pg_temp as $$
  with line as materialized (
    select line.draft_no, line.quantity * line.price as worth, product.id::text as product_id,
      product.brand_id, array[leaf.id, leaf.parent_id, above.parent_id] as category_ids
    from unnest(draft_nos, products, quantities, prices)
      as line (draft_no, product_id, quantity, price)
    join product on product.id = line.product_id
    join category as leaf on leaf.id = product.category_id
    left join category as above on above.id = leaf.parent_id
    where line.price is not null
  ),
  candidate as materialized (
    select draft.draft_no::integer as draft_no, draft.account_id, promotion.*,
      promotion.code is not null as is_code
    from unnest(buyers, codes) with ordinality as draft (account_id, code_id, draft_no)
    join promotion on promotion.id = draft.code_id or (promotion.code is null
      and promotion.starts_at <= at and (promotion.ends_at is null or promotion.ends_at > at))
  ),
  eligible as (
    select candidate.draft_no, candidate.id, sum(line.worth)::bigint as eligible_total
    from candidate join line on line.draft_no = candidate.draft_no
    where case candidate.scope
      when 'products' then line.product_id = any (candidate.targets)
      when 'brands' then line.brand_id = any (candidate.targets)
      when 'categories' then line.category_ids && candidate.targets
      else true end
    group by candidate.draft_no, candidate.id
  ),
  evaluated as (
    select candidate.*, coalesce(eligible.eligible_total, 0) as eligible_total
    from candidate
    left join eligible on eligible.draft_no = candidate.draft_no and eligible.id = candidate.id
  ),
  refused as (
    select evaluated.*, case
        when starts_at > at then 'not_yet'
        when ends_at <= at then 'over'
        when redemptions >= max_redemptions then 'used_up'
        when promotion_discount(kind, value, eligible_total) = 0 then 'not_for_these'
        when eligible_total < minimum_centavos then 'below_minimum'
        when max_per_customer is not null and max_per_customer <= (
          select count(*) from customer_order
          join order_discount on order_discount.order_id = customer_order.id
          where customer_order.account_id = evaluated.account_id
            and order_discount.promotion_id = evaluated.id and released_at is null
        ) then 'used_by_you'
      end as refusal
    from evaluated
  ),
  valued as (
    select refused.*,
      case when refusal is null then promotion_discount(kind, value, eligible_total) else 0
      end as amount
    from refused
  )
  select draft_no, id, is_code, eligible_total, refusal, amount,
    refusal is null and row_number() over (
      partition by draft_no order by amount desc, is_code desc, id) = 1
  from valued
$$;
