-- why: Refunds above a limit, steep price drops and changes of staff need a session whose password was
-- confirmed minutes ago. An import that was applied with steep drops may make them.

alter table session add column confirmed_at timestamptz;
comment on column session.confirmed_at is
  'personal: kind=usage; basis=security; keep=expiry_30d; export=no; erase=delete';

alter table product_import add column allows_steep_drops boolean not null default false;
