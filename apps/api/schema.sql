--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: public; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA public;

--
-- Name: SCHEMA public; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON SCHEMA public IS 'standard public schema';

--
-- Name: apply_stock_movements(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.apply_stock_movements() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  back text;
begin
  -- As in migrations from before the levels.
  if not exists (select from moved) then
    return null;
  end if;
  insert into stock_level (product_id, location_id)
  select distinct product_id, location_id from moved order by product_id, location_id
  on conflict do nothing;
  -- In order, so that two changes of the same parts wait for each other and never lock.
  perform 1 from stock_level
  where (product_id, location_id) in (select product_id, location_id from moved)
  order by product_id, location_id for update;
  with change as (
    select product_id, location_id,
      sum(case when kind in ('allocated', 'released') then 0 else quantity end)::integer as on_hand,
      sum(case when kind in ('allocated', 'released') then -quantity
        when kind = 'shipped' then quantity else 0 end)::integer as allocated
    from moved group by product_id, location_id
  ),
  changed as (
    update stock_level as level
    set on_hand = level.on_hand + change.on_hand, allocated = level.allocated + change.allocated
    from change
    where level.product_id = change.product_id and level.location_id = change.location_id
    returning level.product_id, level.on_hand - level.allocated as available,
      change.on_hand - change.allocated as added
  )
  select string_agg(product_id::text, ',') into back
  from changed where available = added and available > 0;
  -- More than fit into one notice: all of it may be back.
  if back is not null then
    perform pg_notify('stock_back', case when length(back) < 7000 then back else '' end);
  end if;
  return null;
end
$$;

--
-- Name: best_matches(tsquery[], integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.best_matches(queries tsquery[], most integer) RETURNS TABLE(id uuid, name text, "categoryName" text)
    LANGUAGE plpgsql STABLE
    SET enable_seqscan TO 'off'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $_$
declare
  widest tsquery := queries[cardinality(queries)];
  sampled integer;
begin
  perform from product_listing
  where document @@ widest and product_id::text ~ '[0-3]0$' limit 2;
  get diagnostics sampled = row_count;
  if sampled < 2 then
    return query
      select l.product_id, l.name, category.label
      from product_listing as l join category on category.id = l.category_id
      where document @@ widest
      order by (
        select min(tier) from unnest(queries) with ordinality as asked (query, tier)
        where l.document @@ query
      ), l.in_stock desc, length(l.name), l.product_id
      limit most;
    return;
  end if;
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
$_$;

--
-- Name: count_answers(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_answers() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  was integer := case when tg_op <> 'INSERT' and old.hidden_at is null then 1 else 0 end;
  is_now integer := case when tg_op <> 'DELETE' and new.hidden_at is null then 1 else 0 end;
  by_shop integer := (coalesce(new.answered_by, old.answered_by) <> 'buyer')::int;
begin
  update product_question
  set answer_count = answer_count + is_now - was,
    shop_answer_count = shop_answer_count + (is_now - was) * by_shop
  where id = coalesce(new.question_id, old.question_id);
  return null;
end
$$;

--
-- Name: count_helpful(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_helpful() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update review
  set helpful_count = helpful_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end
$$;

--
-- Name: count_matches(tsquery[], bigint[], bigint[], timestamp with time zone, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_matches(queries tsquery[], lowest bigint[], highest bigint[], at timestamp with time zone, most integer) RETURNS TABLE(rank integer, matches integer)
    LANGUAGE plpgsql STABLE
    SET enable_seqscan TO 'off'
    AS $$
begin
  return query
    select asked.no::integer, (
      select count(*)::integer from (
        select from product_listing as l
        where l.document @@ asked.query
          and price_at(
            l.price_centavos, l.sale_price_centavos, l.sale_starts_at, l.sale_ends_at, at
          ) between coalesce(asked.low, 0) and coalesce(asked.high, 9223372036854775807)
        limit most
      ) as found
    )
    from unnest(queries, lowest, highest) with ordinality as asked (query, low, high, no);
end
$$;

--
-- Name: count_reports(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_reports() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update review
  set report_count = report_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end
$$;

--
-- Name: count_unpaid_holds(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_unpaid_holds() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  begun uuid[];
  ended uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into begun from changed
    where is_new_customer and holds_unpaid(payment_method, status, payment_status);
  else
    select array_agg(id) filter (where holds), array_agg(id) filter (where held)
    into begun, ended
    from (
      select id, holds_unpaid(changed.payment_method, changed.status, changed.payment_status) as holds,
        holds_unpaid(former.payment_method, former.status, former.payment_status) as held
      from changed join former using (id) where changed.is_new_customer
    ) as change
    where holds <> held;
  end if;
  if begun is null and ended is null then
    return null;
  end if;
  -- In order, like everything that locks stock.
  perform 1 from stock_level
  where (product_id, location_id) in (
    select product_id, location_id from stock_movement where order_id = any (begun || ended)
  )
  order by product_id, location_id for update;
  update stock_level as level set held_unpaid = held_unpaid + change.units
  from (
    select product_id, location_id,
      sum(case when order_id = any (ended) then quantity else -quantity end)::integer as units
    from stock_movement
    where order_id = any (begun || ended) and kind in ('allocated', 'released')
    group by product_id, location_id
  ) as change
  where level.product_id = change.product_id and level.location_id = change.location_id;
  return null;
end
$$;

--
-- Name: extend_document_series(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.extend_document_series() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update document_series set last_number = new.number, last_hash = new.hash
  where branch = new.branch and kind = new.kind and last_number = new.number - 1
    and encode(last_hash, 'hex') = new.content::jsonb ->> 'previousHash';
  if not found then
    raise exception 'a document must continue its series' using errcode = '23514';
  end if;
  return null;
end
$$;

--
-- Name: find_password_hash(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.find_password_hash(account_id uuid) RETURNS text
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select password_hash from account where id = find_password_hash.account_id
$$;

--
-- Name: holds_unpaid(text, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.holds_unpaid(payment_method text, status text, payment_status text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select payment_method in ('cod', 'bank_transfer') and status = 'pending'
    and payment_status in ('unpaid', 'awaiting')
$$;

--
-- Name: is_sale(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.is_sale(status text, payment_status text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((status <> ALL (ARRAY['cancelled'::text, 'returned'::text])) AND (payment_status <> 'refunded'::text));

--
-- Name: json_or_null(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.json_or_null(content text) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE STRICT
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  return content::jsonb;
exception when data_exception then
  return null;
end
$$;

--
-- Name: keep_documents(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_documents() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'invoice_document_buyer' then
    if exists (
      select 1 from invoice_document
      where (branch, kind, number) = (old.branch, old.kind, old.number)
        and issued_at < now() - interval '5 years'
    ) then
      return old;
    end if;
  end if;
  raise exception 'issued documents never change';
end
$$;

--
-- Name: limit_refund_to_payment(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.limit_refund_to_payment() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  paid bigint;
  refunded bigint;
begin
  select amount_centavos into paid from payment
  where id = new.payment_id and status = 'paid' for update;
  select coalesce(sum(amount_centavos), 0) into refunded from refund
  where payment_id = new.payment_id and status <> 'failed';
  if paid is null or refunded > paid then
    raise exception 'a refund exceeds its payment' using errcode = '23514';
  end if;
  return null;
end
$$;

--
-- Name: lock_document_series(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lock_document_series(of_branch text, of_kind text) RETURNS TABLE(last_number bigint, last_hash text, locked_at timestamp with time zone)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into document_series (branch, kind) values (of_branch, of_kind) on conflict do nothing;
  select series.last_number, encode(series.last_hash, 'hex') into strict last_number, last_hash
  from document_series as series where branch = of_branch and kind = of_kind for update;
  locked_at := clock_timestamp();
  return next;
end
$$;

--
-- Name: look_up_search_words(text[], text[], text[], text[], text[], integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.look_up_search_words(typed text[], words text[], beginnings text[], unknown_beginnings text[], numbers text[], most integer) RETURNS TABLE(kind text, asked text, word text, uses integer)
    LANGUAGE plpgsql STABLE
    SET enable_seqscan TO 'off'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $_$
declare
  known text[] := '{}';
  begun text;
begin
  kind := 'known';
  for asked, uses in select w.word, w.uses from search_word as w where w.word = any(words) loop
    word := asked;
    known := known || asked;
    return next;
  end loop;
  foreach begun in array beginnings || unknown_beginnings loop
    continue when begun = any(known) and begun <> all(beginnings);
    return query
      select 'longer', begun, w.word, w.uses from search_word as w
      where w.word > begun and w.word < begun || '~'
      order by w.uses desc, w.word limit most;
  end loop;
  -- Who typed nothing but words typed no part number.
  if cardinality(numbers) > 0 and not typed <@ known then
    return query
      select 'number', number, number, 1 from unnest(numbers) as number
      where exists (
        select from search_candidates(
          array[format('''=%1$s'':* | ''%1$s'':*', number)::tsquery], 1
        )
      );
  end if;
end
$_$;

--
-- Name: lowered_prices(text[], bigint[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lowered_prices(skus text[], prices bigint[]) RETURNS TABLE(sku text, name text, price bigint, highest bigint, promotions jsonb)
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with given as (
    select product.*, given.price, array[leaf.id, leaf.parent_id, above.parent_id] as category_ids,
      now() - interval '30 days' as since
    from unnest(skus, prices) as given (sku, price)
    join product on product.sku = given.sku
    join category as leaf on leaf.id = product.category_id
    left join category as above on above.id = leaf.parent_id
  )
  select given.sku, given.name, given.price, history.highest, recent.promotions
  from given
  cross join lateral (
    select max(greatest(
      price_at(price_centavos, sale_price_centavos, sale_starts_at, sale_ends_at, since),
      price_at(price_centavos, sale_price_centavos, sale_starts_at, sale_ends_at, now()))) as highest
    from (
      select price_history.*, lead(at) over (order by at) as replaced_at
      from price_history where product_id = given.id
    ) as price
    where replaced_at is null or replaced_at > since
  ) as history
  cross join lateral (
    select coalesce(jsonb_agg(
      jsonb_build_object('kind', kind, 'value', value, 'minimum', minimum_centavos)), '[]') as promotions
    from promotion
    where greatest(promotion.updated_at, starts_at) > since and coalesce(ends_at > now(), true)
      and coalesce(redemptions < max_redemptions, true)
      and value * 2 <= case kind when 'percent' then 100 else minimum_centavos end
      and case scope
        when 'products' then given.id::text = any (targets)
        when 'brands' then given.brand_id = any (targets)
        when 'categories' then given.category_ids && targets
        else true end
  ) as recent
  where given.price < history.highest
$$;

--
-- Name: manila_day(timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.manila_day(at timestamp with time zone) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((at AT TIME ZONE 'Asia/Manila'::text))::date;

--
-- Name: mark_changed_sales_day(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.mark_changed_sales_day() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into stale_sales_day (day)
  select manila_day(old.created_at) union select manila_day(new.created_at);
  return null;
end
$$;

--
-- Name: mark_stale_sales_days(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.mark_stale_sales_days() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into stale_sales_day (day) select distinct manila_day(created_at) from changed;
  return null;
end
$$;

--
-- Name: price_at(bigint, bigint, timestamp with time zone, timestamp with time zone, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.price_at(price bigint, sale_price bigint, starts_at timestamp with time zone, ends_at timestamp with time zone, at timestamp with time zone) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case
    when sale_price > 0 and coalesce(starts_at <= at, true) and coalesce(ends_at > at, true)
      then sale_price
    else price
  end
$$;

--
-- Name: purge_old_audit_entries(integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.purge_old_audit_entries(at_most integer) RETURNS integer
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with gone as (
    delete from audit_entry where id in (
      select id from audit_entry where at < now() - interval '5 years' order by at limit at_most
    ) returning id
  )
  select count(*)::integer from gone
$$;

--
-- Name: purge_old_orders(timestamp with time zone, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.purge_old_orders(before timestamp with time zone, at_most integer) RETURNS TABLE(order_ids uuid[], notes integer)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if before > now() - interval '5 years' then
    raise exception 'orders are kept for five years';
  end if;
  select coalesce(array_agg(id), '{}') into order_ids from (
    select id from customer_order where created_at < before and address <> '{}'
    order by created_at limit at_most for update skip locked
  ) as found;
  delete from order_key where order_id = any (order_ids) and key like 'manual %';
  delete from order_key using customer_order
  where customer_order.id = any (order_ids) and order_key.account_id = customer_order.account_id
    and order_key.order_id = customer_order.id;
  delete from invoice_buyer where order_id = any (order_ids);
  delete from order_note where order_id = any (order_ids);
  -- Notes on orders that have had no person for longer, since their account was erased.
  delete from order_note where id in (
    select id from order_note where order_note.at < before order by order_note.at limit at_most
  );
  get diagnostics notes = row_count;
  delete from invoice_document_buyer as buyer using (
    select branch, kind, number
    from invoice_document join invoice_document_buyer using (branch, kind, number)
    where issued_at < before order by issued_at limit at_most
  ) as document
  where (buyer.branch, buyer.kind, buyer.number) = (document.branch, document.kind, document.number);
  return next;
end
$$;

--
-- Name: purge_old_security_events(integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.purge_old_security_events(at_most integer) RETURNS integer
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with gone as (
    delete from security_event where id in (
      select id from security_event where at < now() - interval '1 year' order by at, id limit at_most
    ) returning id
  )
  select count(*)::integer from gone
$$;

--
-- Name: queue_photo_removal(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.queue_photo_removal() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into removed_photo (file) values (old.file) on conflict do nothing;
  return null;
end
$$;

--
-- Name: record_cash_payment(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_cash_payment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select 1 from payment where order_id = new.id and status = 'paid') then
    return null;
  end if;
  insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
    created_at, paid_at, checked_at)
  values (gen_random_uuid(), new.id, 'cash', 'cod', new.total_centavos, 'paid',
    'Cash for SK-' || new.number, new.updated_at, new.updated_at, new.updated_at);
  return null;
end
$$;

--
-- Name: record_order_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_order_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  new.version := old.version + 1;
  insert into outbox (id, kind, payload, at)
  select gen_random_uuid(), kind, jsonb_build_object('orderId', new.id), new.updated_at
  from (values
    ('order_' || new.status, new.status <> old.status),
    ('payment_' || new.payment_status, new.payment_status <> old.payment_status)
  ) as change (kind, is_new)
  where is_new;
  return new;
end
$$;

--
-- Name: record_price(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_price() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into price_history
  values (new.id, new.updated_at, new.price_centavos, new.sale_price_centavos,
          new.sale_starts_at, new.sale_ends_at);
  return null;
end
$$;

--
-- Name: search_candidates(tsquery[], integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_candidates(queries tsquery[], wanted integer) RETURNS TABLE(product_id uuid, name text, category_id text, in_stock boolean, tier integer)
    LANGUAGE plpgsql STABLE
    SET enable_seqscan TO 'off'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $_$
declare
  given integer;
begin
  for query_no in 1 .. coalesce(array_length(queries, 1), 0) loop
    return query
      select l.product_id, l.name, l.category_id, l.in_stock, query_no from product_listing as l
      where document @@ queries[query_no] and l.product_id::text ~ '[0-3]0$' limit 80;
    get diagnostics given = row_count;
    exit when given >= greatest(20, wanted);
    return query
      select l.product_id, l.name, l.category_id, l.in_stock, query_no from product_listing as l
      where document @@ queries[query_no] limit 80;
    get diagnostics given = row_count;
    exit when given >= wanted;
  end loop;
end
$_$;

--
-- Name: set_staff_role(uuid, uuid, text, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.set_staff_role(acting_owner uuid, target uuid, new_role text, changed_at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if not exists (
    select from account
    where id = acting_owner and id <> target and staff_role = 'owner' and disabled_at is null
  ) and not exists (
    select from staff_invitation
    where acting_owner is null and by_operator
      and account_id = target and staff_role = new_role and expires_at > now()
  ) then
    raise insufficient_privilege using
      message = 'only an owner may change the staff role of another account';
  end if;
  update account
  set role = case when new_role is null then 'user' else 'admin' end,
    staff_role = new_role,
    -- The creator of an unverified account may not own the mailbox.
    password_hash = case
      when role = 'admin' or email_verified_at is not null then password_hash
    end,
    updated_at = changed_at
  where id = target;
end
$$;

--
-- Name: similar_search_words(text, text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.similar_search_words(given text, spellings text[]) RETURNS TABLE(word text, uses integer)
    LANGUAGE plpgsql STABLE
    SET enable_seqscan TO 'off'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
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

--
-- Name: start_two_factor_grace(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.start_two_factor_grace() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if new.role <> 'admin' then
    delete from two_factor_grace where account_id = new.id;
    return null;
  end if;
  insert into two_factor_grace (account_id, starts_at) values (new.id, now())
  on conflict (account_id) do nothing;
  return null;
end
$$;

--
-- Name: store_password_hash(uuid, text, text, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.store_password_hash(account_id uuid, from_hash text, to_hash text, changed_at timestamp with time zone) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with stored as (
    update account
    set password_hash = to_hash, updated_at = coalesce(changed_at, updated_at)
    where id = store_password_hash.account_id
      and (from_hash is null or password_hash = from_hash)
    returning id
  )
  select exists (select from stored)
$$;

--
-- Name: sync_listing_stock(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.sync_listing_stock() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  is_available boolean := (select available > 0 from available_stock where product_id = new.product_id);
begin
  update product_listing set in_stock = is_available where product_id = new.product_id;
  if not found then
    perform 1 from product where id = new.product_id for share;
    update product_listing set in_stock = is_available where product_id = new.product_id;
  end if;
  return null;
end
$$;

--
-- Name: update_rating(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.update_rating() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  of_product uuid := coalesce(new.product_id, old.product_id);
  was smallint := case when old.hidden_at is null then old.rating end;
  is_now smallint := case when new.hidden_at is null then new.rating end;
  is_sample int := (coalesce(new.sample_author, old.sample_author) is not null)::int;
  sum_change int := coalesce(is_now, 0) - coalesce(was, 0);
  count_change int := (is_now is not null)::int - (was is not null)::int;
  mean real;
begin
  if was is not distinct from is_now then
    return null;
  end if;
  insert into product_stars (product_id)
  select id from product where id = of_product
  on conflict do nothing;
  if was is not null then
    update product_stars set stars[was] = stars[was] - 1 where product_id = of_product;
  end if;
  if is_now is not null then
    update product_stars set stars[is_now] = stars[is_now] + 1 where product_id = of_product;
  end if;
  update product
  set rating_sum = rating_sum + sum_change,
    review_count = review_count + count_change,
    sample_rating_sum = sample_rating_sum + is_sample * sum_change,
    sample_review_count = sample_review_count + is_sample * count_change
  where id = of_product
  returning coalesce(rating_sum::real / nullif(review_count, 0), 0) into mean;
  update product_listing set rating = mean where product_id = of_product;
  return null;
end
$$;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account (
    id uuid NOT NULL,
    user_name text NOT NULL,
    email text NOT NULL,
    email_verified_at timestamp with time zone,
    password_hash text,
    role text DEFAULT 'user'::text NOT NULL,
    staff_role text,
    erase_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    disabled_at timestamp with time zone,
    access_reason text,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    inactivity_notified_at timestamp with time zone,
    must_confirm_email boolean DEFAULT false NOT NULL,
    CONSTRAINT account_access_reason_length CHECK ((length(access_reason) <= 200)),
    CONSTRAINT account_email_form CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
    CONSTRAINT account_password_hash_form CHECK ((password_hash ~~ '$argon2id$%'::text)),
    CONSTRAINT account_role_known CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text]))),
    CONSTRAINT account_staff_have_a_staff_role CHECK (((role = 'admin'::text) = (staff_role IS NOT NULL))),
    CONSTRAINT account_staff_role_known CHECK ((staff_role = ANY (ARRAY['owner'::text, 'catalogue'::text, 'orders'::text, 'support'::text]))),
    CONSTRAINT account_user_name_length CHECK (((length(user_name) >= 3) AND (length(user_name) <= 30)))
);

--
-- Name: TABLE account; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.account IS 'personal: by column';

--
-- Name: COLUMN account.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.id IS 'personal: kind=account_id; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.user_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.user_name IS 'personal: kind=name; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.email IS 'personal: kind=email; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.email_verified_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.email_verified_at IS 'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.password_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.password_hash IS 'personal: kind=credential; basis=contract; keep=24m_idle; export=no; erase=delete';

--
-- Name: COLUMN account.role; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.role IS 'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.staff_role; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.staff_role IS 'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.erase_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.erase_at IS 'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.created_at IS 'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.updated_at IS 'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.disabled_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.disabled_at IS 'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.access_reason; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.access_reason IS 'personal: kind=note_of_staff; basis=legitimate_interest; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.last_seen_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.last_seen_at IS 'personal: kind=usage; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.inactivity_notified_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.inactivity_notified_at IS 'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN account.must_confirm_email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account.must_confirm_email IS 'personal: none';

--
-- Name: cart; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cart (
    account_id uuid NOT NULL,
    generation bigint DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    promotion_id uuid
);

--
-- Name: TABLE cart; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.cart IS 'personal: kind=shopping; basis=contract; keep=90d_idle; export=yes; erase=delete';

--
-- Name: COLUMN cart.promotion_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.cart.promotion_id IS 'personal: kind=shopping; basis=contract; keep=90d_idle; export=no; erase=delete';

--
-- Name: cart_line; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cart_line (
    account_id uuid NOT NULL,
    product_id uuid NOT NULL,
    quantity smallint NOT NULL,
    seen_price_centavos bigint NOT NULL,
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT cart_line_quantity_range CHECK (((quantity >= 1) AND (quantity <= 99)))
);

--
-- Name: TABLE cart_line; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.cart_line IS 'personal: kind=shopping; basis=contract; keep=90d_idle; export=yes; erase=delete';

--
-- Name: abandoned_cart; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.abandoned_cart AS
 SELECT cart.account_id,
    cart.updated_at
   FROM (public.cart
     JOIN public.account ON (((account.id = cart.account_id) AND (account.role = 'user'::text))))
  WHERE (EXISTS ( SELECT
           FROM public.cart_line
          WHERE (cart_line.account_id = cart.account_id)));

--
-- Name: VIEW abandoned_cart; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON VIEW public.abandoned_cart IS 'personal: none';

--
-- Name: address; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.address (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    full_name text NOT NULL,
    phone text NOT NULL,
    psgc_code text NOT NULL,
    region text NOT NULL,
    province text NOT NULL,
    city_municipality text NOT NULL,
    barangay text NOT NULL,
    street text NOT NULL,
    postal_code text NOT NULL,
    notes text NOT NULL,
    label text NOT NULL,
    is_default boolean NOT NULL,
    zone text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT address_phone_form CHECK ((phone ~ '^\+639\d{9}$'::text)),
    CONSTRAINT address_postal_code_form CHECK ((postal_code ~ '^\d{4}$'::text))
);

--
-- Name: TABLE address; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.address IS 'personal: kind=address; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: audit_entry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_entry (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    before jsonb,
    after jsonb,
    request_id text NOT NULL,
    key uuid,
    CONSTRAINT audit_entry_action_form CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text)),
    CONSTRAINT audit_entry_subject_length CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
);

--
-- Name: TABLE audit_entry; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.audit_entry IS 'personal: by column';

--
-- Name: COLUMN audit_entry.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.audit_entry.id IS 'personal: none';

--
-- Name: COLUMN audit_entry.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.audit_entry.at IS 'personal: none';

--
-- Name: COLUMN audit_entry.actor_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.audit_entry.actor_id IS 'personal: kind=staff_id; basis=legitimate_interest; keep=5y; export=yes; erase=keep';

--
-- Name: COLUMN audit_entry.action; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.audit_entry.action IS 'personal: none';

--
-- Name: COLUMN audit_entry.subject; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.audit_entry.subject IS 'personal: none';

--
-- Name: COLUMN audit_entry.before; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.audit_entry.before IS 'personal: kind=changed_values; basis=legitimate_interest; keep=5y; export=no; erase=anonymise';

--
-- Name: COLUMN audit_entry.after; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.audit_entry.after IS 'personal: kind=changed_values; basis=legitimate_interest; keep=5y; export=no; erase=anonymise';

--
-- Name: COLUMN audit_entry.request_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.audit_entry.request_id IS 'personal: none';

--
-- Name: COLUMN audit_entry.key; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.audit_entry.key IS 'personal: none';

--
-- Name: location; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.location (
    id text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    pickup boolean DEFAULT false NOT NULL,
    rank smallint NOT NULL,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT location_kind_known CHECK ((kind = ANY (ARRAY['warehouse'::text, 'branch'::text])))
);

--
-- Name: TABLE location; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.location IS 'personal: none';

--
-- Name: stock_level; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stock_level (
    product_id uuid NOT NULL,
    location_id text NOT NULL,
    on_hand integer DEFAULT 0 NOT NULL,
    allocated integer DEFAULT 0 NOT NULL,
    held_unpaid integer DEFAULT 0 NOT NULL,
    CONSTRAINT stock_level_allocated_is_on_hand CHECK (((allocated >= 0) AND (allocated <= on_hand))),
    CONSTRAINT stock_level_held_unpaid_range CHECK ((held_unpaid >= 0)),
    CONSTRAINT stock_level_on_hand_limit CHECK ((on_hand <= 10000000))
);

--
-- Name: TABLE stock_level; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.stock_level IS 'personal: none';

--
-- Name: available_stock; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.available_stock AS
 SELECT stock_level.product_id,
    (sum((stock_level.on_hand - stock_level.allocated)))::integer AS available,
    (sum(stock_level.held_unpaid))::integer AS held_unpaid
   FROM public.stock_level
  WHERE (stock_level.location_id = ANY (ARRAY( SELECT location.id
           FROM public.location
          WHERE location.active)))
  GROUP BY stock_level.product_id;

--
-- Name: VIEW available_stock; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON VIEW public.available_stock IS 'personal: none';

--
-- Name: banner; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.banner (
    id uuid NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    link text NOT NULL,
    link_label text NOT NULL,
    picture text,
    "position" smallint NOT NULL,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT banner_kind_known CHECK ((kind = ANY (ARRAY['hero'::text, 'shelf'::text, 'feature'::text]))),
    CONSTRAINT banner_link_label_length CHECK (((length(link_label) >= 1) AND (length(link_label) <= 40))),
    CONSTRAINT banner_link_stays_here CHECK (((link ~ '^/(?![/\\])'::text) AND (length(link) <= 400))),
    CONSTRAINT banner_picture_form CHECK ((picture ~ '^[a-z0-9][a-z0-9/._-]{2,159}$'::text)),
    CONSTRAINT banner_schedule_order CHECK ((starts_at < ends_at)),
    CONSTRAINT banner_text_length CHECK ((length(text) <= 280)),
    CONSTRAINT banner_title_length CHECK (((length(title) >= 1) AND (length(title) <= 80)))
);

--
-- Name: TABLE banner; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.banner IS 'personal: none';

--
-- Name: bought_together; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bought_together (
    product_id uuid NOT NULL,
    other_id uuid NOT NULL,
    buyers integer NOT NULL
);

--
-- Name: TABLE bought_together; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.bought_together IS 'personal: none';

--
-- Name: brand; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand (
    id text NOT NULL,
    name text NOT NULL,
    CONSTRAINT brand_id_is_a_slug CHECK ((id ~ '^[a-z][a-z0-9_]{1,39}$'::text)),
    CONSTRAINT brand_name_length CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);

--
-- Name: TABLE brand; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.brand IS 'personal: none';

--
-- Name: category; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category (
    id text NOT NULL,
    parent_id text,
    label text NOT NULL,
    "position" integer NOT NULL,
    priority smallint,
    filter_attributes text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT category_id_is_a_slug CHECK ((id ~ '^[a-z][a-z0-9_]{1,39}$'::text)),
    CONSTRAINT category_is_not_its_own_parent CHECK ((parent_id <> id)),
    CONSTRAINT category_label_length CHECK (((length(label) >= 1) AND (length(label) <= 60))),
    CONSTRAINT category_priority_range CHECK (((priority >= 1) AND (priority <= 5)))
);

--
-- Name: TABLE category; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.category IS 'personal: none';

--
-- Name: category_brand; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category_brand (
    category_id text NOT NULL,
    brand_id text NOT NULL,
    "position" integer NOT NULL
);

--
-- Name: TABLE category_brand; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.category_brand IS 'personal: none';

--
-- Name: category_pin; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category_pin (
    category_id text NOT NULL,
    "position" smallint NOT NULL,
    product_id uuid NOT NULL,
    CONSTRAINT category_pin_position_range CHECK ((("position" >= 1) AND ("position" <= 12)))
);

--
-- Name: TABLE category_pin; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.category_pin IS 'personal: none';

--
-- Name: contact_message; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contact_message (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    topic text NOT NULL,
    order_number text,
    message text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    account_id uuid,
    answered_at timestamp with time zone,
    answered_by uuid,
    CONSTRAINT contact_message_answered_by_somebody CHECK (((answered_at IS NULL) = (answered_by IS NULL))),
    CONSTRAINT contact_message_email_length CHECK (((length(email) >= 3) AND (length(email) <= 254))),
    CONSTRAINT contact_message_length CHECK (((length(message) >= 10) AND (length(message) <= 4000))),
    CONSTRAINT contact_message_name_length CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT contact_message_order_number_length CHECK (((length(order_number) >= 1) AND (length(order_number) <= 40))),
    CONSTRAINT contact_message_topic_form CHECK ((topic ~ '^[a-z_]{2,40}$'::text))
);

--
-- Name: TABLE contact_message; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.contact_message IS 'personal: by column';

--
-- Name: COLUMN contact_message.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.id IS 'personal: none';

--
-- Name: COLUMN contact_message.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.name IS 'personal: kind=name; basis=consent; keep=2y; export=yes; erase=delete';

--
-- Name: COLUMN contact_message.email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.email IS 'personal: kind=email; basis=consent; keep=2y; export=yes; erase=delete';

--
-- Name: COLUMN contact_message.topic; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.topic IS 'personal: none';

--
-- Name: COLUMN contact_message.order_number; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.order_number IS 'personal: kind=order_number; basis=consent; keep=2y; export=yes; erase=delete';

--
-- Name: COLUMN contact_message.message; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.message IS 'personal: kind=message; basis=consent; keep=2y; export=yes; erase=delete';

--
-- Name: COLUMN contact_message.sent_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.sent_at IS 'personal: none';

--
-- Name: COLUMN contact_message.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.account_id IS 'personal: kind=account_id; basis=consent; keep=2y; export=no; erase=delete';

--
-- Name: COLUMN contact_message.answered_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.answered_at IS 'personal: none';

--
-- Name: COLUMN contact_message.answered_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contact_message.answered_by IS 'personal: kind=staff_id; basis=legitimate_interest; keep=2y; export=no; erase=keep';

--
-- Name: customer_note; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.customer_note (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    author_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    text text NOT NULL,
    CONSTRAINT customer_note_length CHECK (((length(text) >= 1) AND (length(text) <= 1000)))
);

--
-- Name: TABLE customer_note; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.customer_note IS 'personal: by column';

--
-- Name: COLUMN customer_note.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_note.id IS 'personal: none';

--
-- Name: COLUMN customer_note.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_note.account_id IS 'personal: kind=account_id; basis=contract; keep=24m_idle; export=no; erase=delete';

--
-- Name: COLUMN customer_note.author_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_note.author_id IS 'personal: none';

--
-- Name: COLUMN customer_note.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_note.at IS 'personal: none';

--
-- Name: COLUMN customer_note.text; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_note.text IS 'personal: kind=message; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: order_number; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.order_number
    START WITH 100001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: customer_order; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.customer_order (
    id uuid NOT NULL,
    number bigint DEFAULT nextval('public.order_number'::regclass) NOT NULL,
    account_id uuid,
    status text DEFAULT 'pending'::text NOT NULL,
    payment_method text NOT NULL,
    payment_status text NOT NULL,
    subtotal_centavos bigint NOT NULL,
    shipping_centavos bigint NOT NULL,
    discount_centavos bigint DEFAULT 0 NOT NULL,
    total_centavos bigint NOT NULL,
    vat_centavos bigint NOT NULL,
    address jsonb NOT NULL,
    notes text NOT NULL,
    hold_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    fulfilment text NOT NULL,
    is_sample boolean DEFAULT false NOT NULL,
    cod_score smallint,
    cod_reasons jsonb,
    cod_rules_version smallint,
    cod_review text,
    is_new_customer boolean DEFAULT false NOT NULL,
    CONSTRAINT customer_order_adds_up CHECK (((total_centavos = ((subtotal_centavos + shipping_centavos) - discount_centavos)) AND (subtotal_centavos > 0) AND (shipping_centavos >= 0) AND (discount_centavos >= 0) AND (total_centavos >= 0))),
    CONSTRAINT customer_order_cod_review_known CHECK ((cod_review = ANY (ARRAY['required'::text, 'approved'::text]))),
    CONSTRAINT customer_order_fulfilment CHECK ((fulfilment = ANY (ARRAY['delivery'::text, 'pickup'::text]))),
    CONSTRAINT customer_order_notes_length CHECK ((length(notes) <= 500)),
    CONSTRAINT customer_order_payment_method_known CHECK ((payment_method = ANY (ARRAY['cod'::text, 'bank_transfer'::text, 'gcash'::text, 'maya'::text, 'qrph'::text, 'card'::text]))),
    CONSTRAINT customer_order_payment_status_known CHECK ((payment_status = ANY (ARRAY['unpaid'::text, 'awaiting'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'partially_refunded'::text, 'refunded'::text]))),
    CONSTRAINT customer_order_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'processing'::text, 'shipped'::text, 'delivered'::text, 'delivery_failed'::text, 'returned'::text, 'cancelled'::text]))),
    CONSTRAINT customer_order_vat_included CHECK (((vat_centavos)::numeric = round((((total_centavos * 12))::numeric / 112.0))))
);

--
-- Name: TABLE customer_order; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.customer_order IS 'personal: by column';

--
-- Name: COLUMN customer_order.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.id IS 'personal: none';

--
-- Name: COLUMN customer_order.number; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.number IS 'personal: none';

--
-- Name: COLUMN customer_order.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.account_id IS 'personal: kind=account_id; basis=contract_and_tax; keep=5y; export=yes; erase=anonymise';

--
-- Name: COLUMN customer_order.status; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.status IS 'personal: none';

--
-- Name: COLUMN customer_order.payment_method; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.payment_method IS 'personal: none';

--
-- Name: COLUMN customer_order.payment_status; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.payment_status IS 'personal: none';

--
-- Name: COLUMN customer_order.subtotal_centavos; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.subtotal_centavos IS 'personal: none';

--
-- Name: COLUMN customer_order.shipping_centavos; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.shipping_centavos IS 'personal: none';

--
-- Name: COLUMN customer_order.discount_centavos; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.discount_centavos IS 'personal: none';

--
-- Name: COLUMN customer_order.total_centavos; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.total_centavos IS 'personal: none';

--
-- Name: COLUMN customer_order.vat_centavos; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.vat_centavos IS 'personal: none';

--
-- Name: COLUMN customer_order.address; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.address IS 'personal: kind=address; basis=contract_and_tax; keep=5y; export=yes; erase=anonymise';

--
-- Name: COLUMN customer_order.notes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.notes IS 'personal: kind=message; basis=contract; keep=5y; export=yes; erase=anonymise';

--
-- Name: COLUMN customer_order.hold_until; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.hold_until IS 'personal: none';

--
-- Name: COLUMN customer_order.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.created_at IS 'personal: none';

--
-- Name: COLUMN customer_order.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.updated_at IS 'personal: none';

--
-- Name: COLUMN customer_order.version; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.version IS 'personal: none';

--
-- Name: COLUMN customer_order.fulfilment; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.fulfilment IS 'personal: none';

--
-- Name: COLUMN customer_order.is_sample; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.is_sample IS 'personal: none';

--
-- Name: COLUMN customer_order.cod_score; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.cod_score IS 'personal: none';

--
-- Name: COLUMN customer_order.cod_reasons; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.cod_reasons IS 'personal: kind=risk; basis=legitimate_interest; keep=5y; export=yes; erase=anonymise';

--
-- Name: COLUMN customer_order.cod_rules_version; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.cod_rules_version IS 'personal: none';

--
-- Name: COLUMN customer_order.cod_review; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.cod_review IS 'personal: none';

--
-- Name: COLUMN customer_order.is_new_customer; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.customer_order.is_new_customer IS 'personal: none';

--
-- Name: document_series; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.document_series (
    branch text NOT NULL,
    kind text NOT NULL,
    last_number bigint DEFAULT 0 NOT NULL,
    last_hash bytea DEFAULT sha256('\x'::bytea) NOT NULL,
    CONSTRAINT document_series_grows CHECK ((last_number >= 0))
);

--
-- Name: TABLE document_series; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.document_series IS 'personal: none';

--
-- Name: erased_account; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.erased_account (
    account_id uuid NOT NULL,
    erased_at timestamp with time zone NOT NULL
);

--
-- Name: TABLE erased_account; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.erased_account IS 'personal: none';

--
-- Name: facet_value; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.facet_value (
    id integer NOT NULL,
    attribute text NOT NULL,
    value text NOT NULL
);

--
-- Name: TABLE facet_value; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.facet_value IS 'personal: none';

--
-- Name: facet_value_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.facet_value ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.facet_value_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: invoice_document; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice_document (
    branch text NOT NULL,
    kind text NOT NULL,
    number bigint NOT NULL,
    order_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    payment_method text NOT NULL,
    total_centavos bigint NOT NULL,
    vat_centavos bigint NOT NULL,
    content text NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT invoice_document_amounts CHECK (((total_centavos >= 0) AND (vat_centavos >= 0))),
    CONSTRAINT invoice_document_hash CHECK ((hash = sha256(convert_to(content, 'UTF8'::name)))),
    CONSTRAINT invoice_document_kind_known CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_memo'::text, 'debit_memo'::text])))
);

--
-- Name: TABLE invoice_document; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.invoice_document IS 'personal: none';

--
-- Name: invoice; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.invoice AS
 SELECT DISTINCT ON (invoice_document.order_id) invoice_document.order_id,
    invoice_document.number,
    invoice_document.issued_at
   FROM public.invoice_document
  WHERE (invoice_document.kind = 'invoice'::text)
  ORDER BY invoice_document.order_id, invoice_document.issued_at DESC, invoice_document.number DESC;

--
-- Name: VIEW invoice; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON VIEW public.invoice IS 'personal: none';

--
-- Name: invoice_buyer; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice_buyer (
    order_id uuid NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    tin text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    CONSTRAINT invoice_buyer_address_length CHECK ((length(address) <= 200)),
    CONSTRAINT invoice_buyer_name_length CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT invoice_buyer_tin_form CHECK ((tin ~ '^([0-9]{3}-[0-9]{3}-[0-9]{3}(-[0-9]{3,5})?)?$'::text))
);

--
-- Name: TABLE invoice_buyer; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.invoice_buyer IS 'personal: by column';

--
-- Name: COLUMN invoice_buyer.order_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invoice_buyer.order_id IS 'personal: none';

--
-- Name: COLUMN invoice_buyer.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invoice_buyer.account_id IS 'personal: kind=account_id; basis=contract_and_tax; keep=5y; export=no; erase=delete';

--
-- Name: COLUMN invoice_buyer.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invoice_buyer.name IS 'personal: kind=name; basis=contract_and_tax; keep=5y; export=yes; erase=delete';

--
-- Name: COLUMN invoice_buyer.tin; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invoice_buyer.tin IS 'personal: kind=tax_number; basis=contract_and_tax; keep=5y; export=yes; erase=delete';

--
-- Name: COLUMN invoice_buyer.address; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invoice_buyer.address IS 'personal: kind=address; basis=contract_and_tax; keep=5y; export=yes; erase=delete';

--
-- Name: invoice_document_buyer; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice_document_buyer (
    branch text NOT NULL,
    kind text NOT NULL,
    number bigint NOT NULL,
    content text NOT NULL
);

--
-- Name: TABLE invoice_document_buyer; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.invoice_document_buyer IS 'personal: by column';

--
-- Name: COLUMN invoice_document_buyer.branch; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invoice_document_buyer.branch IS 'personal: none';

--
-- Name: COLUMN invoice_document_buyer.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invoice_document_buyer.kind IS 'personal: none';

--
-- Name: COLUMN invoice_document_buyer.number; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invoice_document_buyer.number IS 'personal: none';

--
-- Name: COLUMN invoice_document_buyer.content; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invoice_document_buyer.content IS 'personal: kind=name_address_tax_number; basis=contract_and_tax; keep=5y; export=yes; erase=keep';

--
-- Name: invoice_report; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice_report (
    id bigint NOT NULL,
    branch text NOT NULL,
    kind text NOT NULL,
    number bigint NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    last_attempt_at timestamp with time zone,
    reference text,
    reason text,
    CONSTRAINT invoice_report_accepted CHECK (((state <> 'accepted'::text) OR (reference IS NOT NULL))),
    CONSTRAINT invoice_report_state_known CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'rejected'::text, 'failed'::text])))
);

--
-- Name: TABLE invoice_report; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.invoice_report IS 'personal: none';

--
-- Name: invoice_report_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.invoice_report ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoice_report_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: locality; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.locality (
    code text NOT NULL,
    level text NOT NULL,
    parent_code text,
    name text NOT NULL,
    postal_code text,
    CONSTRAINT locality_code_form CHECK ((code ~ '^\d{10}$'::text)),
    CONSTRAINT locality_level_known CHECK ((level = ANY (ARRAY['region'::text, 'province'::text, 'city'::text, 'barangay'::text]))),
    CONSTRAINT locality_name_length CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT locality_only_regions_have_no_parent CHECK (((level = 'region'::text) = (parent_code IS NULL))),
    CONSTRAINT locality_postal_code_form CHECK ((postal_code ~ '^\d{4}$'::text))
);

--
-- Name: TABLE locality; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.locality IS 'personal: none';

--
-- Name: migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migration (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: TABLE migration; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.migration IS 'personal: none';

--
-- Name: one_time_token; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.one_time_token (
    hash bytea NOT NULL,
    account_id uuid NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT one_time_token_hash_length CHECK ((length(hash) = 32)),
    CONSTRAINT one_time_token_purpose_known CHECK ((purpose = ANY (ARRAY['reset_password'::text, 'staff_invitation'::text, 'verify_email'::text, 'download_data'::text])))
);

--
-- Name: TABLE one_time_token; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.one_time_token IS 'personal: kind=credential; basis=security; keep=24h; export=no; erase=delete';

--
-- Name: order_discount; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_discount (
    order_id uuid NOT NULL,
    promotion_id uuid NOT NULL,
    name text NOT NULL,
    amount_centavos bigint NOT NULL,
    released_at timestamp with time zone,
    CONSTRAINT order_discount_positive CHECK ((amount_centavos > 0))
);

--
-- Name: TABLE order_discount; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.order_discount IS 'personal: none';

--
-- Name: order_event; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_event (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    status text NOT NULL,
    note text NOT NULL,
    payment_status text,
    request_id text,
    actor_kind text,
    actor_id uuid,
    CONSTRAINT order_event_actor_kind_known CHECK ((actor_kind = ANY (ARRAY['customer'::text, 'staff'::text, 'system'::text]))),
    CONSTRAINT order_event_note_length CHECK ((length(note) <= 500)),
    CONSTRAINT order_event_payment_status_known CHECK ((payment_status = ANY (ARRAY['unpaid'::text, 'awaiting'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'partially_refunded'::text, 'refunded'::text]))),
    CONSTRAINT order_event_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'processing'::text, 'shipped'::text, 'delivered'::text, 'delivery_failed'::text, 'returned'::text, 'cancelled'::text])))
);

--
-- Name: TABLE order_event; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.order_event IS 'personal: none';

--
-- Name: COLUMN order_event.request_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_event.request_id IS 'personal: none';

--
-- Name: COLUMN order_event.actor_kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_event.actor_kind IS 'personal: none';

--
-- Name: COLUMN order_event.actor_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_event.actor_id IS 'personal: none';

--
-- Name: order_fit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_fit (
    order_id uuid NOT NULL,
    verdict text NOT NULL,
    findings jsonb NOT NULL,
    engine text NOT NULL,
    is_edited boolean NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    CONSTRAINT order_fit_findings_list CHECK ((jsonb_typeof(findings) = 'array'::text)),
    CONSTRAINT order_fit_verdict CHECK ((verdict = ANY (ARRAY['ok'::text, 'info'::text, 'warn'::text, 'error'::text])))
);

--
-- Name: TABLE order_fit; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.order_fit IS 'personal: none';

--
-- Name: order_key; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_key (
    account_id uuid NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    order_id uuid NOT NULL,
    CONSTRAINT order_key_length CHECK (((length(key) >= 1) AND (length(key) <= 160)))
);

--
-- Name: TABLE order_key; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.order_key IS 'personal: kind=account_id; basis=contract; keep=5y; export=no; erase=delete';

--
-- Name: order_line; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_line (
    order_id uuid NOT NULL,
    line_no smallint NOT NULL,
    product_id uuid NOT NULL,
    title text NOT NULL,
    sku text NOT NULL,
    image text NOT NULL,
    unit_price_centavos bigint NOT NULL,
    quantity smallint NOT NULL,
    paid_centavos bigint NOT NULL,
    CONSTRAINT order_line_paid_range CHECK (((paid_centavos >= 0) AND (paid_centavos <= (unit_price_centavos * quantity)))),
    CONSTRAINT order_line_price_positive CHECK ((unit_price_centavos > 0)),
    CONSTRAINT order_line_quantity_range CHECK (((quantity >= 1) AND (quantity <= 99)))
);

--
-- Name: TABLE order_line; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.order_line IS 'personal: none';

--
-- Name: order_note; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_note (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    account_id uuid,
    author_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    text text NOT NULL,
    CONSTRAINT order_note_length CHECK (((length(text) >= 1) AND (length(text) <= 1000)))
);

--
-- Name: TABLE order_note; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.order_note IS 'personal: by column';

--
-- Name: COLUMN order_note.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_note.id IS 'personal: none';

--
-- Name: COLUMN order_note.order_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_note.order_id IS 'personal: none';

--
-- Name: COLUMN order_note.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_note.account_id IS 'personal: kind=account_id; basis=contract; keep=5y; export=no; erase=delete';

--
-- Name: COLUMN order_note.author_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_note.author_id IS 'personal: none';

--
-- Name: COLUMN order_note.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_note.at IS 'personal: none';

--
-- Name: COLUMN order_note.text; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.order_note.text IS 'personal: kind=message; basis=contract; keep=5y; export=yes; erase=delete';

--
-- Name: order_serial; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_serial (
    order_id uuid NOT NULL,
    line_no smallint NOT NULL,
    unit_no smallint NOT NULL,
    product_id uuid NOT NULL,
    serial text NOT NULL,
    returned_at timestamp with time zone,
    CONSTRAINT order_serial_form CHECK ((serial ~ '^[0-9A-Z][0-9A-Z/._-]{2,39}$'::text))
);

--
-- Name: TABLE order_serial; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.order_serial IS 'personal: none';

--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id uuid NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    at timestamp with time zone NOT NULL
);

--
-- Name: TABLE outbox; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.outbox IS 'personal: none';

--
-- Name: passkey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkey_credential_id_length CHECK (((length(credential_id) >= 16) AND (length(credential_id) <= 1023))),
    CONSTRAINT passkey_name_length CHECK (((length(name) >= 1) AND (length(name) <= 40))),
    CONSTRAINT passkey_public_key_length CHECK ((length(public_key) <= 2000))
);

--
-- Name: TABLE passkey; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.passkey IS 'personal: by column';

--
-- Name: COLUMN passkey.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkey.id IS 'personal: none';

--
-- Name: COLUMN passkey.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkey.account_id IS 'personal: kind=account_id; basis=security; keep=24m_idle; export=no; erase=delete';

--
-- Name: COLUMN passkey.credential_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkey.credential_id IS 'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';

--
-- Name: COLUMN passkey.public_key; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkey.public_key IS 'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';

--
-- Name: COLUMN passkey.sign_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkey.sign_count IS 'personal: none';

--
-- Name: COLUMN passkey.transports; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkey.transports IS 'personal: none';

--
-- Name: COLUMN passkey.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkey.name IS 'personal: kind=device; basis=security; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN passkey.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkey.created_at IS 'personal: kind=usage; basis=security; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN passkey.last_used_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkey.last_used_at IS 'personal: kind=usage; basis=security; keep=24m_idle; export=yes; erase=delete';

--
-- Name: passkey_challenge; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey_challenge (
    hash bytea NOT NULL,
    purpose text NOT NULL,
    account_id uuid,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT passkey_challenge_hash_length CHECK ((length(hash) = 32)),
    CONSTRAINT passkey_challenge_purpose_known CHECK ((purpose = ANY (ARRAY['add'::text, 'confirm'::text, 'sign_in'::text, 'sign_in_staff'::text])))
);

--
-- Name: TABLE passkey_challenge; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.passkey_challenge IS 'personal: kind=credential; basis=security; keep=24h; export=no; erase=delete';

--
-- Name: payment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    provider text NOT NULL,
    method text NOT NULL,
    amount_centavos bigint NOT NULL,
    currency text DEFAULT 'PHP'::text NOT NULL,
    status text NOT NULL,
    session_ref text,
    provider_ref text,
    checkout_url text,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    checked_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_amount_positive CHECK ((amount_centavos > 0)),
    CONSTRAINT payment_in_pesos CHECK ((currency = 'PHP'::text)),
    CONSTRAINT payment_method_known CHECK ((method = ANY (ARRAY['cod'::text, 'bank_transfer'::text, 'gcash'::text, 'maya'::text, 'qrph'::text, 'card'::text]))),
    CONSTRAINT payment_open_has_page CHECK (((status <> 'open'::text) OR ((session_ref IS NOT NULL) AND (checkout_url IS NOT NULL)))),
    CONSTRAINT payment_paid_is_proved CHECK ((((status = 'paid'::text) = (paid_at IS NOT NULL)) AND ((status <> 'paid'::text) OR (provider_ref IS NOT NULL)))),
    CONSTRAINT payment_provider_known CHECK ((provider = ANY (ARRAY['paymongo'::text, 'bank'::text, 'cash'::text]))),
    CONSTRAINT payment_reference_length CHECK ((length(provider_ref) <= 100)),
    CONSTRAINT payment_status_known CHECK ((status = ANY (ARRAY['starting'::text, 'open'::text, 'paid'::text, 'expired'::text])))
);

--
-- Name: TABLE payment; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.payment IS 'personal: none';

--
-- Name: payment_event; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_event (
    id text NOT NULL,
    type text NOT NULL,
    payment_id uuid,
    outcome text NOT NULL,
    detail text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_event_lengths CHECK (((length(id) <= 100) AND (length(type) <= 100) AND (length(detail) <= 500))),
    CONSTRAINT payment_event_outcome_known CHECK ((outcome = ANY (ARRAY['handled'::text, 'ignored'::text, 'review'::text])))
);

--
-- Name: TABLE payment_event; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.payment_event IS 'personal: none';

--
-- Name: payment_proof; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_proof (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    account_id uuid NOT NULL,
    picture bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_proof_size CHECK ((octet_length(picture) <= 2000000))
);

--
-- Name: TABLE payment_proof; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.payment_proof IS 'personal: by column';

--
-- Name: COLUMN payment_proof.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.payment_proof.id IS 'personal: none';

--
-- Name: COLUMN payment_proof.order_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.payment_proof.order_id IS 'personal: none';

--
-- Name: COLUMN payment_proof.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.payment_proof.account_id IS 'personal: kind=account_id; basis=contract; keep=5y; export=no; erase=delete';

--
-- Name: COLUMN payment_proof.picture; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.payment_proof.picture IS 'personal: kind=bank_transfer; basis=contract; keep=5y; export=yes; erase=delete';

--
-- Name: COLUMN payment_proof.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.payment_proof.created_at IS 'personal: none';

--
-- Name: price_history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price_history (
    product_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    price_centavos bigint,
    sale_price_centavos bigint,
    sale_starts_at timestamp with time zone,
    sale_ends_at timestamp with time zone
);

--
-- Name: TABLE price_history; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.price_history IS 'personal: none';

--
-- Name: product; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product (
    id uuid NOT NULL,
    sku text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    brand_id text NOT NULL,
    category_id text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    price_centavos bigint,
    sale_price_centavos bigint,
    sale_starts_at timestamp with time zone,
    sale_ends_at timestamp with time zone,
    description text DEFAULT ''::text NOT NULL,
    attributes jsonb DEFAULT '{}'::jsonb NOT NULL,
    warranty_months smallint DEFAULT 0 NOT NULL,
    weight_g integer,
    box_mm integer[],
    estimated text[] DEFAULT '{}'::text[] NOT NULL,
    released_on text,
    rating_sum bigint DEFAULT 0 NOT NULL,
    review_count integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(((name || ' '::text) || sku))) STORED NOT NULL,
    missing_attributes text[] DEFAULT '{}'::text[] NOT NULL,
    sample_rating_sum bigint DEFAULT 0 NOT NULL,
    sample_review_count integer DEFAULT 0 NOT NULL,
    facts text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT product_active_has_price CHECK (((status <> 'active'::text) OR (price_centavos IS NOT NULL))),
    CONSTRAINT product_attributes_are_an_object CHECK ((jsonb_typeof(attributes) = 'object'::text)),
    CONSTRAINT product_box_has_three_sides CHECK (((box_mm IS NULL) OR ((array_length(box_mm, 1) = 3) AND (1 <= ALL (box_mm)) AND (3000 >= ALL (box_mm))))),
    CONSTRAINT product_description_length CHECK ((length(description) <= 4000)),
    CONSTRAINT product_name_length CHECK (((length(name) >= 2) AND (length(name) <= 160))),
    CONSTRAINT product_price_range CHECK (((price_centavos >= 1) AND (price_centavos <= '100000000000'::bigint))),
    CONSTRAINT product_rating_fits_count CHECK (((rating_sum >= review_count) AND (rating_sum <= (review_count * 5)))),
    CONSTRAINT product_sale_below_price CHECK (((sale_price_centavos IS NULL) OR ((sale_price_centavos >= 1) AND (sale_price_centavos < price_centavos)))),
    CONSTRAINT product_sale_window_order CHECK ((sale_starts_at < sale_ends_at)),
    CONSTRAINT product_sample_rating_fits_count CHECK ((((sample_review_count >= 0) AND (sample_review_count <= review_count)) AND ((sample_rating_sum >= sample_review_count) AND (sample_rating_sum <= rating_sum)))),
    CONSTRAINT product_sku_form CHECK ((sku ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'::text)),
    CONSTRAINT product_slug_form CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120))),
    CONSTRAINT product_status_known CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'archived'::text]))),
    CONSTRAINT product_warranty_range CHECK (((warranty_months >= 0) AND (warranty_months <= 600))),
    CONSTRAINT product_weight_range CHECK (((weight_g >= 1) AND (weight_g <= 200000)))
);

--
-- Name: TABLE product; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.product IS 'personal: none';

--
-- Name: COLUMN product.facts; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product.facts IS 'personal: none';

--
-- Name: product_answer; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_answer (
    id uuid NOT NULL,
    question_id uuid NOT NULL,
    account_id uuid,
    answered_by text NOT NULL,
    body text NOT NULL,
    answered_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone,
    hidden_reason text,
    CONSTRAINT product_answer_body_length CHECK (((length(body) >= 1) AND (length(body) <= 1000))),
    CONSTRAINT product_answer_by_known CHECK ((answered_by = ANY (ARRAY['staff'::text, 'buyer'::text, 'sample'::text]))),
    CONSTRAINT product_answer_hidden_with_reason CHECK ((((hidden_at IS NULL) = (hidden_reason IS NULL)) AND ((length(hidden_reason) >= 3) AND (length(hidden_reason) <= 300))))
);

--
-- Name: TABLE product_answer; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.product_answer IS 'personal: by column';

--
-- Name: COLUMN product_answer.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_answer.id IS 'personal: none';

--
-- Name: COLUMN product_answer.question_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_answer.question_id IS 'personal: none';

--
-- Name: COLUMN product_answer.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_answer.account_id IS 'personal: kind=account_id; basis=contract; keep=until_removed; export=yes; erase=anonymise';

--
-- Name: COLUMN product_answer.answered_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_answer.answered_by IS 'personal: none';

--
-- Name: COLUMN product_answer.body; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_answer.body IS 'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=keep';

--
-- Name: COLUMN product_answer.answered_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_answer.answered_at IS 'personal: none';

--
-- Name: COLUMN product_answer.hidden_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_answer.hidden_at IS 'personal: none';

--
-- Name: COLUMN product_answer.hidden_reason; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_answer.hidden_reason IS 'personal: none';

--
-- Name: product_image; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_image (
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    "position" smallint NOT NULL,
    file text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    placeholder text DEFAULT ''::text NOT NULL,
    CONSTRAINT product_image_file_form CHECK ((file ~ '^[a-z0-9][a-z0-9/._-]{2,159}$'::text)),
    CONSTRAINT product_image_placeholder_form CHECK (((placeholder = ''::text) OR ((placeholder ~~ 'data:image/webp;base64,%'::text) AND (length(placeholder) <= 400)))),
    CONSTRAINT product_image_size CHECK ((((width >= 1) AND (width <= 10000)) AND ((height >= 1) AND (height <= 10000))))
);

--
-- Name: TABLE product_image; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.product_image IS 'personal: none';

--
-- Name: COLUMN product_image.placeholder; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_image.placeholder IS 'personal: none';

--
-- Name: product_import; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_import (
    id uuid NOT NULL,
    name text NOT NULL,
    format text NOT NULL,
    content bytea NOT NULL,
    lines integer NOT NULL,
    is_preview boolean DEFAULT true NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    report jsonb DEFAULT '{}'::jsonb NOT NULL,
    findings jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    allows_steep_drops boolean DEFAULT false NOT NULL,
    CONSTRAINT product_import_format_known CHECK ((format = ANY (ARRAY['csv'::text, 'ndjson'::text]))),
    CONSTRAINT product_import_name_length CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT product_import_state_known CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);

--
-- Name: TABLE product_import; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.product_import IS 'personal: none';

--
-- Name: product_listing; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_listing (
    product_id uuid NOT NULL,
    category_id text NOT NULL,
    brand_id text NOT NULL,
    price_centavos bigint NOT NULL,
    sale_price_centavos bigint,
    sale_starts_at timestamp with time zone,
    sale_ends_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    name text NOT NULL,
    rating real DEFAULT 0 NOT NULL,
    in_stock boolean DEFAULT false NOT NULL,
    document tsvector DEFAULT ''::tsvector NOT NULL,
    fit_length real,
    fit_height real,
    pin smallint,
    featured real DEFAULT 0.25 NOT NULL,
    facets integer[] DEFAULT '{}'::integer[] NOT NULL,
    fit_sockets text[],
    fit_memory_types text[],
    fit_boards text[]
)
WITH (fillfactor='90');

--
-- Name: TABLE product_listing; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.product_listing IS 'personal: none';

--
-- Name: product_question; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_question (
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    account_id uuid,
    sample_author text,
    body text NOT NULL,
    answer_count integer DEFAULT 0 NOT NULL,
    hidden_at timestamp with time zone,
    hidden_reason text,
    asked_at timestamp with time zone NOT NULL,
    shop_answer_count integer DEFAULT 0 NOT NULL,
    CONSTRAINT product_question_body_length CHECK (((length(body) >= 10) AND (length(body) <= 500))),
    CONSTRAINT product_question_hidden_with_reason CHECK ((((hidden_at IS NULL) = (hidden_reason IS NULL)) AND ((length(hidden_reason) >= 3) AND (length(hidden_reason) <= 300))))
);

--
-- Name: TABLE product_question; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.product_question IS 'personal: by column';

--
-- Name: COLUMN product_question.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.id IS 'personal: none';

--
-- Name: COLUMN product_question.product_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.product_id IS 'personal: none';

--
-- Name: COLUMN product_question.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.account_id IS 'personal: kind=account_id; basis=contract; keep=until_removed; export=yes; erase=anonymise';

--
-- Name: COLUMN product_question.sample_author; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.sample_author IS 'personal: none';

--
-- Name: COLUMN product_question.body; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.body IS 'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=keep';

--
-- Name: COLUMN product_question.answer_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.answer_count IS 'personal: none';

--
-- Name: COLUMN product_question.hidden_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.hidden_at IS 'personal: none';

--
-- Name: COLUMN product_question.hidden_reason; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.hidden_reason IS 'personal: none';

--
-- Name: COLUMN product_question.asked_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.asked_at IS 'personal: none';

--
-- Name: COLUMN product_question.shop_answer_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.product_question.shop_answer_count IS 'personal: none';

--
-- Name: product_sales; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_sales (
    period text NOT NULL,
    day date NOT NULL,
    product_id uuid NOT NULL,
    quantity integer NOT NULL,
    sales_centavos bigint NOT NULL,
    CONSTRAINT product_sales_period_known CHECK ((period = ANY (ARRAY['day'::text, 'month'::text])))
);

--
-- Name: TABLE product_sales; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.product_sales IS 'personal: none';

--
-- Name: product_stars; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_stars (
    product_id uuid NOT NULL,
    stars integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL,
    CONSTRAINT product_stars_are_five CHECK (((array_length(stars, 1) = 5) AND (0 <= ALL (stars))))
);

--
-- Name: TABLE product_stars; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.product_stars IS 'personal: none';

--
-- Name: product_view; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_view (
    product_id uuid NOT NULL,
    views real NOT NULL,
    counted_at timestamp with time zone NOT NULL,
    CONSTRAINT product_view_range CHECK ((views >= (0)::double precision))
);

--
-- Name: TABLE product_view; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.product_view IS 'personal: none';

--
-- Name: promotion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.promotion (
    id uuid NOT NULL,
    name text NOT NULL,
    code text,
    kind text NOT NULL,
    value bigint NOT NULL,
    scope text NOT NULL,
    targets text[] DEFAULT '{}'::text[] NOT NULL,
    minimum_centavos bigint NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    max_redemptions integer,
    max_per_customer integer,
    redemptions integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT promotion_code_form CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{2,23}$'::text)),
    CONSTRAINT promotion_has_targets CHECK ((((scope = 'all'::text) = (targets = '{}'::text[])) AND (array_length(targets, 1) <= 200))),
    CONSTRAINT promotion_kind_known CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text]))),
    CONSTRAINT promotion_leaves_something CHECK (
CASE kind
    WHEN 'percent'::text THEN ((value >= 1) AND (value <= 90))
    ELSE ((value >= 100) AND (minimum_centavos > value))
END),
    CONSTRAINT promotion_limits_positive CHECK (((max_redemptions > 0) AND (max_per_customer > 0))),
    CONSTRAINT promotion_minimum_range CHECK (((minimum_centavos >= 0) AND (minimum_centavos <= '100000000000'::bigint))),
    CONSTRAINT promotion_name_length CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT promotion_redemptions_within_limit CHECK (((redemptions >= 0) AND (redemptions <= max_redemptions))),
    CONSTRAINT promotion_scope_known CHECK ((scope = ANY (ARRAY['all'::text, 'products'::text, 'brands'::text, 'categories'::text]))),
    CONSTRAINT promotion_window_order CHECK ((starts_at < ends_at))
);

--
-- Name: TABLE promotion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.promotion IS 'personal: none';

--
-- Name: ready_build; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ready_build (
    slug text NOT NULL,
    parts uuid[] NOT NULL,
    composed_at timestamp with time zone NOT NULL,
    CONSTRAINT ready_build_parts_count CHECK (((array_length(parts, 1) >= 1) AND (array_length(parts, 1) <= 40))),
    CONSTRAINT ready_build_slug_length CHECK (((length(slug) >= 1) AND (length(slug) <= 60)))
);

--
-- Name: TABLE ready_build; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.ready_build IS 'personal: none';

--
-- Name: reconciliation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reconciliation (
    day date NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    differences integer,
    document_heads jsonb,
    CONSTRAINT reconciliation_ends_with_figure CHECK (((ended_at IS NULL) = (differences IS NULL)))
);

--
-- Name: TABLE reconciliation; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.reconciliation IS 'personal: none';

--
-- Name: recovery_code; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_code (
    account_id uuid NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT recovery_code_hash_length CHECK ((length(hash) = 32))
);

--
-- Name: TABLE recovery_code; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.recovery_code IS 'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';

--
-- Name: refund; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refund (
    id uuid NOT NULL,
    payment_id uuid NOT NULL,
    amount_centavos bigint NOT NULL,
    reason text NOT NULL,
    status text NOT NULL,
    provider_ref text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT refund_amount_positive CHECK ((amount_centavos > 0)),
    CONSTRAINT refund_lengths CHECK ((((length(reason) >= 1) AND (length(reason) <= 200)) AND (length(provider_ref) <= 100))),
    CONSTRAINT refund_status_known CHECK ((status = ANY (ARRAY['due'::text, 'sent'::text, 'done'::text, 'failed'::text])))
);

--
-- Name: TABLE refund; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.refund IS 'personal: none';

--
-- Name: removed_photo; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.removed_photo (
    file text NOT NULL
);

--
-- Name: TABLE removed_photo; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.removed_photo IS 'personal: none';

--
-- Name: return_inspection; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.return_inspection (
    order_id uuid NOT NULL,
    line_no smallint NOT NULL,
    restocked smallint NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT return_inspection_count CHECK ((restocked >= 0))
);

--
-- Name: TABLE return_inspection; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.return_inspection IS 'personal: none';

--
-- Name: review; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review (
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    order_id uuid,
    account_id uuid,
    sample_author text,
    rating smallint NOT NULL,
    body text NOT NULL,
    helpful_count integer DEFAULT 0 NOT NULL,
    report_count integer DEFAULT 0 NOT NULL,
    answer text,
    answered_at timestamp with time zone,
    hidden_at timestamp with time zone,
    hidden_reason text,
    edited_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT review_answer_whole CHECK ((((answer IS NULL) = (answered_at IS NULL)) AND ((length(answer) >= 1) AND (length(answer) <= 2000)))),
    CONSTRAINT review_body_length CHECK (((length(body) >= 1) AND (length(body) <= 2000))),
    CONSTRAINT review_counts_not_negative CHECK (((helpful_count >= 0) AND (report_count >= 0))),
    CONSTRAINT review_hidden_with_reason CHECK ((((hidden_at IS NULL) = (hidden_reason IS NULL)) AND ((length(hidden_reason) >= 3) AND (length(hidden_reason) <= 300)))),
    CONSTRAINT review_order_or_sample CHECK (
CASE
    WHEN (sample_author IS NOT NULL) THEN (order_id IS NULL)
    ELSE ((order_id IS NOT NULL) OR (account_id IS NULL))
END),
    CONSTRAINT review_rating_range CHECK (((rating >= 1) AND (rating <= 5)))
);

--
-- Name: TABLE review; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.review IS 'personal: by column';

--
-- Name: COLUMN review.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.id IS 'personal: none';

--
-- Name: COLUMN review.product_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.product_id IS 'personal: none';

--
-- Name: COLUMN review.order_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.order_id IS 'personal: kind=order_id; basis=contract; keep=until_removed; export=yes; erase=anonymise';

--
-- Name: COLUMN review.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.account_id IS 'personal: kind=account_id; basis=contract; keep=until_removed; export=yes; erase=anonymise';

--
-- Name: COLUMN review.sample_author; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.sample_author IS 'personal: none';

--
-- Name: COLUMN review.rating; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.rating IS 'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=keep';

--
-- Name: COLUMN review.body; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.body IS 'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=keep';

--
-- Name: COLUMN review.helpful_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.helpful_count IS 'personal: none';

--
-- Name: COLUMN review.report_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.report_count IS 'personal: none';

--
-- Name: COLUMN review.answer; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.answer IS 'personal: none';

--
-- Name: COLUMN review.answered_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.answered_at IS 'personal: none';

--
-- Name: COLUMN review.hidden_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.hidden_at IS 'personal: none';

--
-- Name: COLUMN review.hidden_reason; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.hidden_reason IS 'personal: none';

--
-- Name: COLUMN review.edited_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.edited_at IS 'personal: none';

--
-- Name: COLUMN review.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review.created_at IS 'personal: none';

--
-- Name: review_helpful; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_helpful (
    review_id uuid NOT NULL,
    account_id uuid NOT NULL
);

--
-- Name: TABLE review_helpful; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.review_helpful IS 'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=delete';

--
-- Name: review_photo; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_photo (
    id uuid NOT NULL,
    review_id uuid NOT NULL,
    account_id uuid NOT NULL,
    file text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    CONSTRAINT review_photo_file_form CHECK ((file ~ '^[a-z0-9][a-z0-9-]{2,159}$'::text)),
    CONSTRAINT review_photo_size CHECK ((((width >= 1) AND (width <= 10000)) AND ((height >= 1) AND (height <= 10000))))
);

--
-- Name: TABLE review_photo; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.review_photo IS 'personal: by column';

--
-- Name: COLUMN review_photo.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_photo.id IS 'personal: none';

--
-- Name: COLUMN review_photo.review_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_photo.review_id IS 'personal: none';

--
-- Name: COLUMN review_photo.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_photo.account_id IS 'personal: kind=account_id; basis=contract; keep=until_removed; export=yes; erase=delete';

--
-- Name: COLUMN review_photo.file; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_photo.file IS 'personal: kind=photo; basis=contract; keep=until_removed; export=yes; erase=delete';

--
-- Name: COLUMN review_photo.width; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_photo.width IS 'personal: none';

--
-- Name: COLUMN review_photo.height; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_photo.height IS 'personal: none';

--
-- Name: review_report; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_report (
    review_id uuid NOT NULL,
    account_id uuid NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    reported_at timestamp with time zone NOT NULL,
    CONSTRAINT review_report_note_length CHECK ((length(note) <= 500)),
    CONSTRAINT review_report_reason_known CHECK ((reason = ANY (ARRAY['spam'::text, 'insulting'::text, 'private'::text, 'wrong_product'::text, 'other'::text])))
);

--
-- Name: TABLE review_report; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.review_report IS 'personal: kind=opinion; basis=legitimate_interest; keep=until_removed; export=yes; erase=delete';

--
-- Name: review_request; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_request (
    order_id uuid NOT NULL,
    account_id uuid NOT NULL,
    opt_out_token uuid NOT NULL,
    requested_at timestamp with time zone NOT NULL
);

--
-- Name: TABLE review_request; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.review_request IS 'personal: by column';

--
-- Name: COLUMN review_request.order_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_request.order_id IS 'personal: none';

--
-- Name: COLUMN review_request.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_request.account_id IS 'personal: kind=account_id; basis=legitimate_interest; keep=24m_idle; export=yes; erase=delete';

--
-- Name: COLUMN review_request.opt_out_token; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_request.opt_out_token IS 'personal: kind=credential; basis=legitimate_interest; keep=24m_idle; export=no; erase=delete';

--
-- Name: COLUMN review_request.requested_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_request.requested_at IS 'personal: none';

--
-- Name: review_request_opt_out; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_request_opt_out (
    account_id uuid NOT NULL,
    stopped_at timestamp with time zone NOT NULL
);

--
-- Name: TABLE review_request_opt_out; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.review_request_opt_out IS 'personal: kind=choice; basis=legitimate_interest; keep=24m_idle; export=yes; erase=delete';

--
-- Name: review_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_version (
    id uuid NOT NULL,
    review_id uuid NOT NULL,
    account_id uuid NOT NULL,
    rating smallint NOT NULL,
    body text NOT NULL,
    written_at timestamp with time zone NOT NULL
);

--
-- Name: TABLE review_version; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.review_version IS 'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=delete';

--
-- Name: sales_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sales_day (
    day date NOT NULL,
    orders integer NOT NULL,
    sales_centavos bigint NOT NULL
);

--
-- Name: TABLE sales_day; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.sales_day IS 'personal: none';

--
-- Name: saved_build; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.saved_build (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    parts uuid[] NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT saved_build_name_length CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT saved_build_parts_count CHECK (((array_length(parts, 1) >= 1) AND (array_length(parts, 1) <= 40)))
);

--
-- Name: TABLE saved_build; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.saved_build IS 'personal: kind=preference; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: saved_line; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.saved_line (
    account_id uuid NOT NULL,
    product_id uuid NOT NULL,
    quantity smallint NOT NULL,
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT saved_line_quantity_range CHECK (((quantity >= 1) AND (quantity <= 99)))
);

--
-- Name: TABLE saved_line; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.saved_line IS 'personal: kind=shopping; basis=contract; keep=90d_idle; export=yes; erase=delete';

--
-- Name: saved_view; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.saved_view (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    page text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT saved_view_name_length CHECK (((length(name) >= 1) AND (length(name) <= 40))),
    CONSTRAINT saved_view_page_known CHECK ((page = ANY (ARRAY['products'::text, 'orders'::text]))),
    CONSTRAINT saved_view_query_length CHECK ((length(query) <= 500))
);

--
-- Name: TABLE saved_view; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.saved_view IS 'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

--
-- Name: search_word; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_word (
    word text NOT NULL COLLATE pg_catalog."C",
    uses integer NOT NULL,
    CONSTRAINT search_word_uses_range CHECK ((uses >= 0))
);

--
-- Name: TABLE search_word; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.search_word IS 'personal: none';

--
-- Name: security_event; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.security_event (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    account_id uuid,
    account_hash bytea,
    network cidr,
    request_id text,
    subject text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT security_event_details_size CHECK ((length((details)::text) <= 500)),
    CONSTRAINT security_event_kind_form CHECK ((kind ~ '^[a-z_]{3,40}$'::text)),
    CONSTRAINT security_event_subject_length CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
);

--
-- Name: TABLE security_event; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.security_event IS 'personal: by column';

--
-- Name: COLUMN security_event.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.security_event.id IS 'personal: none';

--
-- Name: COLUMN security_event.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.security_event.at IS 'personal: none';

--
-- Name: COLUMN security_event.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.security_event.kind IS 'personal: none';

--
-- Name: COLUMN security_event.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.security_event.account_id IS 'personal: kind=account_id; basis=legitimate_interest; keep=1y; export=yes; erase=keep';

--
-- Name: COLUMN security_event.account_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.security_event.account_hash IS 'personal: kind=email_hash; basis=legitimate_interest; keep=1y; export=no; erase=keep';

--
-- Name: COLUMN security_event.network; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.security_event.network IS 'personal: kind=network; basis=legitimate_interest; keep=1y; export=yes; erase=keep';

--
-- Name: COLUMN security_event.request_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.security_event.request_id IS 'personal: none';

--
-- Name: COLUMN security_event.subject; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.security_event.subject IS 'personal: none';

--
-- Name: COLUMN security_event.details; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.security_event.details IS 'personal: none';

--
-- Name: session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    binding_hash bytea,
    user_agent text NOT NULL,
    network text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    CONSTRAINT session_binding_hash_length CHECK ((length(binding_hash) = 32)),
    CONSTRAINT session_kind_known CHECK ((kind = ANY (ARRAY['shopper'::text, 'staff'::text]))),
    CONSTRAINT session_network_length CHECK ((length(network) <= 64)),
    CONSTRAINT session_user_agent_length CHECK ((length(user_agent) <= 300))
);

--
-- Name: TABLE session; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.session IS 'personal: by column';

--
-- Name: COLUMN session.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.id IS 'personal: none';

--
-- Name: COLUMN session.account_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.account_id IS 'personal: kind=account_id; basis=security; keep=expiry_30d; export=yes; erase=delete';

--
-- Name: COLUMN session.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.kind IS 'personal: none';

--
-- Name: COLUMN session.binding_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.binding_hash IS 'personal: kind=credential; basis=security; keep=expiry_30d; export=no; erase=delete';

--
-- Name: COLUMN session.user_agent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.user_agent IS 'personal: kind=device; basis=security; keep=expiry_30d; export=yes; erase=delete';

--
-- Name: COLUMN session.network; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.network IS 'personal: kind=network; basis=security; keep=expiry_30d; export=yes; erase=delete';

--
-- Name: COLUMN session.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.created_at IS 'personal: kind=usage; basis=security; keep=expiry_30d; export=yes; erase=delete';

--
-- Name: COLUMN session.last_seen_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.last_seen_at IS 'personal: kind=usage; basis=security; keep=expiry_30d; export=yes; erase=delete';

--
-- Name: COLUMN session.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.expires_at IS 'personal: none';

--
-- Name: COLUMN session.confirmed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session.confirmed_at IS 'personal: kind=usage; basis=security; keep=expiry_30d; export=no; erase=delete';

--
-- Name: session_token; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session_token (
    hash bytea NOT NULL,
    session_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    predecessor_hash bytea,
    sealed_successor bytea,
    used_at timestamp with time zone,
    ends_at timestamp with time zone,
    CONSTRAINT session_token_hash_length CHECK ((length(hash) = 32))
);

--
-- Name: TABLE session_token; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.session_token IS 'personal: kind=credential; basis=security; keep=expiry_30d; export=no; erase=delete';

--
-- Name: setting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.setting (
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT setting_key_form CHECK ((key ~ '^[a-z][a-z0-9_.]{1,59}$'::text)),
    CONSTRAINT setting_value_is_an_object CHECK ((jsonb_typeof(value) = 'object'::text))
);

--
-- Name: TABLE setting; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.setting IS 'personal: none';

--
-- Name: shipment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    courier text NOT NULL,
    tracking_number text NOT NULL,
    CONSTRAINT shipment_courier_length CHECK (((length(courier) >= 1) AND (length(courier) <= 60))),
    CONSTRAINT shipment_tracking_length CHECK (((length(tracking_number) >= 1) AND (length(tracking_number) <= 60)))
);

--
-- Name: TABLE shipment; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.shipment IS 'personal: none';

--
-- Name: sql_function; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sql_function (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: TABLE sql_function; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.sql_function IS 'personal: none';

--
-- Name: staff_invitation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_invitation (
    account_id uuid NOT NULL,
    staff_role text NOT NULL,
    invited_by uuid,
    by_operator boolean DEFAULT false NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_invitation_inviter_known CHECK ((by_operator = (invited_by IS NULL))),
    CONSTRAINT staff_invitation_role_known CHECK ((staff_role = ANY (ARRAY['owner'::text, 'catalogue'::text, 'orders'::text, 'support'::text])))
);

--
-- Name: TABLE staff_invitation; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.staff_invitation IS 'personal: kind=account_state; basis=security; keep=30d; export=no; erase=delete';

--
-- Name: stale_sales_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stale_sales_day (
    day date NOT NULL
);

--
-- Name: TABLE stale_sales_day; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.stale_sales_day IS 'personal: none';

--
-- Name: stock_movement; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stock_movement (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    location_id text NOT NULL,
    product_id uuid NOT NULL,
    quantity integer NOT NULL,
    unit_cost_centavos bigint,
    order_id uuid,
    reason text,
    reference text,
    actor_kind text,
    actor_id uuid,
    CONSTRAINT stock_movement_actor_kind_known CHECK ((actor_kind = ANY (ARRAY['customer'::text, 'staff'::text, 'system'::text]))),
    CONSTRAINT stock_movement_direction CHECK (
CASE
    WHEN (kind = ANY (ARRAY['allocated'::text, 'shipped'::text])) THEN (quantity < 0)
    WHEN ((kind = ANY (ARRAY['released'::text, 'returned'::text, 'received'::text])) AND (order_id IS NOT NULL)) THEN (quantity > 0)
    ELSE true
END),
    CONSTRAINT stock_movement_has_one_cause CHECK ((num_nonnulls(order_id, reason) = 1)),
    CONSTRAINT stock_movement_is_of_an_order CHECK (((order_id IS NOT NULL) OR (kind <> ALL (ARRAY['allocated'::text, 'released'::text, 'shipped'::text])))),
    CONSTRAINT stock_movement_kind_known CHECK ((kind = ANY (ARRAY['received'::text, 'allocated'::text, 'released'::text, 'shipped'::text, 'returned'::text, 'adjusted'::text, 'transferred'::text]))),
    CONSTRAINT stock_movement_moves_something CHECK ((quantity <> 0)),
    CONSTRAINT stock_movement_reason_is_explained CHECK (((reason IS NULL) = (reference IS NULL))),
    CONSTRAINT stock_movement_reason_known CHECK ((reason = ANY (ARRAY['received'::text, 'adjusted'::text, 'returned'::text, 'damaged'::text]))),
    CONSTRAINT stock_movement_reference_length CHECK (((length(reference) >= 1) AND (length(reference) <= 200))),
    CONSTRAINT stock_movement_unit_cost CHECK ((unit_cost_centavos >= 0))
);

--
-- Name: TABLE stock_movement; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.stock_movement IS 'personal: none';

--
-- Name: two_factor; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.two_factor (
    account_id uuid NOT NULL,
    sealed_secret bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    pending_secret bytea
);

--
-- Name: TABLE two_factor; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.two_factor IS 'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';

--
-- Name: two_factor_grace; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.two_factor_grace (
    account_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    is_reset boolean DEFAULT false NOT NULL
);

--
-- Name: TABLE two_factor_grace; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.two_factor_grace IS 'personal: kind=account_state; basis=security; keep=24m_idle; export=no; erase=delete';

--
-- Name: uploaded_picture; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.uploaded_picture (
    file text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    placeholder text NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    CONSTRAINT uploaded_picture_file_form CHECK ((file ~ '^[a-z0-9][a-z0-9/._-]{2,159}$'::text)),
    CONSTRAINT uploaded_picture_placeholder_form CHECK (((placeholder ~~ 'data:image/webp;base64,%'::text) AND (length(placeholder) <= 400))),
    CONSTRAINT uploaded_picture_size CHECK ((((width >= 1) AND (width <= 10000)) AND ((height >= 1) AND (height <= 10000))))
);

--
-- Name: TABLE uploaded_picture; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.uploaded_picture IS 'personal: none';

--
-- Name: zero_result_search; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.zero_result_search (
    day date NOT NULL,
    query text NOT NULL,
    searches integer DEFAULT 1 NOT NULL,
    CONSTRAINT zero_result_search_query_length CHECK (((length(query) >= 2) AND (length(query) <= 64)))
);

--
-- Name: TABLE zero_result_search; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.zero_result_search IS 'personal: none';

--
-- Name: account account_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_email_key UNIQUE (email);

--
-- Name: account account_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

--
-- Name: address address_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_pkey PRIMARY KEY (id);

--
-- Name: audit_entry audit_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);

--
-- Name: banner banner_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.banner
    ADD CONSTRAINT banner_pkey PRIMARY KEY (id);

--
-- Name: bought_together bought_together_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bought_together
    ADD CONSTRAINT bought_together_pk PRIMARY KEY (product_id, other_id);

--
-- Name: brand brand_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_pkey PRIMARY KEY (id);

--
-- Name: cart_line cart_line_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_pk PRIMARY KEY (account_id, product_id);

--
-- Name: cart cart_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart
    ADD CONSTRAINT cart_pkey PRIMARY KEY (account_id);

--
-- Name: category_brand category_brand_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_brand
    ADD CONSTRAINT category_brand_pk PRIMARY KEY (category_id, brand_id);

--
-- Name: category_pin category_pin_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_pin
    ADD CONSTRAINT category_pin_pk PRIMARY KEY (category_id, "position");

--
-- Name: category_pin category_pin_product_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_pin
    ADD CONSTRAINT category_pin_product_once UNIQUE (product_id);

--
-- Name: category category_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (id);

--
-- Name: category category_position_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_position_once UNIQUE NULLS NOT DISTINCT (parent_id, "position") DEFERRABLE;

--
-- Name: category category_priority_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_priority_once UNIQUE (priority);

--
-- Name: contact_message contact_message_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_message
    ADD CONSTRAINT contact_message_pkey PRIMARY KEY (id);

--
-- Name: customer_note customer_note_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_note
    ADD CONSTRAINT customer_note_pkey PRIMARY KEY (id);

--
-- Name: customer_order customer_order_number_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_number_once UNIQUE (number);

--
-- Name: customer_order customer_order_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_pkey PRIMARY KEY (id);

--
-- Name: document_series document_series_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.document_series
    ADD CONSTRAINT document_series_pkey PRIMARY KEY (branch, kind);

--
-- Name: erased_account erased_account_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erased_account
    ADD CONSTRAINT erased_account_pkey PRIMARY KEY (account_id);

--
-- Name: facet_value facet_value_is_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.facet_value
    ADD CONSTRAINT facet_value_is_once UNIQUE (attribute, value);

--
-- Name: facet_value facet_value_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.facet_value
    ADD CONSTRAINT facet_value_pk PRIMARY KEY (id);

--
-- Name: invoice_buyer invoice_buyer_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_buyer
    ADD CONSTRAINT invoice_buyer_pkey PRIMARY KEY (order_id);

--
-- Name: invoice_document_buyer invoice_document_buyer_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_document_buyer
    ADD CONSTRAINT invoice_document_buyer_pkey PRIMARY KEY (branch, kind, number);

--
-- Name: invoice_document invoice_document_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_document
    ADD CONSTRAINT invoice_document_pkey PRIMARY KEY (branch, kind, number);

--
-- Name: invoice_report invoice_report_document_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_report
    ADD CONSTRAINT invoice_report_document_key UNIQUE (branch, kind, number);

--
-- Name: invoice_report invoice_report_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_report
    ADD CONSTRAINT invoice_report_pkey PRIMARY KEY (id);

--
-- Name: locality locality_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.locality
    ADD CONSTRAINT locality_pkey PRIMARY KEY (code);

--
-- Name: location location_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.location
    ADD CONSTRAINT location_pk PRIMARY KEY (id);

--
-- Name: location location_rank_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.location
    ADD CONSTRAINT location_rank_once UNIQUE (rank) DEFERRABLE;

--
-- Name: migration migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);

--
-- Name: one_time_token one_time_token_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (hash);

--
-- Name: order_discount order_discount_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_discount
    ADD CONSTRAINT order_discount_pkey PRIMARY KEY (order_id);

--
-- Name: order_event order_event_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_pkey PRIMARY KEY (id);

--
-- Name: order_fit order_fit_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_fit
    ADD CONSTRAINT order_fit_pk PRIMARY KEY (order_id);

--
-- Name: order_key order_key_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_key
    ADD CONSTRAINT order_key_pk PRIMARY KEY (account_id, key);

--
-- Name: order_line order_line_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_pk PRIMARY KEY (order_id, line_no);

--
-- Name: order_note order_note_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_note
    ADD CONSTRAINT order_note_pkey PRIMARY KEY (id);

--
-- Name: order_serial order_serial_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_serial
    ADD CONSTRAINT order_serial_pk PRIMARY KEY (order_id, line_no, unit_no);

--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

--
-- Name: passkey_challenge passkey_challenge_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenge
    ADD CONSTRAINT passkey_challenge_pkey PRIMARY KEY (hash);

--
-- Name: passkey passkey_credential_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_credential_key UNIQUE (credential_id);

--
-- Name: passkey passkey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);

--
-- Name: payment_event payment_event_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_event
    ADD CONSTRAINT payment_event_pkey PRIMARY KEY (id);

--
-- Name: payment payment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (id);

--
-- Name: payment_proof payment_proof_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_proof
    ADD CONSTRAINT payment_proof_pkey PRIMARY KEY (id);

--
-- Name: payment payment_reference_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_reference_once UNIQUE (provider, provider_ref);

--
-- Name: payment payment_session_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_session_once UNIQUE (provider, session_ref);

--
-- Name: product_answer product_answer_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_answer
    ADD CONSTRAINT product_answer_pkey PRIMARY KEY (id);

--
-- Name: product_image product_image_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_pkey PRIMARY KEY (id);

--
-- Name: product_image product_image_position_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_position_once UNIQUE (product_id, "position") DEFERRABLE;

--
-- Name: product_import product_import_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_import
    ADD CONSTRAINT product_import_pkey PRIMARY KEY (id);

--
-- Name: product_listing product_listing_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_listing
    ADD CONSTRAINT product_listing_pkey PRIMARY KEY (product_id);

--
-- Name: product product_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (id);

--
-- Name: product_question product_question_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_question
    ADD CONSTRAINT product_question_pkey PRIMARY KEY (id);

--
-- Name: product_sales product_sales_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_sales
    ADD CONSTRAINT product_sales_pk PRIMARY KEY (period, day, product_id);

--
-- Name: product product_sku_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_sku_once UNIQUE (sku);

--
-- Name: product_stars product_stars_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_stars
    ADD CONSTRAINT product_stars_pkey PRIMARY KEY (product_id);

--
-- Name: product_view product_view_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_view
    ADD CONSTRAINT product_view_pkey PRIMARY KEY (product_id);

--
-- Name: promotion promotion_code_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.promotion
    ADD CONSTRAINT promotion_code_once UNIQUE (code);

--
-- Name: promotion promotion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.promotion
    ADD CONSTRAINT promotion_pkey PRIMARY KEY (id);

--
-- Name: ready_build ready_build_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ready_build
    ADD CONSTRAINT ready_build_pkey PRIMARY KEY (slug);

--
-- Name: reconciliation reconciliation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reconciliation
    ADD CONSTRAINT reconciliation_pkey PRIMARY KEY (day);

--
-- Name: recovery_code recovery_code_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, hash);

--
-- Name: refund refund_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_pkey PRIMARY KEY (id);

--
-- Name: refund refund_reference_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_reference_once UNIQUE (provider_ref);

--
-- Name: removed_photo removed_photo_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.removed_photo
    ADD CONSTRAINT removed_photo_pkey PRIMARY KEY (file);

--
-- Name: return_inspection return_inspection_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.return_inspection
    ADD CONSTRAINT return_inspection_pk PRIMARY KEY (order_id, line_no);

--
-- Name: review_helpful review_helpful_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_helpful
    ADD CONSTRAINT review_helpful_once PRIMARY KEY (review_id, account_id);

--
-- Name: review review_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_once UNIQUE (order_id, product_id);

--
-- Name: review_photo review_photo_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_photo
    ADD CONSTRAINT review_photo_pkey PRIMARY KEY (id);

--
-- Name: review review_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_pkey PRIMARY KEY (id);

--
-- Name: review_report review_report_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_report
    ADD CONSTRAINT review_report_once PRIMARY KEY (review_id, account_id);

--
-- Name: review_request_opt_out review_request_opt_out_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_request_opt_out
    ADD CONSTRAINT review_request_opt_out_pkey PRIMARY KEY (account_id);

--
-- Name: review_request review_request_opt_out_token_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_request
    ADD CONSTRAINT review_request_opt_out_token_once UNIQUE (opt_out_token);

--
-- Name: review_request review_request_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_request
    ADD CONSTRAINT review_request_pkey PRIMARY KEY (order_id);

--
-- Name: review_version review_version_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_version
    ADD CONSTRAINT review_version_pkey PRIMARY KEY (id);

--
-- Name: sales_day sales_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sales_day
    ADD CONSTRAINT sales_day_pkey PRIMARY KEY (day);

--
-- Name: saved_build saved_build_name_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_build
    ADD CONSTRAINT saved_build_name_once UNIQUE (account_id, name);

--
-- Name: saved_build saved_build_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_build
    ADD CONSTRAINT saved_build_pkey PRIMARY KEY (id);

--
-- Name: saved_line saved_line_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_line
    ADD CONSTRAINT saved_line_pk PRIMARY KEY (account_id, product_id);

--
-- Name: saved_view saved_view_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_view
    ADD CONSTRAINT saved_view_pkey PRIMARY KEY (id);

--
-- Name: search_word search_word_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_word
    ADD CONSTRAINT search_word_pkey PRIMARY KEY (word);

--
-- Name: security_event security_event_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.security_event
    ADD CONSTRAINT security_event_pkey PRIMARY KEY (id);

--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

--
-- Name: session_token session_token_one_successor; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_token
    ADD CONSTRAINT session_token_one_successor UNIQUE (predecessor_hash);

--
-- Name: session_token session_token_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_token
    ADD CONSTRAINT session_token_pkey PRIMARY KEY (hash);

--
-- Name: setting setting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (key);

--
-- Name: shipment shipment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment
    ADD CONSTRAINT shipment_pkey PRIMARY KEY (id);

--
-- Name: sql_function sql_function_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sql_function
    ADD CONSTRAINT sql_function_pkey PRIMARY KEY (name);

--
-- Name: staff_invitation staff_invitation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_invitation
    ADD CONSTRAINT staff_invitation_pkey PRIMARY KEY (account_id);

--
-- Name: stock_level stock_level_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_level
    ADD CONSTRAINT stock_level_pk PRIMARY KEY (product_id, location_id);

--
-- Name: stock_movement stock_movement_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_movement
    ADD CONSTRAINT stock_movement_pk PRIMARY KEY (id);

--
-- Name: two_factor_grace two_factor_grace_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factor_grace
    ADD CONSTRAINT two_factor_grace_pkey PRIMARY KEY (account_id);

--
-- Name: two_factor two_factor_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factor
    ADD CONSTRAINT two_factor_pkey PRIMARY KEY (account_id);

--
-- Name: uploaded_picture uploaded_picture_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.uploaded_picture
    ADD CONSTRAINT uploaded_picture_pkey PRIMARY KEY (file);

--
-- Name: zero_result_search zero_result_search_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.zero_result_search
    ADD CONSTRAINT zero_result_search_pk PRIMARY KEY (day, query);

--
-- Name: account_customers; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_customers ON public.account USING btree (id DESC) WHERE (role = 'user'::text);

--
-- Name: account_email_trigrams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_email_trigrams ON public.account USING gin (email public.gin_trgm_ops);

--
-- Name: account_erasure; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_erasure ON public.account USING btree (erase_at) WHERE (erase_at IS NOT NULL);

--
-- Name: account_idle; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_idle ON public.account USING btree (last_seen_at) WHERE ((role = 'user'::text) AND (erase_at IS NULL));

--
-- Name: account_name_trigrams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_name_trigrams ON public.account USING gin (lower(user_name) public.gin_trgm_ops);

--
-- Name: account_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_staff ON public.account USING btree (created_at) WHERE (role = 'admin'::text);

--
-- Name: address_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX address_account ON public.address USING btree (account_id, created_at);

--
-- Name: address_one_default; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX address_one_default ON public.address USING btree (account_id) WHERE is_default;

--
-- Name: address_phone; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX address_phone ON public.address USING btree (phone);

--
-- Name: audit_entry_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_actor ON public.audit_entry USING btree (actor_id, at DESC);

--
-- Name: audit_entry_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_at ON public.audit_entry USING btree (at DESC, id DESC);

--
-- Name: audit_entry_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX audit_entry_key ON public.audit_entry USING btree (actor_id, key) WHERE (key IS NOT NULL);

--
-- Name: audit_entry_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_subject ON public.audit_entry USING btree (subject, at DESC);

--
-- Name: banner_position; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX banner_position ON public.banner USING btree (kind, "position");

--
-- Name: brand_name_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX brand_name_once ON public.brand USING btree (lower(name));

--
-- Name: cart_idle; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cart_idle ON public.cart USING btree (updated_at);

--
-- Name: cart_line_product; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cart_line_product ON public.cart_line USING btree (product_id);

--
-- Name: cart_promotion; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cart_promotion ON public.cart USING btree (promotion_id) WHERE (promotion_id IS NOT NULL);

--
-- Name: category_brand_brand; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX category_brand_brand ON public.category_brand USING btree (brand_id);

--
-- Name: contact_message_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_message_account ON public.contact_message USING btree (account_id) WHERE (account_id IS NOT NULL);

--
-- Name: contact_message_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_message_newest ON public.contact_message USING btree (sent_at DESC, id DESC);

--
-- Name: contact_message_sender; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_message_sender ON public.contact_message USING btree (lower(email), sent_at DESC);

--
-- Name: contact_message_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_message_waiting ON public.contact_message USING btree (id) WHERE (answered_at IS NULL);

--
-- Name: customer_note_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_note_account ON public.customer_note USING btree (account_id, id DESC);

--
-- Name: customer_order_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_account ON public.customer_order USING btree (account_id, id DESC);

--
-- Name: customer_order_buyer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_buyer ON public.customer_order USING gin (lower((address ->> 'full_name'::text)) public.gin_trgm_ops);

--
-- Name: customer_order_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_by_time ON public.customer_order USING btree (created_at) INCLUDE (status, payment_status, total_centavos);

--
-- Name: customer_order_held; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_held ON public.customer_order USING btree (hold_until) WHERE ((hold_until IS NOT NULL) AND (status = 'pending'::text));

--
-- Name: customer_order_made; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_made ON public.customer_order USING btree (created_at) WHERE (address <> '{}'::jsonb);

--
-- Name: customer_order_phone; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_phone ON public.customer_order USING btree (((address ->> 'phone'::text)), id DESC);

--
-- Name: customer_order_refund_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_refund_due ON public.customer_order USING btree (id) WHERE (((status = 'cancelled'::text) AND (payment_status = ANY (ARRAY['paid'::text, 'partially_refunded'::text]))) OR ((status = 'returned'::text) AND (payment_status = 'paid'::text)));

--
-- Name: customer_order_refused_phone; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_refused_phone ON public.customer_order USING btree (((address ->> 'phone'::text))) WHERE ((payment_method = 'cod'::text) AND (payment_status = 'unpaid'::text) AND (status = ANY (ARRAY['delivery_failed'::text, 'returned'::text])));

--
-- Name: customer_order_refused_place; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_refused_place ON public.customer_order USING btree (((address ->> 'psgc_code'::text)), lower((address ->> 'street'::text))) WHERE ((payment_method = 'cod'::text) AND (payment_status = 'unpaid'::text) AND (status = ANY (ARRAY['delivery_failed'::text, 'returned'::text])));

--
-- Name: customer_order_sample; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_sample ON public.customer_order USING btree (created_at) WHERE is_sample;

--
-- Name: customer_order_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_status ON public.customer_order USING btree (status, id DESC);

--
-- Name: customer_order_to_review; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_to_review ON public.customer_order USING btree (id) WHERE ((payment_method = 'cod'::text) AND (cod_review = 'required'::text) AND (status = 'pending'::text));

--
-- Name: customer_order_unpaid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_unpaid ON public.customer_order USING btree (account_id) WHERE ((status <> 'cancelled'::text) AND (payment_status = ANY (ARRAY['unpaid'::text, 'awaiting'::text, 'failed'::text, 'expired'::text])));

--
-- Name: customer_order_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_order_waiting ON public.customer_order USING btree (updated_at, id) INCLUDE (status) WHERE (status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'processing'::text]));

--
-- Name: invoice_buyer_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_buyer_account ON public.invoice_buyer USING btree (account_id);

--
-- Name: invoice_document_issued; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_document_issued ON public.invoice_document USING btree (issued_at);

--
-- Name: invoice_document_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_document_order ON public.invoice_document USING btree (order_id);

--
-- Name: invoice_report_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_report_due ON public.invoice_report USING btree (next_attempt_at) WHERE (state = 'waiting'::text);

--
-- Name: invoice_report_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_report_listed ON public.invoice_report USING btree (state, id);

--
-- Name: locality_parent; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX locality_parent ON public.locality USING btree (parent_code, name);

--
-- Name: one_time_token_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX one_time_token_account ON public.one_time_token USING btree (account_id, purpose);

--
-- Name: one_time_token_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX one_time_token_expires ON public.one_time_token USING btree (expires_at);

--
-- Name: order_discount_promotion; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_discount_promotion ON public.order_discount USING btree (promotion_id, order_id);

--
-- Name: order_event_delivered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_event_delivered ON public.order_event USING btree (at) WHERE (status = 'delivered'::text);

--
-- Name: order_event_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_event_order ON public.order_event USING btree (order_id, id);

--
-- Name: order_key_manual; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_key_manual ON public.order_key USING btree (order_id) WHERE (key ~~ 'manual %'::text);

--
-- Name: order_line_product_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_line_product_newest ON public.order_line USING btree (product_id, order_id DESC);

--
-- Name: order_note_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_note_account ON public.order_note USING btree (account_id);

--
-- Name: order_note_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_note_at ON public.order_note USING btree (at);

--
-- Name: order_note_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_note_order ON public.order_note USING btree (order_id, at);

--
-- Name: order_serial_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX order_serial_once ON public.order_serial USING btree (product_id, serial) WHERE (returned_at IS NULL);

--
-- Name: outbox_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_at ON public.outbox USING btree (at);

--
-- Name: passkey_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_account ON public.passkey USING btree (account_id, created_at);

--
-- Name: passkey_challenge_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_challenge_account ON public.passkey_challenge USING btree (account_id);

--
-- Name: passkey_challenge_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_challenge_expires ON public.passkey_challenge USING btree (expires_at);

--
-- Name: payment_event_review; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_event_review ON public.payment_event USING btree (received_at) WHERE (outcome = 'review'::text);

--
-- Name: payment_one_at_a_time; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payment_one_at_a_time ON public.payment USING btree (order_id, method) WHERE (status = ANY (ARRAY['starting'::text, 'open'::text]));

--
-- Name: payment_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_order ON public.payment USING btree (order_id, id);

--
-- Name: payment_proof_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_proof_account ON public.payment_proof USING btree (account_id);

--
-- Name: payment_proof_made; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_proof_made ON public.payment_proof USING btree (created_at);

--
-- Name: payment_proof_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_proof_order ON public.payment_proof USING btree (order_id, id);

--
-- Name: payment_received; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_received ON public.payment USING btree (paid_at, id) INCLUDE (amount_centavos) WHERE (status = 'paid'::text);

--
-- Name: payment_unsettled; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_unsettled ON public.payment USING btree (checked_at) WHERE (status = ANY (ARRAY['starting'::text, 'open'::text]));

--
-- Name: price_history_product; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_history_product ON public.price_history USING btree (product_id, at DESC);

--
-- Name: product_answer_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_answer_account ON public.product_answer USING btree (account_id, answered_at DESC);

--
-- Name: product_answer_question; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_answer_question ON public.product_answer USING btree (question_id, answered_at, id);

--
-- Name: product_brand; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_brand ON public.product USING btree (brand_id);

--
-- Name: product_by_change; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_by_change ON public.product USING btree (updated_at, id);

--
-- Name: product_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_by_name ON public.product USING btree (lower((name COLLATE "C")), id);

--
-- Name: product_by_price; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_by_price ON public.product USING btree (COALESCE(price_centavos, (0)::bigint), id);

--
-- Name: product_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_category ON public.product USING btree (category_id, status, created_at DESC);

--
-- Name: product_category_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_category_by_age ON public.product USING btree (category_id, id);

--
-- Name: product_category_by_change; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_category_by_change ON public.product USING btree (category_id, updated_at, id);

--
-- Name: product_category_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_category_by_name ON public.product USING btree (category_id, lower((name COLLATE "C")), id);

--
-- Name: product_category_by_price; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_category_by_price ON public.product USING btree (category_id, COALESCE(price_centavos, (0)::bigint), id);

--
-- Name: product_incomplete; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_incomplete ON public.product USING btree (category_id, id) WHERE ((missing_attributes <> '{}'::text[]) AND (status = 'active'::text));

--
-- Name: product_listing_document; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_listing_document ON public.product_listing USING gin (document) WITH (fastupdate=off);

--
-- Name: product_listing_featured; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_listing_featured ON public.product_listing USING btree (category_id, in_stock DESC, pin, featured DESC, product_id);

--
-- Name: product_listing_neighbours; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_listing_neighbours ON public.product_listing USING btree (category_id, price_centavos, product_id) WHERE in_stock;

--
-- Name: product_listing_sample; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_listing_sample ON public.product_listing USING gin (document) WITH (fastupdate=off) WHERE ((product_id)::text ~ '[0-3]0$'::text);

--
-- Name: product_off_sale; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_off_sale ON public.product USING btree (status, id) WHERE (status <> 'active'::text);

--
-- Name: product_question_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_question_account ON public.product_question USING btree (account_id, asked_at DESC);

--
-- Name: product_question_for_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_question_for_staff ON public.product_question USING btree (asked_at DESC, id DESC);

--
-- Name: product_question_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_question_newest ON public.product_question USING btree (product_id, asked_at DESC, id DESC) WHERE (hidden_at IS NULL);

--
-- Name: product_question_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_question_open ON public.product_question USING btree (asked_at DESC, id DESC) WHERE ((shop_answer_count = 0) AND (hidden_at IS NULL));

--
-- Name: product_reduced; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_reduced ON public.product USING btree (id) WHERE (sale_price_centavos IS NOT NULL);

--
-- Name: product_search_text; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_search_text ON public.product USING gin (search_text public.gin_trgm_ops);

--
-- Name: product_staff_list; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_staff_list ON public.product USING btree (created_at DESC, id DESC);

--
-- Name: promotion_without_code; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX promotion_without_code ON public.promotion USING btree (ends_at) WHERE (code IS NULL);

--
-- Name: refund_completed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refund_completed ON public.refund USING btree (updated_at, id) INCLUDE (amount_centavos) WHERE (status = 'done'::text);

--
-- Name: refund_payment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refund_payment ON public.refund USING btree (payment_id);

--
-- Name: refund_unsettled; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refund_unsettled ON public.refund USING btree (updated_at) WHERE (status = ANY (ARRAY['due'::text, 'sent'::text]));

--
-- Name: review_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_account ON public.review USING btree (account_id, created_at DESC, id DESC);

--
-- Name: review_for_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_for_staff ON public.review USING btree (created_at DESC, id DESC);

--
-- Name: review_helpful_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_helpful_account ON public.review_helpful USING btree (account_id);

--
-- Name: review_highest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_highest ON public.review USING btree (product_id, rating DESC, created_at DESC, id DESC) WHERE (hidden_at IS NULL);

--
-- Name: review_lowest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_lowest ON public.review USING btree (product_id, rating, created_at DESC, id DESC) WHERE (hidden_at IS NULL);

--
-- Name: review_most_helpful; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_most_helpful ON public.review USING btree (product_id, helpful_count DESC, created_at DESC, id DESC) WHERE (hidden_at IS NULL);

--
-- Name: review_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_newest ON public.review USING btree (product_id, created_at DESC, id DESC) WHERE (hidden_at IS NULL);

--
-- Name: review_photo_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_photo_account ON public.review_photo USING btree (account_id);

--
-- Name: review_photo_review; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_photo_review ON public.review_photo USING btree (review_id, id);

--
-- Name: review_report_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_report_account ON public.review_report USING btree (account_id);

--
-- Name: review_reported; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_reported ON public.review USING btree (report_count DESC, created_at DESC) WHERE ((report_count > 0) AND (hidden_at IS NULL));

--
-- Name: review_request_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_request_account ON public.review_request USING btree (account_id);

--
-- Name: review_version_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_version_account ON public.review_version USING btree (account_id);

--
-- Name: review_version_review; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_version_review ON public.review_version USING btree (review_id);

--
-- Name: saved_line_product; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX saved_line_product ON public.saved_line USING btree (product_id);

--
-- Name: saved_view_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX saved_view_account ON public.saved_view USING btree (account_id, page, created_at);

--
-- Name: search_word_trigrams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_word_trigrams ON public.search_word USING gin (word public.gin_trgm_ops) WITH (fastupdate=off);

--
-- Name: security_event_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_event_account ON public.security_event USING btree (account_id, at, id) WHERE (account_id IS NOT NULL);

--
-- Name: security_event_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_event_at ON public.security_event USING btree (at, id);

--
-- Name: security_event_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_event_hash ON public.security_event USING btree (account_hash, at, id) WHERE (account_hash IS NOT NULL);

--
-- Name: security_event_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_event_kind ON public.security_event USING btree (kind, at, id);

--
-- Name: security_event_network; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_event_network ON public.security_event USING btree (network, at, id) WHERE (network IS NOT NULL);

--
-- Name: security_event_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_event_subject ON public.security_event USING btree (subject, at, id) WHERE (subject IS NOT NULL);

--
-- Name: session_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_account ON public.session USING btree (account_id);

--
-- Name: session_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_expires ON public.session USING btree (expires_at);

--
-- Name: session_token_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_token_session ON public.session_token USING btree (session_id);

--
-- Name: shipment_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_order ON public.shipment USING btree (order_id, at);

--
-- Name: staff_invitation_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_invitation_expires ON public.staff_invitation USING btree (expires_at);

--
-- Name: staff_invitation_invited_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_invitation_invited_by ON public.staff_invitation USING btree (invited_by);

--
-- Name: stock_movement_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stock_movement_by_time ON public.stock_movement USING brin (at);

--
-- Name: stock_movement_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stock_movement_order ON public.stock_movement USING btree (order_id) WHERE (order_id IS NOT NULL);

--
-- Name: stock_movement_product; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stock_movement_product ON public.stock_movement USING btree (product_id, at DESC);

--
-- Name: stock_movement_sold; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stock_movement_sold ON public.stock_movement USING btree (at) INCLUDE (product_id, quantity) WHERE (kind = ANY (ARRAY['allocated'::text, 'released'::text]));

--
-- Name: customer_order_state; Type: STATISTICS; Schema: public; Owner: -
--

CREATE STATISTICS public.customer_order_state (mcv) ON status, payment_status FROM public.customer_order;

--
-- Name: account account_two_factor_grace; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER account_two_factor_grace AFTER INSERT OR UPDATE OF role ON public.account FOR EACH ROW EXECUTE FUNCTION public.start_two_factor_grace();

--
-- Name: customer_order customer_order_cash_payment; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER customer_order_cash_payment AFTER INSERT OR UPDATE OF payment_status ON public.customer_order FOR EACH ROW WHEN (((new.payment_method = 'cod'::text) AND (new.payment_status = 'paid'::text) AND (new.total_centavos > 0))) EXECUTE FUNCTION public.record_cash_payment();

--
-- Name: customer_order customer_order_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER customer_order_change BEFORE UPDATE ON public.customer_order FOR EACH ROW EXECUTE FUNCTION public.record_order_change();

--
-- Name: customer_order customer_order_holds_on_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER customer_order_holds_on_insert AFTER INSERT ON public.customer_order REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_unpaid_holds();

--
-- Name: customer_order customer_order_holds_on_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER customer_order_holds_on_update AFTER UPDATE ON public.customer_order REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_unpaid_holds();

--
-- Name: customer_order customer_order_sales_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER customer_order_sales_added AFTER INSERT ON public.customer_order REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_stale_sales_days();

--
-- Name: customer_order customer_order_sales_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER customer_order_sales_changed AFTER UPDATE OF status, payment_status, total_centavos, created_at ON public.customer_order FOR EACH ROW WHEN (((public.is_sale(old.status, old.payment_status) <> public.is_sale(new.status, new.payment_status)) OR (old.total_centavos <> new.total_centavos) OR (old.created_at <> new.created_at))) EXECUTE FUNCTION public.mark_changed_sales_day();

--
-- Name: customer_order customer_order_sales_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER customer_order_sales_removed AFTER DELETE ON public.customer_order REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_stale_sales_days();

--
-- Name: invoice_document_buyer invoice_document_buyer_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER invoice_document_buyer_kept BEFORE DELETE OR UPDATE ON public.invoice_document_buyer FOR EACH ROW EXECUTE FUNCTION public.keep_documents();

--
-- Name: invoice_document_buyer invoice_document_buyer_whole; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER invoice_document_buyer_whole BEFORE TRUNCATE ON public.invoice_document_buyer FOR EACH STATEMENT EXECUTE FUNCTION public.keep_documents();

--
-- Name: invoice_document invoice_document_extends_series; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER invoice_document_extends_series AFTER INSERT ON public.invoice_document FOR EACH ROW EXECUTE FUNCTION public.extend_document_series();

--
-- Name: invoice_document invoice_document_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER invoice_document_kept BEFORE DELETE OR UPDATE ON public.invoice_document FOR EACH ROW EXECUTE FUNCTION public.keep_documents();

--
-- Name: invoice_document invoice_document_whole; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER invoice_document_whole BEFORE TRUNCATE ON public.invoice_document FOR EACH STATEMENT EXECUTE FUNCTION public.keep_documents();

--
-- Name: product_answer product_answer_counts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER product_answer_counts AFTER INSERT OR DELETE OR UPDATE OF hidden_at ON public.product_answer FOR EACH ROW EXECUTE FUNCTION public.count_answers();

--
-- Name: product product_price_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER product_price_added AFTER INSERT ON public.product FOR EACH ROW WHEN ((new.price_centavos IS NOT NULL)) EXECUTE FUNCTION public.record_price();

--
-- Name: product product_price_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER product_price_changed AFTER UPDATE OF price_centavos, sale_price_centavos, sale_starts_at, sale_ends_at ON public.product FOR EACH ROW WHEN (((((old.price_centavos IS DISTINCT FROM new.price_centavos) OR (old.sale_price_centavos IS DISTINCT FROM new.sale_price_centavos)) OR (old.sale_starts_at IS DISTINCT FROM new.sale_starts_at)) OR (old.sale_ends_at IS DISTINCT FROM new.sale_ends_at))) EXECUTE FUNCTION public.record_price();

--
-- Name: refund refund_within_payment; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER refund_within_payment AFTER INSERT OR UPDATE ON public.refund FOR EACH ROW EXECUTE FUNCTION public.limit_refund_to_payment();

--
-- Name: review_helpful review_helpful_counts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER review_helpful_counts AFTER INSERT OR DELETE ON public.review_helpful FOR EACH ROW EXECUTE FUNCTION public.count_helpful();

--
-- Name: review_photo review_photo_removal; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER review_photo_removal AFTER DELETE ON public.review_photo FOR EACH ROW EXECUTE FUNCTION public.queue_photo_removal();

--
-- Name: review review_rating; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER review_rating AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON public.review FOR EACH ROW EXECUTE FUNCTION public.update_rating();

--
-- Name: review_report review_report_counts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER review_report_counts AFTER INSERT OR DELETE ON public.review_report FOR EACH ROW EXECUTE FUNCTION public.count_reports();

--
-- Name: stock_level stock_level_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER stock_level_changed AFTER UPDATE OF on_hand, allocated ON public.stock_level FOR EACH ROW WHEN (((old.on_hand > old.allocated) IS DISTINCT FROM (new.on_hand > new.allocated))) EXECUTE FUNCTION public.sync_listing_stock();

--
-- Name: stock_movement stock_movement_applied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER stock_movement_applied AFTER INSERT ON public.stock_movement REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION public.apply_stock_movements();

--
-- Name: address address_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: address address_locality_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_locality_fk FOREIGN KEY (psgc_code) REFERENCES public.locality(code);

--
-- Name: cart cart_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart
    ADD CONSTRAINT cart_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: cart_line cart_line_cart_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_cart_fk FOREIGN KEY (account_id) REFERENCES public.cart(account_id) ON DELETE CASCADE;

--
-- Name: cart_line cart_line_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id);

--
-- Name: cart cart_promotion_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart
    ADD CONSTRAINT cart_promotion_fk FOREIGN KEY (promotion_id) REFERENCES public.promotion(id);

--
-- Name: category_brand category_brand_brand_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_brand
    ADD CONSTRAINT category_brand_brand_fk FOREIGN KEY (brand_id) REFERENCES public.brand(id);

--
-- Name: category_brand category_brand_category_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_brand
    ADD CONSTRAINT category_brand_category_fk FOREIGN KEY (category_id) REFERENCES public.category(id);

--
-- Name: category category_parent_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_parent_fk FOREIGN KEY (parent_id) REFERENCES public.category(id);

--
-- Name: category_pin category_pin_category_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_pin
    ADD CONSTRAINT category_pin_category_fk FOREIGN KEY (category_id) REFERENCES public.category(id);

--
-- Name: category_pin category_pin_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_pin
    ADD CONSTRAINT category_pin_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

--
-- Name: customer_note customer_note_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_note
    ADD CONSTRAINT customer_note_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: customer_order customer_order_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

--
-- Name: invoice_buyer invoice_buyer_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_buyer
    ADD CONSTRAINT invoice_buyer_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: invoice_buyer invoice_buyer_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_buyer
    ADD CONSTRAINT invoice_buyer_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: invoice_document_buyer invoice_document_buyer_document_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_document_buyer
    ADD CONSTRAINT invoice_document_buyer_document_fk FOREIGN KEY (branch, kind, number) REFERENCES public.invoice_document(branch, kind, number);

--
-- Name: invoice_document invoice_document_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_document
    ADD CONSTRAINT invoice_document_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: invoice_report invoice_report_document_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_report
    ADD CONSTRAINT invoice_report_document_fk FOREIGN KEY (branch, kind, number) REFERENCES public.invoice_document(branch, kind, number);

--
-- Name: locality locality_parent_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.locality
    ADD CONSTRAINT locality_parent_fk FOREIGN KEY (parent_code) REFERENCES public.locality(code);

--
-- Name: one_time_token one_time_token_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: order_discount order_discount_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_discount
    ADD CONSTRAINT order_discount_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: order_discount order_discount_promotion_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_discount
    ADD CONSTRAINT order_discount_promotion_fk FOREIGN KEY (promotion_id) REFERENCES public.promotion(id);

--
-- Name: order_event order_event_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: order_fit order_fit_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_fit
    ADD CONSTRAINT order_fit_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: order_key order_key_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_key
    ADD CONSTRAINT order_key_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: order_key order_key_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_key
    ADD CONSTRAINT order_key_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: order_line order_line_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: order_line order_line_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id);

--
-- Name: order_note order_note_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_note
    ADD CONSTRAINT order_note_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: order_note order_note_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_note
    ADD CONSTRAINT order_note_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: order_serial order_serial_line_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_serial
    ADD CONSTRAINT order_serial_line_fk FOREIGN KEY (order_id, line_no) REFERENCES public.order_line(order_id, line_no);

--
-- Name: order_serial order_serial_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_serial
    ADD CONSTRAINT order_serial_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id);

--
-- Name: passkey passkey_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: passkey_challenge passkey_challenge_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenge
    ADD CONSTRAINT passkey_challenge_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: payment_event payment_event_payment_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_event
    ADD CONSTRAINT payment_event_payment_fk FOREIGN KEY (payment_id) REFERENCES public.payment(id);

--
-- Name: payment payment_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: payment_proof payment_proof_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_proof
    ADD CONSTRAINT payment_proof_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: payment_proof payment_proof_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_proof
    ADD CONSTRAINT payment_proof_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: price_history price_history_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_history
    ADD CONSTRAINT price_history_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

--
-- Name: product_answer product_answer_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_answer
    ADD CONSTRAINT product_answer_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

--
-- Name: product_answer product_answer_question_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_answer
    ADD CONSTRAINT product_answer_question_fk FOREIGN KEY (question_id) REFERENCES public.product_question(id) ON DELETE CASCADE;

--
-- Name: product product_brand_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_brand_fk FOREIGN KEY (brand_id) REFERENCES public.brand(id);

--
-- Name: product product_category_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_category_fk FOREIGN KEY (category_id) REFERENCES public.category(id);

--
-- Name: product_image product_image_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

--
-- Name: product_listing product_listing_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_listing
    ADD CONSTRAINT product_listing_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

--
-- Name: product_question product_question_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_question
    ADD CONSTRAINT product_question_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

--
-- Name: product_question product_question_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_question
    ADD CONSTRAINT product_question_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

--
-- Name: product_stars product_stars_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_stars
    ADD CONSTRAINT product_stars_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

--
-- Name: product_view product_view_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_view
    ADD CONSTRAINT product_view_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

--
-- Name: recovery_code recovery_code_two_factor_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_two_factor_fk FOREIGN KEY (account_id) REFERENCES public.two_factor(account_id) ON DELETE CASCADE;

--
-- Name: refund refund_payment_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_payment_fk FOREIGN KEY (payment_id) REFERENCES public.payment(id);

--
-- Name: return_inspection return_inspection_line_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.return_inspection
    ADD CONSTRAINT return_inspection_line_fk FOREIGN KEY (order_id, line_no) REFERENCES public.order_line(order_id, line_no);

--
-- Name: review review_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

--
-- Name: review_helpful review_helpful_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_helpful
    ADD CONSTRAINT review_helpful_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: review_helpful review_helpful_review_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_helpful
    ADD CONSTRAINT review_helpful_review_fk FOREIGN KEY (review_id) REFERENCES public.review(id) ON DELETE CASCADE;

--
-- Name: review review_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: review_photo review_photo_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_photo
    ADD CONSTRAINT review_photo_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: review_photo review_photo_review_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_photo
    ADD CONSTRAINT review_photo_review_fk FOREIGN KEY (review_id) REFERENCES public.review(id) ON DELETE CASCADE;

--
-- Name: review review_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

--
-- Name: review_report review_report_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_report
    ADD CONSTRAINT review_report_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: review_report review_report_review_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_report
    ADD CONSTRAINT review_report_review_fk FOREIGN KEY (review_id) REFERENCES public.review(id) ON DELETE CASCADE;

--
-- Name: review_request review_request_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_request
    ADD CONSTRAINT review_request_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: review_request_opt_out review_request_opt_out_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_request_opt_out
    ADD CONSTRAINT review_request_opt_out_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: review_request review_request_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_request
    ADD CONSTRAINT review_request_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: review_version review_version_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_version
    ADD CONSTRAINT review_version_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: review_version review_version_review_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_version
    ADD CONSTRAINT review_version_review_fk FOREIGN KEY (review_id) REFERENCES public.review(id) ON DELETE CASCADE;

--
-- Name: saved_build saved_build_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_build
    ADD CONSTRAINT saved_build_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: saved_line saved_line_cart_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_line
    ADD CONSTRAINT saved_line_cart_fk FOREIGN KEY (account_id) REFERENCES public.cart(account_id) ON DELETE CASCADE;

--
-- Name: saved_line saved_line_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_line
    ADD CONSTRAINT saved_line_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id);

--
-- Name: saved_view saved_view_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_view
    ADD CONSTRAINT saved_view_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: session session_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: session_token session_token_session_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_token
    ADD CONSTRAINT session_token_session_fk FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;

--
-- Name: shipment shipment_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment
    ADD CONSTRAINT shipment_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: staff_invitation staff_invitation_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_invitation
    ADD CONSTRAINT staff_invitation_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: staff_invitation staff_invitation_invited_by_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_invitation
    ADD CONSTRAINT staff_invitation_invited_by_fk FOREIGN KEY (invited_by) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: stock_level stock_level_location_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_level
    ADD CONSTRAINT stock_level_location_fk FOREIGN KEY (location_id) REFERENCES public.location(id);

--
-- Name: stock_level stock_level_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_level
    ADD CONSTRAINT stock_level_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

--
-- Name: stock_movement stock_movement_order_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_movement
    ADD CONSTRAINT stock_movement_order_fk FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

--
-- Name: stock_movement stock_movement_product_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_movement
    ADD CONSTRAINT stock_movement_product_fk FOREIGN KEY (product_id) REFERENCES public.product(id);

--
-- Name: two_factor two_factor_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factor
    ADD CONSTRAINT two_factor_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: two_factor_grace two_factor_grace_account_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factor_grace
    ADD CONSTRAINT two_factor_grace_account_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA public TO sirkito_app;

--
-- Name: FUNCTION find_password_hash(account_id uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.find_password_hash(account_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.find_password_hash(account_id uuid) TO sirkito_app;

--
-- Name: FUNCTION lock_document_series(of_branch text, of_kind text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.lock_document_series(of_branch text, of_kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.lock_document_series(of_branch text, of_kind text) TO sirkito_app;

--
-- Name: FUNCTION set_staff_role(acting_owner uuid, target uuid, new_role text, changed_at timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.set_staff_role(acting_owner uuid, target uuid, new_role text, changed_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.set_staff_role(acting_owner uuid, target uuid, new_role text, changed_at timestamp with time zone) TO sirkito_app;

--
-- Name: FUNCTION store_password_hash(account_id uuid, from_hash text, to_hash text, changed_at timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.store_password_hash(account_id uuid, from_hash text, to_hash text, changed_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.store_password_hash(account_id uuid, from_hash text, to_hash text, changed_at timestamp with time zone) TO sirkito_app;

--
-- Name: TABLE account; Type: ACL; Schema: public; Owner: -
--

GRANT DELETE ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id),INSERT(id),UPDATE(id) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.user_name; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(user_name),INSERT(user_name),UPDATE(user_name) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.email; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email),INSERT(email),UPDATE(email) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.email_verified_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email_verified_at),INSERT(email_verified_at),UPDATE(email_verified_at) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.password_hash; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(password_hash) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.role; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(role) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.staff_role; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(staff_role) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.erase_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(erase_at),INSERT(erase_at),UPDATE(erase_at) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at),INSERT(created_at),UPDATE(created_at) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(updated_at),INSERT(updated_at),UPDATE(updated_at) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.disabled_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(disabled_at),INSERT(disabled_at),UPDATE(disabled_at) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.access_reason; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(access_reason),INSERT(access_reason),UPDATE(access_reason) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.last_seen_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(last_seen_at),INSERT(last_seen_at),UPDATE(last_seen_at) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.inactivity_notified_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(inactivity_notified_at),INSERT(inactivity_notified_at),UPDATE(inactivity_notified_at) ON TABLE public.account TO sirkito_app;

--
-- Name: COLUMN account.must_confirm_email; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(must_confirm_email),INSERT(must_confirm_email),UPDATE(must_confirm_email) ON TABLE public.account TO sirkito_app;

--
-- Name: TABLE cart; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart TO sirkito_app;

--
-- Name: TABLE cart_line; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_line TO sirkito_app;

--
-- Name: TABLE abandoned_cart; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.abandoned_cart TO sirkito_app;

--
-- Name: TABLE address; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.address TO sirkito_app;

--
-- Name: TABLE audit_entry; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.audit_entry TO sirkito_app;

--
-- Name: TABLE location; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.location TO sirkito_app;

--
-- Name: TABLE stock_level; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.stock_level TO sirkito_app;

--
-- Name: COLUMN stock_level.product_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(product_id) ON TABLE public.stock_level TO sirkito_app;

--
-- Name: TABLE available_stock; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.available_stock TO sirkito_app;

--
-- Name: TABLE banner; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.banner TO sirkito_app;

--
-- Name: TABLE bought_together; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.bought_together TO sirkito_app;

--
-- Name: TABLE brand; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.brand TO sirkito_app;

--
-- Name: TABLE category; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.category TO sirkito_app;

--
-- Name: TABLE category_brand; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.category_brand TO sirkito_app;

--
-- Name: TABLE category_pin; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.category_pin TO sirkito_app;

--
-- Name: TABLE contact_message; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.contact_message TO sirkito_app;

--
-- Name: COLUMN contact_message.answered_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(answered_at) ON TABLE public.contact_message TO sirkito_app;

--
-- Name: COLUMN contact_message.answered_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(answered_by) ON TABLE public.contact_message TO sirkito_app;

--
-- Name: TABLE customer_note; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.customer_note TO sirkito_app;

--
-- Name: SEQUENCE order_number; Type: ACL; Schema: public; Owner: -
--

GRANT USAGE ON SEQUENCE public.order_number TO sirkito_app;

--
-- Name: TABLE customer_order; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.payment_method; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(payment_method) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.payment_status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(payment_status) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.address; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(address) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.notes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(notes) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.hold_until; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hold_until) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(updated_at) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.cod_score; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(cod_score) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.cod_reasons; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(cod_reasons) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.cod_rules_version; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(cod_rules_version) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: COLUMN customer_order.cod_review; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(cod_review) ON TABLE public.customer_order TO sirkito_app;

--
-- Name: TABLE document_series; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.document_series TO sirkito_app;

--
-- Name: TABLE erased_account; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.erased_account TO sirkito_app;

--
-- Name: TABLE facet_value; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.facet_value TO sirkito_app;

--
-- Name: SEQUENCE facet_value_id_seq; Type: ACL; Schema: public; Owner: -
--

GRANT USAGE ON SEQUENCE public.facet_value_id_seq TO sirkito_app;

--
-- Name: TABLE invoice_document; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.invoice_document TO sirkito_app;

--
-- Name: TABLE invoice; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.invoice TO sirkito_app;

--
-- Name: TABLE invoice_buyer; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.invoice_buyer TO sirkito_app;

--
-- Name: TABLE invoice_document_buyer; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.invoice_document_buyer TO sirkito_app;

--
-- Name: TABLE invoice_report; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: COLUMN invoice_report.branch; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(branch) ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: COLUMN invoice_report.kind; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(kind) ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: COLUMN invoice_report.number; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(number) ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: COLUMN invoice_report.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: COLUMN invoice_report.attempts; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(attempts) ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: COLUMN invoice_report.next_attempt_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(next_attempt_at) ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: COLUMN invoice_report.last_attempt_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_attempt_at) ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: COLUMN invoice_report.reference; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reference) ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: COLUMN invoice_report.reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reason) ON TABLE public.invoice_report TO sirkito_app;

--
-- Name: SEQUENCE invoice_report_id_seq; Type: ACL; Schema: public; Owner: -
--

GRANT USAGE ON SEQUENCE public.invoice_report_id_seq TO sirkito_app;

--
-- Name: TABLE locality; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.locality TO sirkito_app;

--
-- Name: TABLE migration; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.migration TO sirkito_app;

--
-- Name: TABLE one_time_token; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.one_time_token TO sirkito_app;

--
-- Name: TABLE order_discount; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.order_discount TO sirkito_app;

--
-- Name: COLUMN order_discount.released_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(released_at) ON TABLE public.order_discount TO sirkito_app;

--
-- Name: TABLE order_event; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.order_event TO sirkito_app;

--
-- Name: TABLE order_fit; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.order_fit TO sirkito_app;

--
-- Name: TABLE order_key; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.order_key TO sirkito_app;

--
-- Name: TABLE order_line; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.order_line TO sirkito_app;

--
-- Name: TABLE order_note; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.order_note TO sirkito_app;

--
-- Name: TABLE order_serial; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.order_serial TO sirkito_app;

--
-- Name: COLUMN order_serial.returned_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(returned_at) ON TABLE public.order_serial TO sirkito_app;

--
-- Name: TABLE outbox; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.outbox TO sirkito_app;

--
-- Name: TABLE passkey; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.passkey TO sirkito_app;

--
-- Name: TABLE passkey_challenge; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.passkey_challenge TO sirkito_app;

--
-- Name: TABLE payment; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.payment TO sirkito_app;

--
-- Name: COLUMN payment.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.payment TO sirkito_app;

--
-- Name: COLUMN payment.session_ref; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(session_ref) ON TABLE public.payment TO sirkito_app;

--
-- Name: COLUMN payment.provider_ref; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(provider_ref) ON TABLE public.payment TO sirkito_app;

--
-- Name: COLUMN payment.checkout_url; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(checkout_url) ON TABLE public.payment TO sirkito_app;

--
-- Name: COLUMN payment.paid_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(paid_at) ON TABLE public.payment TO sirkito_app;

--
-- Name: COLUMN payment.checked_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(checked_at) ON TABLE public.payment TO sirkito_app;

--
-- Name: TABLE payment_event; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.payment_event TO sirkito_app;

--
-- Name: COLUMN payment_event.payment_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(payment_id) ON TABLE public.payment_event TO sirkito_app;

--
-- Name: COLUMN payment_event.outcome; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(outcome) ON TABLE public.payment_event TO sirkito_app;

--
-- Name: COLUMN payment_event.detail; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(detail) ON TABLE public.payment_event TO sirkito_app;

--
-- Name: TABLE payment_proof; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.payment_proof TO sirkito_app;

--
-- Name: TABLE price_history; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.price_history TO sirkito_app;

--
-- Name: TABLE product; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product TO sirkito_app;

--
-- Name: TABLE product_answer; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.product_answer TO sirkito_app;

--
-- Name: COLUMN product_answer.body; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(body) ON TABLE public.product_answer TO sirkito_app;

--
-- Name: COLUMN product_answer.hidden_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hidden_at) ON TABLE public.product_answer TO sirkito_app;

--
-- Name: COLUMN product_answer.hidden_reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hidden_reason) ON TABLE public.product_answer TO sirkito_app;

--
-- Name: TABLE product_image; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_image TO sirkito_app;

--
-- Name: TABLE product_import; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_import TO sirkito_app;

--
-- Name: TABLE product_listing; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_listing TO sirkito_app;

--
-- Name: TABLE product_question; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.product_question TO sirkito_app;

--
-- Name: COLUMN product_question.body; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(body) ON TABLE public.product_question TO sirkito_app;

--
-- Name: COLUMN product_question.hidden_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hidden_at) ON TABLE public.product_question TO sirkito_app;

--
-- Name: COLUMN product_question.hidden_reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hidden_reason) ON TABLE public.product_question TO sirkito_app;

--
-- Name: TABLE product_sales; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.product_sales TO sirkito_app;

--
-- Name: TABLE product_stars; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.product_stars TO sirkito_app;

--
-- Name: TABLE product_view; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.product_view TO sirkito_app;

--
-- Name: TABLE promotion; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.promotion TO sirkito_app;

--
-- Name: TABLE ready_build; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.ready_build TO sirkito_app;

--
-- Name: TABLE reconciliation; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.reconciliation TO sirkito_app;

--
-- Name: TABLE recovery_code; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.recovery_code TO sirkito_app;

--
-- Name: TABLE refund; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.refund TO sirkito_app;

--
-- Name: COLUMN refund.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.refund TO sirkito_app;

--
-- Name: COLUMN refund.provider_ref; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(provider_ref) ON TABLE public.refund TO sirkito_app;

--
-- Name: COLUMN refund.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(updated_at) ON TABLE public.refund TO sirkito_app;

--
-- Name: TABLE removed_photo; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE,UPDATE ON TABLE public.removed_photo TO sirkito_app;

--
-- Name: TABLE return_inspection; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.return_inspection TO sirkito_app;

--
-- Name: TABLE review; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.review TO sirkito_app;

--
-- Name: COLUMN review.order_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(order_id) ON TABLE public.review TO sirkito_app;

--
-- Name: COLUMN review.account_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(account_id) ON TABLE public.review TO sirkito_app;

--
-- Name: COLUMN review.rating; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(rating) ON TABLE public.review TO sirkito_app;

--
-- Name: COLUMN review.body; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(body) ON TABLE public.review TO sirkito_app;

--
-- Name: COLUMN review.answer; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(answer) ON TABLE public.review TO sirkito_app;

--
-- Name: COLUMN review.answered_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(answered_at) ON TABLE public.review TO sirkito_app;

--
-- Name: COLUMN review.hidden_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hidden_at) ON TABLE public.review TO sirkito_app;

--
-- Name: COLUMN review.hidden_reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hidden_reason) ON TABLE public.review TO sirkito_app;

--
-- Name: COLUMN review.edited_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(edited_at) ON TABLE public.review TO sirkito_app;

--
-- Name: TABLE review_helpful; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.review_helpful TO sirkito_app;

--
-- Name: TABLE review_photo; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.review_photo TO sirkito_app;

--
-- Name: TABLE review_report; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.review_report TO sirkito_app;

--
-- Name: TABLE review_request; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.review_request TO sirkito_app;

--
-- Name: TABLE review_request_opt_out; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.review_request_opt_out TO sirkito_app;

--
-- Name: TABLE review_version; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.review_version TO sirkito_app;

--
-- Name: TABLE sales_day; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.sales_day TO sirkito_app;

--
-- Name: TABLE saved_build; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_build TO sirkito_app;

--
-- Name: TABLE saved_line; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_line TO sirkito_app;

--
-- Name: TABLE saved_view; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_view TO sirkito_app;

--
-- Name: TABLE search_word; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_word TO sirkito_app;

--
-- Name: TABLE security_event; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.security_event TO sirkito_app;

--
-- Name: TABLE session; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session TO sirkito_app;

--
-- Name: TABLE session_token; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session_token TO sirkito_app;

--
-- Name: TABLE setting; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.setting TO sirkito_app;

--
-- Name: TABLE shipment; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.shipment TO sirkito_app;

--
-- Name: TABLE sql_function; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.sql_function TO sirkito_app;

--
-- Name: TABLE staff_invitation; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE ON TABLE public.staff_invitation TO sirkito_app;

--
-- Name: COLUMN staff_invitation.account_id; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(account_id) ON TABLE public.staff_invitation TO sirkito_app;

--
-- Name: COLUMN staff_invitation.staff_role; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(staff_role) ON TABLE public.staff_invitation TO sirkito_app;

--
-- Name: COLUMN staff_invitation.invited_by; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(invited_by) ON TABLE public.staff_invitation TO sirkito_app;

--
-- Name: COLUMN staff_invitation.expires_at; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(expires_at) ON TABLE public.staff_invitation TO sirkito_app;

--
-- Name: TABLE stale_sales_day; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE ON TABLE public.stale_sales_day TO sirkito_app;

--
-- Name: TABLE stock_movement; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.stock_movement TO sirkito_app;

--
-- Name: TABLE two_factor; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.two_factor TO sirkito_app;

--
-- Name: TABLE two_factor_grace; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,UPDATE ON TABLE public.two_factor_grace TO sirkito_app;

--
-- Name: TABLE uploaded_picture; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.uploaded_picture TO sirkito_app;

--
-- Name: TABLE zero_result_search; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.zero_result_search TO sirkito_app;

--
-- Name: DEFAULT PRIVILEGES FOR SEQUENCES; Type: DEFAULT ACL; Schema: public; Owner: -
--

ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT USAGE ON SEQUENCES  TO sirkito_app;

--
-- Name: DEFAULT PRIVILEGES FOR TABLES; Type: DEFAULT ACL; Schema: public; Owner: -
--

ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT SELECT ON TABLES  TO sirkito_app;

--
-- PostgreSQL database dump complete
--

