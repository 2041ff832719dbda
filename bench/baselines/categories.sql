select category.id, category.parent_id as "parentId", category.label, category.priority,
  category.filter_attributes as "filterAttributes",
  (select coalesce(json_agg(agg), '[]')
   from (select brand.id, brand.name
         from category_brand inner join brand on brand.id = category_brand.brand_id
         where category_brand.category_id = category.id
         order by category_brand.position) as agg) as "relatedBrands"
from category
order by category.position
limit 500
