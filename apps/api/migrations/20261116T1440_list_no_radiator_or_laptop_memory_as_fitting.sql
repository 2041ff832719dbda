-- why: a liquid cooler was kept with a height of 0 and laptop or server memory with a type that
-- desktop boards take, so that both were listed as fitting where nobody knows or the rules refuse.
-- The shop writes neither measure from now on; what is listed already loses it once.
update product_listing set fit_height = null where category_id = 'cpu_cooling' and fit_height = 0;
update category_listing set fit_height = null where category_id = 'cpu_cooling' and fit_height = 0;

update product_listing as listing set fit_memory = null
from product
where product.id = listing.product_id and listing.category_id = 'memory'
  and (product.attributes ->> 'formFactor' = 'SO-DIMM' or product.attributes -> 'registered' = 'true');
update category_listing as listing set fit_memory = null
from product
where product.id = listing.product_id and listing.category_id = 'memory'
  and (product.attributes ->> 'formFactor' = 'SO-DIMM' or product.attributes -> 'registered' = 'true');
