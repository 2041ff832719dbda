-- why: Promotions and their limits.

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
  max_redemptions integer,
  max_per_customer integer,
  redemptions integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint promotion_code_once unique (code),
  constraint promotion_code_form check (code ~ '^[A-Z0-9][A-Z0-9-]{2,23}$'),
  constraint promotion_has_targets check (
    (scope = 'all') = (targets = '{}'::text[])
    and array_length(targets, 1) <= 200
  ),
  constraint promotion_kind_known check (kind in ('percent', 'amount')),
  constraint promotion_leaves_something check (
    case kind
      when 'percent' then value between 1 and 90
      else value >= 100 and minimum_centavos > value
    end
  ),
  constraint promotion_limits_positive check (max_redemptions > 0 and max_per_customer > 0),
  constraint promotion_minimum_range check (minimum_centavos between 0 and 100000000000),
  constraint promotion_name_length check (length(name) between 1 and 60),
  constraint promotion_redemptions_within_limit check (redemptions between 0 and max_redemptions),
  constraint promotion_scope_known check (scope in ('all', 'products', 'brands', 'categories')),
  constraint promotion_window_order check (starts_at < ends_at)
);
create index promotion_without_code on promotion (ends_at) where code is null;
comment on table promotion is 'personal: none';
grant insert, update on promotion to sirkito_app;
