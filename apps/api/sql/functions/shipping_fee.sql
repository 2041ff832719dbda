-- Same rule as shippingFee in packages/commerce. order-rules.ts passes its table as `rules`.
create or replace function shipping_fee(
  rules jsonb, zone text, grams bigint, longest_mm integer, subtotal bigint
) returns bigint
language plpgsql immutable parallel safe as $$
declare
  kg bigint := (grams + 999) / 1000;
  fees jsonb := rules->'zones'->zone->'fees';
  fee bigint := 0;
  step integer := 0;
begin
  if subtotal < (rules->>'freeFrom')::bigint then
    while step < jsonb_array_length(rules->'steps') and kg > (rules->'steps'->>step)::bigint loop
      step := step + 1;
    end loop;
    fee := (coalesce(fees->>step, fees->>-1))::bigint
      + greatest(kg - (rules->'steps'->>-1)::bigint, 0) * (rules->'zones'->zone->>'extra')::bigint;
  end if;
  return fee + case when longest_mm > (rules->>'bulkyFromMm')::integer
    then (rules->>'bulkyFee')::bigint else 0 end;
end
$$;
