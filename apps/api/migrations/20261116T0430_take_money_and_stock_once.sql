-- why: money may come for an order that stays cancelled, or be there again after a refund was
-- refused. Nothing is sold by that, so it takes no number. And a movement that staff ask for twice,
-- because the first answer was lost, is one movement; orders move stock under locks of their own.
create or replace function issue_invoice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given bigint;
begin
  if new.status = 'cancelled' or exists (select 1 from invoice where order_id = new.id) then
    return null;
  end if;
  update invoice_series set last_number = last_number + 1 where name = 'sales'
  returning last_number into given;
  insert into invoice (order_id, number, issued_at) values (new.id, given, new.updated_at);
  return null;
end
$$;

create unique index stock_movement_by_staff_once on stock_movement (id)
where reason not in ('sold', 'released');
