-- Evaluates promotions for drafts with priced lines; no rows if no promotion can apply.
create or replace function evaluate_drafts(drafts order_draft[], lines draft_line[], at timestamptz)
returns table (draft_no integer, promotion_id uuid, is_code boolean, eligible_total bigint,
  refusal text, amount bigint, is_best boolean)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  buyer_ids uuid[];
  code_ids uuid[];
begin
  select array_agg(draft.buyer_id order by draft.ordinality),
    array_agg(draft.code_id order by draft.ordinality)
  into buyer_ids, code_ids
  from unnest(drafts) with ordinality as draft;
  if array_remove(code_ids, null) = '{}' and not exists (select 1 from promotion where code is null
      and starts_at <= evaluate_drafts.at and (ends_at is null or ends_at > evaluate_drafts.at)) then
    return;
  end if;
  return query
  select evaluated.*
  from (
    select array_agg(line.draft_no) as draft_nos, array_agg(line.product_id) as product_ids,
      array_agg(line.quantity) as quantities, array_agg(line.price) as prices
    from unnest(lines) as line
  ) as line,
  evaluate_promotions(line.draft_nos, line.product_ids, line.quantities, line.prices, buyer_ids,
    code_ids, evaluate_drafts.at) as evaluated;
end
$$;
