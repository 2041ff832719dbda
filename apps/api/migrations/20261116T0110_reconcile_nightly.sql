-- why: that stock, orders, promotions and money agree is checked once a night, by one worker. The row
-- says whose night it is, and when the books were last looked at.
create table reconciliation (
  day date primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  differences integer,
  constraint reconciliation_ends_with_figure check ((ended_at is null) = (differences is null))
);
comment on table reconciliation is 'personal: none';
grant insert, update on reconciliation to sirkito_app;
