-- Issues the invoice of an order, or a memo that corrects it, in the series of the invoice's branch.
-- The caller holds the order's lock. The series stays locked until the commit, so that a rollback
-- leaves no gap; a sequence would.
create or replace function issue_document(
  of_order uuid, of_kind text, amount bigint, reason text, at timestamptz default null
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_branch text;
  series document_series;
  written bytea;
begin
  if of_kind = 'invoice' then
    select value ->> 'branchCode' into strict of_branch from setting where key = 'invoicing';
  else
    select branch into strict of_branch from invoice_document
    where order_id = of_order and kind = 'invoice' order by issued_at desc, number desc limit 1;
  end if;
  insert into document_series (branch, kind) values (of_branch, of_kind) on conflict do nothing;
  select * into strict series from document_series
  where branch = of_branch and kind = of_kind for update;
  written := write_document(
    jsonb_build_object(
      'branch', of_branch, 'kind', of_kind, 'number', series.last_number + 1,
      'previousHash', encode(series.last_hash, 'hex')
    ),
    of_order, amount, reason, coalesce(at, clock_timestamp())
  );
  update document_series set last_number = last_number + 1, last_hash = written
  where branch = of_branch and kind = of_kind;
end
$$;
revoke execute on function issue_document from public;
