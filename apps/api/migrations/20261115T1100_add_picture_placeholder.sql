-- why: a listing shows a few blurred pixels of each picture while the picture itself is on its way

alter table product_image
  add column placeholder text not null default '',
  add constraint product_image_placeholder_form check (
    placeholder = '' or (placeholder like 'data:image/webp;base64,%' and length(placeholder) <= 400)
  );
comment on column product_image.placeholder is 'personal: none';
