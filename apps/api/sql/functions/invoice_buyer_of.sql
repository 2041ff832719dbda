-- Returns the buyer of an order as its invoice names them. The salt keeps the hash in the document
-- from telling a name that is guessed.
create or replace function invoice_buyer_of(of_order uuid) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'name', one_line(coalesce(buyer.name, sold.address ->> 'full_name', '')),
    'tin', coalesce(buyer.tin, ''),
    'address', case
      when buyer.address <> '' then buyer.address
      when sold.fulfilment = 'pickup' then ''
      else one_line(concat_ws(', ',
        sold.address ->> 'street', sold.address ->> 'barangay',
        concat_ws(' ', sold.address ->> 'city_municipality', sold.address ->> 'postal_code'),
        coalesce(nullif(sold.address ->> 'province', ''), sold.address ->> 'region')
      ))
    end,
    'salt', gen_random_uuid()
  )
  from customer_order as sold left join invoice_buyer as buyer on buyer.order_id = sold.id
  where sold.id = of_order
$$;
