-- Prices drafts with priced lines and returns the outcome of placing each, before keys and remaining
-- stock are checked. Writes and locks nothing: quote_orders and place_orders share it.
create or replace function price_orders(
  drafts order_draft[], lines draft_line[], sold_out uuid[], rules jsonb, at timestamptz
) returns setof priced_draft
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with item as (
    select line.draft_no, sum(line.price * line.quantity)::bigint as subtotal,
      bool_or(line.price is null) as is_withdrawn,
      bool_or(line.product_id = any (sold_out)) as is_sold_out,
      sum(line.grams)::bigint as grams, max(line.longest_mm) as longest_mm
    from unnest(lines) as line group by line.draft_no
  ),
  evaluated as materialized (
    select * from evaluate_drafts(drafts, lines, price_orders.at)
  ),
  -- Materialized, or PostgreSQL would compute the fee each time it is used.
  priced as materialized (
    select draft.ordinality::integer as draft_no, draft.payment_method, draft.expected_total,
      draft.fulfilment, draft.address is null as is_address_missing,
      account.id is null as is_account_gone, account.email_verified_at is not null as is_verified,
      item.draft_no is null as is_empty, item.is_withdrawn, item.is_sold_out, item.subtotal,
      case
        when draft.fulfilment = 'pickup' then 0
        when item.subtotal is not null and draft.address is not null then shipping_fee(
          rules, draft.address->>'zone', item.grams, coalesce(item.longest_mm, 0), item.subtotal)
      end as shipping_fee,
      coalesce(best.amount, 0) as discount, best.promotion_id, code.refusal as code_refusal
    from unnest(drafts) with ordinality as draft
    left join account on account.id = draft.account_id
    left join item on item.draft_no = draft.ordinality
    left join evaluated as best on best.draft_no = draft.ordinality and best.is_best
    left join evaluated as code on code.draft_no = draft.ordinality and code.is_code
  ),
  totalled as (
    select *, subtotal + shipping_fee - discount as total from priced
  )
  select draft_no,
    case
      when is_account_gone then 'account_gone'
      when is_empty then 'cart_empty'
      when is_withdrawn then 'product_unavailable'
      when is_sold_out then 'out_of_stock'
      when is_address_missing and fulfilment = 'pickup' then 'no_pickup'
      when is_address_missing then 'address_not_found'
      when payment_method = 'cod' and total > (rules->>case
        when is_verified then 'codLimit' else 'codLimitUnverified' end)::bigint
        then 'cod_over_limit'
      when code_refusal is not null and expected_total is distinct from total then 'code_refused'
      when expected_total <> total then 'total_changed'
      else 'placed'
    end,
    subtotal, shipping_fee, discount, total, promotion_id
  from totalled
  order by draft_no;
end
$$;
