-- why: a picture is stored before the product it is for is saved. What is known of it waits here,
-- so that saving needs no look at the file and nobody can name a picture that was never uploaded.
create table uploaded_picture (
  file text primary key,
  width integer not null,
  height integer not null,
  placeholder text not null,
  uploaded_at timestamptz not null,
  constraint uploaded_picture_file_form check (file ~ '^[a-z0-9][a-z0-9/._-]{2,159}$'),
  constraint uploaded_picture_size check (width between 1 and 10000 and height between 1 and 10000),
  constraint uploaded_picture_placeholder_form check (
    placeholder like 'data:image/webp;base64,%' and length(placeholder) <= 400
  )
);
comment on table uploaded_picture is 'personal: none';
grant insert on uploaded_picture to sirkito_app;
