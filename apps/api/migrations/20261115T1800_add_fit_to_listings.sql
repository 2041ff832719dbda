-- why: a listing can show only what fits the parts somebody has chosen. Which measures decide that
-- is said once, in packages/compatibility; here they lie beside the other filters, so that a
-- million products are narrowed without reading their facts. Words are numbers of facet_value, as
-- filters are; a length is what a part has, or the most that a case takes.
alter table product_listing
  add column fit_socket integer, add column fit_memory integer, add column fit_board integer,
  add column fit_length real, add column fit_height real;
alter table category_listing
  add column fit_socket integer, add column fit_memory integer, add column fit_board integer,
  add column fit_length real, add column fit_height real;

-- What is listed already gets its measures once; from now on the shop writes them.
create temporary table fit on commit drop as
select product_id, category_id,
  case
    when category_id in ('cpu', 'motherboard', 'cpu_cooling') then array(
      select distinct upper(regexp_replace(replace(word, ' ', ''), '^(FC|Socket)(?=[A-Z])', ''))
        collate "C" as socket
      from jsonb_array_elements_text(
        case jsonb_typeof(attributes -> 'socket')
          when 'array' then attributes -> 'socket'
          when 'string' then jsonb_build_array(attributes -> 'socket')
          else '[]' end
      ) as word order by socket
    )
  end as sockets,
  case
    when category_id in ('cpu', 'motherboard', 'memory') then array(
      select distinct word collate "C" as type
      from jsonb_array_elements_text(
        case jsonb_typeof(attributes -> 'memoryType')
          when 'array' then attributes -> 'memoryType'
          when 'string' then jsonb_build_array(attributes -> 'memoryType')
          else '[]' end
      ) as word order by type
    )
  end as memory,
  case
    when category_id in ('motherboard', 'pc_case') then array(
      select distinct word collate "C" as size
      from jsonb_array_elements_text(
        case
          when category_id = 'motherboard' and attributes ? 'formFactor'
            then jsonb_build_array(attributes -> 'formFactor')
          else coalesce(attributes -> 'motherboardFormFactors', '[]') end
      ) as word order by size
    )
  end as boards,
  case category_id
    when 'graphics_card' then
      case when not attributes ? 'radiatorSizeMm' then (attributes ->> 'gpuLengthMm')::real end
    when 'pc_case' then (attributes ->> 'maxGpuLengthMm')::real
  end as length,
  case category_id
    when 'cpu_cooling' then
      case when attributes ? 'radiatorSizeMm' or attributes ->> 'type' = 'Liquid' then 0
      else (attributes ->> 'coolerHeightMm')::real end
    when 'pc_case' then (attributes ->> 'maxCoolerHeightMm')::real
  end as height
from (
  select listing.product_id, listing.category_id, product.attributes
  from product_listing as listing join product on product.id = listing.product_id
  where listing.category_id in
    ('cpu', 'motherboard', 'memory', 'graphics_card', 'cpu_cooling', 'pc_case')
) as listed;

insert into facet_value (attribute, "values")
select distinct 'fitSocket', sockets from fit where cardinality(sockets) > 0
union select 'fitMemory', memory from fit where cardinality(memory) > 0
union select 'fitBoard', boards from fit where cardinality(boards) > 0
on conflict do nothing;

update product_listing as listing
set fit_length = fit.length, fit_height = fit.height,
  fit_socket = (select id from facet_value where attribute = 'fitSocket' and "values" = fit.sockets),
  fit_memory = (select id from facet_value where attribute = 'fitMemory' and "values" = fit.memory),
  fit_board = (select id from facet_value where attribute = 'fitBoard' and "values" = fit.boards)
from fit where fit.product_id = listing.product_id;

update category_listing as listing
set fit_length = source.fit_length, fit_height = source.fit_height,
  fit_socket = source.fit_socket, fit_memory = source.fit_memory, fit_board = source.fit_board
from product_listing as source
where source.product_id = listing.product_id and source.category_id = listing.category_id;
