-- why: search answers from the same database as the shop, in the same transaction as the product.
-- A document is the bare list of words a product is found by. Words that say what the product is
-- (its model, brand, kind, part number) are written with = in front; words that only describe it
-- (its socket, its colour) stand plain. So the index itself can tell a mouse from a keyboard that
-- is sold with a mouse, and a broad search need not weigh every match.
create extension if not exists pg_trgm;

-- In the row that is filtered and counted: from a table beside it, a search with filters took ten
-- times as long. It stands last, so that who does not ask for it does not read over it.
alter table product_listing add column document tsvector not null default '';

-- Sorted in at once: a list of what is not yet sorted in would be read from end to end by every
-- search, several times.
create index product_listing_document on product_listing
  using gin (document) with (fastupdate = off);
-- One product in 64, by its random id. Whoever types "black" gets good answers from these few; a
-- search that finds too little among them is narrow enough for the whole index.
create index product_listing_sample on product_listing
  using gin (document) with (fastupdate = off)
  where product_id::text ~ '[0-3]0$';

-- Every word that occurs, for completing what is being typed and mending what was mistyped. Part
-- numbers are left out: they are too many, and nobody wants one of them changed into another. How
-- often a word is used only says which is the likelier; products that go are not taken off it.
create table search_word (
  word text collate "C" primary key,
  uses integer not null,
  constraint search_word_uses_range check (uses >= 0)
);
create index search_word_trigrams on search_word
  using gin (word gin_trgm_ops) with (fastupdate = off);
comment on table search_word is 'personal: none';
grant insert, update on search_word to sirkito_app;

-- Matches of each query, best query first, until there are as many as wanted: a worse query
-- cannot give a better match. At most 80 of a query are weighed against each other; 20 from the
-- sample will do. A product may be given twice. The planner may not read the table from its start
-- instead: where all matches lie at its end, that takes seconds.
create function search_candidates(queries tsquery[], wanted integer)
returns table (product_id uuid, name text, category_id text, in_stock boolean, tier integer)
language plpgsql stable set enable_seqscan = off as $$
declare
  given integer;
begin
  for place in 1 .. coalesce(array_length(queries, 1), 0) loop
    return query
      select l.product_id, l.name, l.category_id, l.in_stock, place from product_listing as l
      where document @@ queries[place] and l.product_id::text ~ '[0-3]0$' limit 80;
    get diagnostics given = row_count;
    exit when given >= greatest(20, wanted);
    return query
      select l.product_id, l.name, l.category_id, l.in_stock, place from product_listing as l
      where document @@ queries[place] limit 80;
    get diagnostics given = row_count;
    exit when given >= wanted;
  end loop;
end
$$;

-- The best of them: exact model before the rest, in stock before sold out, short names first. Here
-- and below it is a function because its plan is then made once for each connection.
create function best_matches(queries tsquery[], most integer)
returns table (id uuid, name text, "categoryName" text)
language plpgsql stable as $$
begin
  return query
    select found.product_id, found.name, category.label
    from (
      select distinct on (c.product_id) c.* from search_candidates(queries, most) as c
      order by c.product_id, c.tier
    ) as found
    join category on category.id = found.category_id
    order by found.tier, found.in_stock desc, length(found.name), found.product_id
    limit most;
end
$$;

-- All that is asked of the dictionary.
create function look_up_words(
  typed text[], words text[], beginnings text[], unknown_beginnings text[], numbers text[],
  most integer
)
returns table (kind text, asked text, word text, uses integer)
language plpgsql stable as $$
declare
  begun text;
begin
  return query
    select 'known', w.word, w.word, w.uses from search_word as w where w.word = any(words);
  foreach begun in array beginnings || array(
    select other from unnest(unknown_beginnings) as other
    where not exists (select from search_word as w where w.word = other)
  ) loop
    return query
      select 'longer', begun, w.word, w.uses from search_word as w
      where w.word > begun and w.word < begun || '~'
      order by w.uses desc, w.word limit most;
  end loop;
  -- Who typed nothing but words typed no part number.
  if cardinality(numbers) > 0 and exists (
    select from unnest(typed) as t where not exists (select from search_word as w where w.word = t)
  ) then
    return query
      select 'number', number, number, 1 from unnest(numbers) as number
      where exists (
        select from search_candidates(
          array[format('''=%1$s'':* | ''%1$s'':*', number)::tsquery], 1
        )
      );
  end if;
end
$$;

-- Words spelled nearly like this one, among them those of the given spellings that occur.
create function near_words(given text, spellings text[])
returns table (word text, uses integer)
language plpgsql stable set enable_seqscan = off as $$
begin
  return query select w.word, w.uses from search_word as w where w.word = any(spellings);
  if length(given) >= 6 then
    return query
      select w.word, w.uses from search_word as w
      where w.word % given
      order by similarity(w.word, given) desc, w.word limit 20;
  end if;
end
$$;
