-- Defines what an order's invoices and debit memos less its credit memos must be: the smaller of its
-- total and what was kept of its payments (null if there were none); 0 if it was cancelled before it
-- was invoiced. An unpaid order is invoiced on shipping only, until it comes back.
create or replace function documents_due(
  is_invoiced boolean, status text, total bigint, net_paid bigint
) returns bigint
language sql immutable parallel safe
return case
  when not is_invoiced and (status = 'cancelled' or net_paid is null) then 0
  when net_paid is not null then least(total, net_paid)
  when status in ('returned', 'cancelled') then 0
  else total
end;
