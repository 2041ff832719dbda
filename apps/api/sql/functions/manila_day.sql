-- Returns the calendar day in Manila, by which sales are summed.
create or replace function manila_day(at timestamptz) returns date
language sql immutable parallel safe
return (at at time zone 'Asia/Manila')::date;
