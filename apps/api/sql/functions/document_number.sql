-- Returns a document's number as it is printed. Each branch has its own.
create or replace function document_number(kind text, number bigint) returns text
language sql immutable parallel safe
return case kind when 'invoice' then 'INV-' when 'credit_memo' then 'CM-' else 'DM-' end
  || lpad(number::text, 8, '0');
