-- Returns the lines, sorted by draft, with prices at the given time, chargeable weights and sizes.
create or replace function price_lines(lines draft_line[], rules jsonb, at timestamptz)
returns draft_line[]
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (
    select array_agg(row(line.draft_no, line.product_id, line.quantity,
      case when product.status = 'active' then price_at(product.price_centavos,
        product.sale_price_centavos, product.sale_starts_at, product.sale_ends_at, at) end,
      line.quantity * greatest(coalesce(product.weight_g, 0), coalesce(ceil(
        product.box_mm[1]::bigint * product.box_mm[2] * product.box_mm[3]
          / (rules->>'volumeDivisor')::numeric), 0)),
      greatest(product.box_mm[1], product.box_mm[2], product.box_mm[3])
    )::draft_line order by line.draft_no, line.ordinality)
    from unnest(lines) with ordinality as line
    left join product on product.id = line.product_id
  );
end
$$;
