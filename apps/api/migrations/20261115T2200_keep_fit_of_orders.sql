-- why: the shop stands by what it said about parts that were bought together. What the rules found,
-- the facts they read and which edition of the rules it was stay with the order as they were, while
-- products and rules go on changing. Written once by a job right after the order: see decision 0054.
create table order_fit (
  order_id uuid not null,
  verdict text not null,
  findings jsonb not null,
  engine text not null,
  -- Whether one of the products was edited between the order and the look at its facts.
  is_edited boolean not null,
  judged_at timestamptz not null,
  constraint order_fit_pk primary key (order_id),
  constraint order_fit_order_fk foreign key (order_id) references customer_order (id),
  constraint order_fit_verdict check (verdict in ('ok', 'info', 'warn', 'error')),
  constraint order_fit_findings_list check (jsonb_typeof(findings) = 'array')
);
comment on table order_fit is 'personal: none';
grant insert on order_fit to sirkito_app;
