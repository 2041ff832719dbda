-- Refuses to change or delete issued documents. Only a buyer may go, after five years.
create or replace function keep_documents() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'invoice_document_buyer' then
    if exists (
      select 1 from invoice_document
      where (branch, kind, number) = (old.branch, old.kind, old.number)
        and issued_at < now() - interval '5 years'
    ) then
      return old;
    end if;
  end if;
  raise exception 'issued documents never change';
end
$$;
