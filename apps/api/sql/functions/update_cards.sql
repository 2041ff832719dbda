-- Rewrites the cards of the products that a statement wrote or whose images it wrote.
create or replace function update_cards() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'product' then
    perform write_cards(array(select id from changed));
  else
    perform write_cards(array(select distinct product_id from changed));
  end if;
  return null;
end
$$;
