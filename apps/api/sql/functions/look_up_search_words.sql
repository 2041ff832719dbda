-- Answers all dictionary lookups of one search in a single call. Planned once per connection:
-- planning for each call took three times as long as the lookups.
create or replace function look_up_search_words(
  typed text[], words text[], beginnings text[], unknown_beginnings text[], numbers text[],
  most integer
)
returns table (kind text, asked text, word text, uses integer)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
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
