-- Writes each price of a product to its history.
create or replace function record_price() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into price_history
  values (new.id, new.updated_at, new.price_centavos, new.sale_price_centavos,
          new.sale_starts_at, new.sale_ends_at);
  return null;
end
$$;
