-- why: what people look for and do not find is what the shop should sell, or call by that name. Only
-- the words are counted, by day, for ninety days; nothing says who looked.
create table search_miss (
  day date not null,
  words text not null,
  times integer not null default 1,
  constraint search_miss_pk primary key (day, words),
  constraint search_miss_words_length check (length(words) between 2 and 64)
);
comment on table search_miss is 'personal: none';

grant insert, update, delete on search_miss to sirkito_app;
