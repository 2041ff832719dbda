-- why: every price a product ever had, so that a saving can be shown to be true. Written by the
-- database itself, whoever changes the price; the app role can only read it.
create table price_history (
  product_id uuid not null,
  at timestamptz not null,
  price_centavos bigint,
  sale_price_centavos bigint,
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  constraint price_history_product_fk foreign key (product_id)
    references product (id) on delete cascade
);
create index price_history_product on price_history (product_id, at desc);
comment on table price_history is 'personal: none';

create function record_price() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into price_history
  values (new.id, new.updated_at, new.price_centavos, new.sale_price_centavos,
          new.sale_starts_at, new.sale_ends_at);
  return null;
end
$$;

create trigger product_price_added
after insert on product
for each row when (new.price_centavos is not null)
execute function record_price();

create trigger product_price_changed
after update of price_centavos, sale_price_centavos, sale_starts_at, sale_ends_at on product
for each row when (
  (old.price_centavos, old.sale_price_centavos, old.sale_starts_at, old.sale_ends_at)
  is distinct from
  (new.price_centavos, new.sale_price_centavos, new.sale_starts_at, new.sale_ends_at)
)
execute function record_price();
