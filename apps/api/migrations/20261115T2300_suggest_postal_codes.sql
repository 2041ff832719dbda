-- why: few people know their postal code, and couriers sort by it.
alter table place add column postal_code text constraint place_postal_code_form check (postal_code ~ '^\d{4}$');
