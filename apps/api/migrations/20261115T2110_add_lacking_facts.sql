-- why: staff see which products lack facts that the fit check needs. Which those are is said once,
-- in packages/compatibility; what is saved gets them from there, what is here already gets them
-- once, below. Whoever changes that table brings the rows after it by a migration.
alter table product add column lacks text[] not null default '{}';

with need (category_id, keys, other_than) as (values
  ('cpu', '{socket}'::text[], null::jsonb), ('cpu', '{maxMemoryGb}', null),
  ('cpu', '{integratedGraphics}', null), ('cpu', '{includesCooler}', null),
  ('cpu', '{memoryType,memory}', null), ('cpu', '{tdpWatts,maxPowerWatts}', null),
  ('motherboard', '{socket}', null), ('motherboard', '{formFactor}', null),
  ('motherboard', '{memorySlots}', null), ('motherboard', '{maxMemoryGb}', null),
  ('motherboard', '{chipset}', null), ('motherboard', '{pcieX16Slots}', null),
  ('motherboard', '{pcieGen}', null), ('motherboard', '{sataPorts}', null),
  ('motherboard', '{m2SlotTypes}', null), ('motherboard', '{memoryType,memory}', null),
  ('memory', '{type,memoryType,memory}', null), ('memory', '{moduleCount}', null),
  ('memory', '{capacity}', null), ('memory', '{formFactor}', null),
  ('graphics_card', '{gpuLengthMm}', null), ('graphics_card', '{slotWidth}', null),
  ('graphics_card', '{tdpWatts}', null), ('graphics_card', '{powerConnectors}', null),
  ('power_supply', '{wattage}', null), ('power_supply', '{psuLengthMm}', null),
  ('power_supply', '{pcie8PinConnectors}', null), ('power_supply', '{pcie16PinConnectors}', null),
  ('power_supply', '{sataConnectors}', null), ('power_supply', '{psuFormFactor,formFactor}', null),
  ('cpu_cooling', '{socket}', null), ('cpu_cooling', '{coolerHeightMm}', '{"type": "Liquid"}'),
  ('pc_case', '{motherboardFormFactors}', null), ('pc_case', '{maxGpuLengthMm}', null),
  ('pc_case', '{maxCoolerHeightMm}', null), ('pc_case', '{expansionSlots}', null),
  ('pc_case', '{psuFormFactor}', null), ('pc_case', '{maxPsuLengthMm}', null),
  ('pc_case', '{bays25}', null), ('pc_case', '{bays35}', null),
  ('storage_ssd', '{formFactor}', null), ('storage_hdd', '{formFactor}', null),
  ('ups_avr', '{type}', null), ('ups_avr', '{wattage}', null),
  ('ups_avr', '{waveform}', '{"type": "AVR"}')
), lacking as (
  select product.id, array_agg(need.keys[1] order by need.keys[1]) as lacks
  from product join need using (category_id)
  where not product.attributes ?| need.keys
    and (need.other_than is null or not product.attributes @> need.other_than)
    and not (need.keys = '{coolerHeightMm}' and product.attributes ? 'radiatorSizeMm')
  group by product.id
)
update product set lacks = lacking.lacks from lacking where lacking.id = product.id;

create index product_lacking on product (category_id, id)
  where lacks <> '{}' and status = 'active';

-- The ledger only grows, in the order of time: a few pages of this find what was sold lately.
create index stock_movement_by_time on stock_movement using brin (at);
