-- Returns the positions, counted from 0, of the ones from rank `low` to rank `high`. Finds the first
-- by halving.
create or replace function set_bits(bits bit varying, low integer, high integer) returns integer[]
language plpgsql immutable strict parallel safe as $$
declare
  rest bit varying := bits;
  at integer := 0;
  half integer;
  ones integer;
  found integer[] := '{}';
begin
  ones := low;
  while length(rest) > 1 loop
    half := length(rest) / 2;
    if bit_count(substring(rest from 1 for half)) >= ones then
      rest := substring(rest from 1 for half);
    else
      ones := ones - bit_count(substring(rest from 1 for half));
      at := at + half;
      rest := substring(rest from half + 1);
    end if;
  end loop;
  rest := substring(bits from at + 1);
  for rank in low .. high loop
    half := position(B'1' in rest);
    at := at + half;
    found := found || (at - 1);
    rest := substring(rest from half + 1);
  end loop;
  return found;
end
$$;
