-- why: staff look through every product there is, by name, price or last change, and find one by
-- any part of its name or SKU. Each order has an index that ends in the id, for the whole shop and
-- for each subcategory, so that a page begins where the one before ended, however far down that is.
-- What is searched is kept in lower case: to compare it so costs a tenth of ignoring the case.
alter table product add column words text not null generated always as (lower(name || ' ' || sku)) stored;
create index product_words on product using gin (words gin_trgm_ops);

create index product_by_name on product (name, id);
create index product_by_price on product (coalesce(price_centavos, 0), id);
create index product_by_change on product (updated_at, id);
create index product_category_by_age on product (category_id, id);
create index product_category_by_name on product (category_id, name, id);
create index product_category_by_price on product (category_id, coalesce(price_centavos, 0), id);
create index product_category_by_change on product (category_id, updated_at, id);
create index product_off_sale on product (status, id) where status <> 'active';
create index product_reduced on product (id) where sale_price_centavos is not null;
