-- Returns dictionary words spelled like this one, and those of the given spellings that exist. Planned
-- once per connection.
create or replace function similar_search_words(given text, spellings text[])
returns table (word text, uses integer)
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
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
