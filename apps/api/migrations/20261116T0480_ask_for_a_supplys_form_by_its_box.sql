-- why: the fit check asks for a power supply's form by `formFactor` first, the name whose box staff
-- fill in; what lacks it is told by that name too, or what is filled in would be lost.
update product set lacks = (
  select array_agg(name order by name)
  from unnest(array_replace(lacks, 'psuFormFactor', 'formFactor')) as name
)
where category_id = 'power_supply' and 'psuFormFactor' = any(lacks);
