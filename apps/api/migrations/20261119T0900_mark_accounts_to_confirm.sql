-- why: registering above an address's limit is no longer refused; such accounts order once their
-- email address is confirmed.

alter table account add column must_confirm_email boolean default false not null;
comment on column account.must_confirm_email is 'personal: none';
