-- Returns what an order's invoice lists: lines with the serial numbers known by now, discounts and
-- sums, in centavos.
create or replace function invoice_lines(of_order uuid) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'title', title, 'sku', sku, 'quantity', quantity, 'unitPrice', unit_price_centavos,
        'amount', unit_price_centavos * quantity,
        'serials', (
          select coalesce(jsonb_agg(serial order by unit_no), '[]') from order_serial
          where order_serial.order_id = of_order and order_serial.line_no = order_line.line_no
            and returned_at is null
        )
      ) order by line_no)
      from order_line where order_id = of_order
    ),
    'discounts', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', name, 'amount', amount_centavos) order by name), '[]'
      )
      from order_discount where order_id = of_order
    ),
    'subtotal', sold.subtotal_centavos,
    'shipping', sold.shipping_centavos
  )
  from customer_order as sold where sold.id = of_order
$$;
