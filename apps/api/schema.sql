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

SET default_tablespace = '';

SET default_table_access_method = heap;

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
-- Name: audit_entry audit_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);

--
-- Name: brand brand_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_pkey PRIMARY KEY (id);

--
-- Name: category_brand category_brand_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_brand
    ADD CONSTRAINT category_brand_pk PRIMARY KEY (category_id, brand_id);

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
-- Name: migration migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);

--
-- Name: setting setting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (key);

--
-- Name: audit_entry_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_actor ON public.audit_entry USING btree (actor_id, at DESC);

--
-- Name: audit_entry_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_at ON public.audit_entry USING btree (at DESC, id DESC);

--
-- Name: audit_entry_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_subject ON public.audit_entry USING btree (subject, at DESC);

--
-- Name: brand_name_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX brand_name_once ON public.brand USING btree (lower(name));

--
-- Name: category_brand_brand; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX category_brand_brand ON public.category_brand USING btree (brand_id);

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
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA public TO sirkito_app;

--
-- Name: TABLE audit_entry; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.audit_entry TO sirkito_app;

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
-- Name: TABLE migration; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.migration TO sirkito_app;

--
-- Name: TABLE setting; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.setting TO sirkito_app;

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

