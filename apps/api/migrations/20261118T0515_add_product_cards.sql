-- why: every card joined its brand, category and images and derived its facts from all attributes
-- again, for 24 cards per page. They change only when a product is saved.

-- The specifications on a card, derived from the attributes when the product is saved.
alter table product add column facts text[] not null default '{}';
comment on column product.facts is 'personal: none';

-- What a card shows, except prices, stock and ratings. Triggers write it.
create table product_card (
  product_id uuid primary key,
  card json not null,
  constraint product_card_product_fk foreign key (product_id)
    references product (id) on delete cascade
);
comment on table product_card is 'personal: none';

-- Stores what the cards of these products show, except prices, stock and ratings.
create or replace function write_cards(ids uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into product_card as stored (product_id, card)
  select product.id, json_build_object(
    '_id', product.id,
    'name', product.name,
    'slug', product.slug,
    'sku', product.sku,
    'images', coalesce(image.files, '[]'),
    'imagePlaceholders', coalesce(image.placeholders, '[]'),
    'brand', json_build_object('id', brand.id, 'name', brand.name),
    'category', json_build_object('id', category.id, 'name', category.label),
    'facts', product.facts
  )
  from product
  join brand on brand.id = product.brand_id
  join category on category.id = product.category_id
  cross join lateral (
    select json_agg(file order by position) as files,
      json_agg(placeholder order by position) as placeholders
    from product_image where product_id = product.id
  ) as image
  where product.id = any(ids)
  on conflict (product_id) do update set card = excluded.card
  where stored.card::text <> excluded.card::text;
$$;

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

-- Rewrites the cards of all products of a brand or category.
create or replace function rename_on_cards() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'brand' then
    perform write_cards(array(select id from product where brand_id = new.id));
  else
    perform write_cards(array(select id from product where category_id = new.id));
  end if;
  return null;
end
$$;

create trigger product_added
after insert on product referencing new table as changed
for each statement execute function update_cards();

create trigger product_changed
after update on product referencing new table as changed
for each statement execute function update_cards();

create trigger product_image_added
after insert on product_image referencing new table as changed
for each statement execute function update_cards();

create trigger product_image_changed
after update on product_image referencing new table as changed
for each statement execute function update_cards();

create trigger product_image_removed
after delete on product_image referencing old table as changed
for each statement execute function update_cards();

create trigger brand_renamed
after update on brand for each row
when (old.name is distinct from new.name) execute function rename_on_cards();

create trigger category_renamed
after update on category for each row
when (old.label is distinct from new.label) execute function rename_on_cards();

select write_cards(array(select id from product));
