-- why: by bytes, every name that begins with a small letter stands after Z. Names are sorted as
-- people look them up, whatever their case, and the same whatever a database was made with. The
-- new indexes are made before the old ones go, so that products can be read meanwhile.
create index product_by_name_folded on product (lower(name collate "C"), id);
create index product_category_by_name_folded on product (category_id, lower(name collate "C"), id);
drop index product_by_name;
drop index product_category_by_name;
alter index product_by_name_folded rename to product_by_name;
alter index product_category_by_name_folded rename to product_category_by_name;
