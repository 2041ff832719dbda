-- why: what the shop takes off for a while: by itself on some goods, or for whoever knows a code.
-- How often it was used is counted in its own row, which whoever uses it locks, so that a promotion
-- for a hundred orders is given to a hundred. What it took off an order stands with the order.
create table promotion (
  id uuid primary key,
  name text not null,
  code text,
  kind text not null,
  value bigint not null,
  scope text not null,
  targets text[] not null default '{}',
  minimum_centavos bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  max_uses integer,
  max_each integer,
  used integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint promotion_name_length check (length(name) between 1 and 60),
  constraint promotion_code_once unique (code),
  constraint promotion_code_form check (code ~ '^[A-Z0-9][A-Z0-9-]{2,23}$'),
  constraint promotion_kind_known check (kind in ('percent', 'amount')),
  constraint promotion_scope_known check (scope in ('all', 'products', 'brands', 'categories')),
  constraint promotion_has_targets
    check ((scope = 'all') = (targets = '{}') and array_length(targets, 1) <= 200),
  -- So that no order comes to nothing, which nobody could pay.
  constraint promotion_leaves_something check (case kind
    when 'percent' then value between 1 and 90 else value >= 100 and minimum_centavos > value end),
  constraint promotion_minimum_range check (minimum_centavos between 0 and 100000000000),
  constraint promotion_window_order check (starts_at < ends_at),
  constraint promotion_limits_positive check (max_uses > 0 and max_each > 0),
  constraint promotion_limit_kept check (used >= 0 and used <= max_uses)
);
create index promotion_by_itself on promotion (ends_at) where code is null;
comment on table promotion is 'personal: none';
grant insert, update on promotion to sirkito_app;

create table order_discount (
  order_id uuid primary key,
  promotion_id uuid not null,
  name text not null,
  amount_centavos bigint not null,
  given_back_at timestamptz,
  constraint order_discount_order_fk foreign key (order_id) references customer_order (id),
  constraint order_discount_promotion_fk foreign key (promotion_id) references promotion (id),
  constraint order_discount_positive check (amount_centavos > 0)
);
create index order_discount_promotion on order_discount (promotion_id, order_id);
comment on table order_discount is 'personal: none';
grant update (given_back_at) on order_discount to sirkito_app;

-- The code that its owner typed in.
alter table cart add column promotion_id uuid;
alter table cart add constraint cart_promotion_fk
  foreign key (promotion_id) references promotion (id);
create index cart_promotion on cart (promotion_id) where promotion_id is not null;
comment on column cart.promotion_id is
  'personal: kind=shopping; basis=contract; keep=90d_idle; export=no; erase=delete';

-- What a promotion takes off goods worth so much: a percentage down to the whole centavo.
create function promotion_takes(kind text, value bigint, goods bigint) returns bigint
language sql immutable parallel safe as $$
  select case kind when 'percent' then goods * value / 100 else least(value, goods) end
$$;

-- What promotions would do for several carts at once, each a place: those that need no code, and the
-- one whose code the cart holds. An order has one promotion, the one that takes off most. This is the
-- one home of the rule: the cart, the quote and the order ask here.
create function weigh_promotions(
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
        when used >= max_uses then 'used_up'
        when promotion_takes(kind, value, goods) = 0 then 'not_for_these'
        when goods < minimum_centavos then 'below_minimum'
        when max_each is not null and max_each <= (
          select count(*) from customer_order
          join order_discount on order_discount.order_id = customer_order.id
          where customer_order.account_id = weighed.account_id
            and order_discount.promotion_id = weighed.id and given_back_at is null
        ) then 'used_by_you'
      end as refusal
    from weighed
  ),
  valued as (
    select refused.*,
      case when refusal is null then promotion_takes(kind, value, goods) else 0 end as amount
    from refused
  )
  select place, id, is_code, goods, refusal, amount,
    refusal is null and row_number() over (
      partition by place order by amount desc, is_code desc, id) = 1
  from valued
$$;

create function cart_promotion(account uuid, at timestamptz) returns jsonb
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
    with weighed as materialized (
      select weighed.*, promotion.name, promotion.code, promotion.starts_at, promotion.ends_at,
        promotion.minimum_centavos
      from weigh_promotions(array_fill(1, array[coalesce(array_length(products, 1), 0)]),
        products, quantities, prices, array[account], array[code_id], cart_promotion.at) as weighed
      join promotion on promotion.id = weighed.promotion_id
    )
    select jsonb_build_object(
      'taken', (
        select jsonb_build_object('id', promotion_id, 'name', name, 'amount', amount) from weighed
        where is_best),
      'code', (
        select jsonb_build_object('id', promotion_id, 'code', code, 'refusal', refusal,
          'goods', goods, 'minimum', minimum_centavos, 'startsAt', starts_at, 'endsAt', ends_at)
        from weighed where is_code))
  );
end
$$;
