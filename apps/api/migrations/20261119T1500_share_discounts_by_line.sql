-- why: A line keeps what the customer paid for it after discounts, so that refunds and reports agree
-- about it to the centavo.

alter table order_line
add column paid_centavos bigint,
add constraint order_line_paid_range
  check (paid_centavos between 0 and unit_price_centavos * quantity) not valid;

-- As in sql/functions, which are applied after the migrations.
create or replace function fill_paid_shares(order_ids uuid[]) returns void
language sql set search_path = public, pg_temp as $$
  with line as (
    select sold.id as order_id, line_no, unit_price_centavos * quantity as total, discount_centavos,
      coalesce(case scope
        when 'all' then true
        when 'products' then product.id::text = any (targets)
        when 'brands' then product.brand_id = any (targets)
        else targets && array[leaf.id, leaf.parent_id, above.parent_id]
      end, false) as is_promoted
    from unnest(order_ids) as chosen (id)
    join customer_order as sold on sold.id = chosen.id
    join order_line on order_line.order_id = sold.id
    join product on product.id = product_id
    join category as leaf on leaf.id = category_id
    left join category as above on above.id = leaf.parent_id
    left join order_discount on order_discount.order_id = sold.id
    left join promotion on promotion.id = promotion_id
  ),
  discounted as (
    select *, is_promoted or discount_centavos
      > coalesce(sum(total) filter (where is_promoted) over (partition by order_id), 0) as is_off
    from line
  ),
  goods as (
    select order_id, line_no, is_off, total::numeric, sum(total) over part as whole,
      sum(total) over part - case when is_off then discount_centavos else 0 end as paid
    from discounted window part as (partition by order_id, is_off)
  ),
  share as (
    select order_id, line_no, div(total * paid, whole) as floor,
      paid - sum(div(total * paid, whole)) over part as left_over,
      row_number() over (part order by mod(total * paid, whole) desc, line_no) as place
    from goods window part as (partition by order_id, is_off)
  )
  update order_line set paid_centavos = floor + (place <= left_over)::integer
  from share
  where order_line.order_id = share.order_id and order_line.line_no = share.line_no
$$;
revoke execute on function fill_paid_shares from public;

create or replace function share_new_lines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added where paid_centavos is null) then
    perform fill_paid_shares(array(select distinct order_id from added where paid_centavos is null));
  end if;
  return null;
end
$$;

create trigger order_line_shares after insert on order_line
referencing new table as added
for each statement execute function share_new_lines();
