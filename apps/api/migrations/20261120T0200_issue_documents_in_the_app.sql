-- why: Invoices and memos are built in TypeScript, by the use cases that record payments, shipments
-- and refunds. The shop must be stopped: the version before leaves documents to these triggers.

drop trigger customer_order_documents on customer_order;
drop trigger refund_documents on refund;
drop function if exists
  issue_invoice, issue_due_documents, reissue_invoice, issue_document, write_document,
  invoice_lines, invoice_buyer_of, one_line, canonical_json, documents_due, document_number;

-- Documents can be added, but their series grows only with them, and nothing can be changed.
grant insert on invoice_document, invoice_document_buyer to sirkito_app;

-- As in sql/functions, which are applied after the migrations.
create or replace function extend_document_series() returns trigger
language plpgsql as $$ begin return null; end $$;
create trigger invoice_document_extends_series after insert on invoice_document
for each row execute function extend_document_series();
