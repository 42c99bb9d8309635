-- Dutch full text that ignores accents, and words folded for trigrams (see src/server/search/search-articles.ts).
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
-- Numbers and short texts beside words in one index (see docs/decisions/2026-11-21-search-in-one-query.md).
CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION clinic_dutch (COPY = dutch);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION clinic_dutch ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, dutch_stem;
--> statement-breakpoint
-- Words as they are written, folded: stems will not do, because a compound and its parts do not always lose the same
-- ending ("meting", but "bloeddrukmet").
CREATE TEXT SEARCH CONFIGURATION clinic_words (PARSER = pg_catalog.default);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION clinic_words ADD MAPPING FOR asciiword, word, hword_asciipart, hword_part WITH public.unaccent, simple;
--> statement-breakpoint
-- Words without accents and capitals. Costs 1, or Postgres expects that reading it from an index costs as much as
-- computing it, and reads the list with three processes.
CREATE FUNCTION clinic_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 1
	AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;
--> statement-breakpoint
-- A text without the characters that nobody sees, so that a search finds a word that one of them divides: soft hyphens,
-- zero-width spaces and joiners, marks of direction, and the byte order mark
-- (src/shared/text/text.ts names the same).
CREATE FUNCTION visible_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN translate($1, U&'\00AD\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\FEFF', '');
--> statement-breakpoint
-- Immutable, which array_to_string is not for arrays of everything.
CREATE FUNCTION joined_tags(tags text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN array_to_string(tags, ' ');
--> statement-breakpoint
-- The beginnings of the addresses that an article links to: without protocol, account and a slash at the end of the
-- path, up to the first character that has several notations; and the paths of this site that it links to, without
-- their query. `linkedBeginnings` in link-checks/linked-from.ts makes the same of an address.
CREATE FUNCTION linked_addresses(content text, sources jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT left(regexp_replace(lower(coalesce(link[1], link[2])), '(?!^)/(?=[?]|$)', ''), 200)), '{}')
  FROM regexp_matches(
    content || ' ' || sources::text,
    '(?:href="|"address": ")\s*(?:(?:https?:)?//(?:[^/?#"@]*@)?([a-z0-9_/.:~?=+,-]*)|(/(?!/)[a-z0-9_/.:~=+,-]*))',
    'gi'
  ) AS link
$$;
--> statement-breakpoint
CREATE SEQUENCE "public"."cache_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "article_counts" (
	"category_id" integer NOT NULL,
	"type" text NOT NULL,
	"is_published" boolean NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "article_counts_category_id_type_is_published_pk" PRIMARY KEY("category_id","type","is_published")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"content_text" text NOT NULL,
	"excerpt" text,
	"category_id" integer NOT NULL,
	"type" text DEFAULT 'article' NOT NULL,
	"author" text NOT NULL,
	"writer_id" integer,
	"is_published" boolean DEFAULT false NOT NULL,
	"image" text,
	"image_alt" text,
	"video_url" text,
	"seo_title" text,
	"seo_description" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"labels" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"shown_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(published_at, created_at)) STORED NOT NULL,
	"byline" text DEFAULT '' NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" integer,
	"language" text DEFAULT 'nl' NOT NULL,
	"image_is_decorative" boolean DEFAULT false NOT NULL,
	"title_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', visible_text(title || ' ' || replace(title, '-', ''))))) STORED NOT NULL,
	"head_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', visible_text(title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, ''))))) STORED NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', visible_text(title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, '') || ' ' || author || ' ' || joined_tags(tags) || ' ' || content_text))) || array_to_tsvector(ARRAY['@category' || category_id::text, '@writer' || coalesce(writer_id::text, '')])) STORED NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "slug_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_bin" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"is_published" boolean NOT NULL,
	"version" integer NOT NULL,
	"former_slugs" text[] NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"actor" text,
	"created_by" integer
);
--> statement-breakpoint
CREATE TABLE "deleted_entries" (
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"entry" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_entries_kind_entry_id_pk" PRIMARY KEY("kind","entry_id")
);
--> statement-breakpoint
CREATE TABLE "draft_changes" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"based_on" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_answers" (
	"address" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Unlogged: written often, and worth nothing after a minute.
CREATE UNLOGGED TABLE "article_presence" (
	"article_id" integer NOT NULL,
	"tab" uuid NOT NULL,
	"staff_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_presence_article_id_tab_pk" PRIMARY KEY("article_id","tab")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"revision" integer,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"last_used_at" timestamp with time zone,
	"staff_id" integer,
	"actor" text,
	CONSTRAINT "preview_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recoverable_drafts" (
	"staff_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"visit" bigint NOT NULL,
	"title" text NOT NULL,
	"draft" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recoverable_drafts_staff_id_article_id_visit_pk" PRIMARY KEY("staff_id","article_id","visit")
);
--> statement-breakpoint
CREATE TABLE "article_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"staff_id" integer,
	"reviewer_name" text NOT NULL,
	"reviewer_profession" text NOT NULL,
	"reviewer_big_number" text NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"note" text,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"restored_from" integer,
	"name" text,
	"snapshot" jsonb NOT NULL,
	"article_version" integer NOT NULL,
	"title" text NOT NULL,
	"is_published" boolean NOT NULL,
	"staff_id" integer,
	"actor" text,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"folded_into" integer,
	"is_draft" boolean DEFAULT false NOT NULL,
	CONSTRAINT "article_revisions_number" UNIQUE("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "article_schedules" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"wall_time" text NOT NULL,
	"revision" integer,
	"try_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"actor" text
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" integer,
	"subject" text,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "cache_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	CONSTRAINT "categories_name_unique" UNIQUE("name"),
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"notice" text DEFAULT 'off' NOT NULL,
	"notice_attempts" integer DEFAULT 0 NOT NULL,
	"notice_due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
--> statement-breakpoint
CREATE TABLE "searched_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"networks" smallint[] NOT NULL,
	"since" date NOT NULL,
	"is_shown" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'stored' NOT NULL,
	"claimed_until" timestamp with time zone,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"uploaded_by" integer,
	"uploaded_by_email" text,
	"name" text,
	"width" integer,
	"height" integer,
	"bytes" integer,
	"alt" text,
	"caption" text,
	"credit" text,
	"focal_x" smallint DEFAULT 50 NOT NULL,
	"focal_y" smallint DEFAULT 50 NOT NULL,
	"edits" jsonb,
	"replaced_by" text,
	"shown_as" text,
	"part_of" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"shown_since" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (clinic_fold(visible_text(coalesce(name, '') || ' ' || coalesce(alt, '') || ' ' || coalesce(caption, '') || ' ' || coalesce(credit, '')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"picture" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" integer NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "picture_uses_picture_owner_kind_owner_id_place_pk" PRIMARY KEY("picture","owner_kind","owner_id","place")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reader_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reader_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"article_id" integer,
	"is_clear" boolean NOT NULL,
	"words" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_lexemes" (
	"lexeme" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- An article's vector holds tokens of its category and writer instead of their names: a rename rewrites no article. A
-- search looks the typed words up among the names, and asks for the tokens of those it finds. No typed word is a token,
-- because words are letters and digits.
CREATE TABLE "search_names" (
	"token" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"staff_id" integer,
	"name" text,
	"role" text,
	"reads_messages" boolean,
	"created_by" integer,
	"created_by_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "account_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"cookie_hash" text NOT NULL,
	"staff_id" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_staff_id_cookie_hash_pk" PRIMARY KEY("staff_id","cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer,
	"recovery_code_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"browser" text
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"password_is_temporary" boolean DEFAULT false NOT NULL,
	"profession" text,
	"big_number" text,
	"role" text DEFAULT 'writer' NOT NULL,
	"reads_messages" boolean DEFAULT false NOT NULL,
	"portrait" text,
	"writer_id" integer,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "writers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"bio" text,
	"profile_image" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"registration" text,
	CONSTRAINT "writers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "article_counts" ADD CONSTRAINT "article_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_writer_id_writers_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."writers"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_presence" ADD CONSTRAINT "article_presence_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recoverable_drafts" ADD CONSTRAINT "recoverable_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "articles_public" ON "articles" USING btree ("shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type") WHERE is_published;
--> statement-breakpoint
CREATE INDEX "articles_public_category" ON "articles" USING btree ("category_id","shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type") WHERE is_published;
--> statement-breakpoint
CREATE INDEX "articles_public_byline" ON "articles" USING btree ("byline","shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type","category_id") WHERE is_published;
--> statement-breakpoint
CREATE INDEX "articles_changed" ON "articles" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category_id","type");
--> statement-breakpoint
CREATE INDEX "articles_created" ON "articles" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category_id","type","is_published");
--> statement-breakpoint
CREATE INDEX "articles_state" ON "articles" USING btree ("is_published","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category_id","type");
--> statement-breakpoint
CREATE INDEX "articles_alphabetical" ON "articles" USING btree ((clinic_fold("title") collate "C"),"id","category_id","type","is_published","title");
--> statement-breakpoint
CREATE INDEX "articles_writer" ON "articles" USING btree ("writer_id");
--> statement-breakpoint
CREATE INDEX "articles_remote_pictures" ON "articles" USING btree ("updated_at","id") WHERE (content ~ '<img[^>]* src="[^"/]' or image ~* '^https?://');
--> statement-breakpoint
CREATE INDEX "articles_linked" ON "articles" USING gin (linked_addresses(content, sources)) WITH (fastupdate=false) WHERE is_published;
--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_vector","category_id","type","byline") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "articles_title" ON "articles" USING gin ("title_vector","category_id","type","byline") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "articles_head" ON "articles" USING gin ("head_vector","category_id","type","byline") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "slug_redirects_article_id_index" ON "slug_redirects" USING btree ("article_id");
--> statement-breakpoint
CREATE INDEX "article_bin_deleted_at_article_id_index" ON "article_bin" USING btree ("deleted_at","article_id");
--> statement-breakpoint
CREATE INDEX "deleted_entries_deleted_at_index" ON "deleted_entries" USING btree ("deleted_at");
--> statement-breakpoint
CREATE INDEX "link_answers_asked_at_index" ON "link_answers" USING btree ("asked_at");
--> statement-breakpoint
CREATE INDEX "preview_links_article_id_created_at_index" ON "preview_links" USING btree ("article_id","created_at");
--> statement-breakpoint
CREATE INDEX "preview_links_expires_at_index" ON "preview_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "recoverable_drafts_stored_at_index" ON "recoverable_drafts" USING btree ("stored_at");
--> statement-breakpoint
CREATE INDEX "article_reviews_article_id_reviewed_at_index" ON "article_reviews" USING btree ("article_id","reviewed_at");
--> statement-breakpoint
CREATE INDEX "article_reviews_due_on_index" ON "article_reviews" USING btree ("due_on");
--> statement-breakpoint
CREATE INDEX "article_reviews_staff_id_index" ON "article_reviews" USING btree ("staff_id");
--> statement-breakpoint
CREATE INDEX "article_revisions_listed" ON "article_revisions" USING btree ("article_id","number") WHERE folded_into is null;
--> statement-breakpoint
CREATE INDEX "article_revisions_folded" ON "article_revisions" USING btree ("article_id","folded_into","number") WHERE folded_into is not null;
--> statement-breakpoint
CREATE INDEX "article_revisions_expiring" ON "article_revisions" USING btree ("replaced_at") WHERE replaced_at is not null and not (name is not null or reason in ('published', 'unpublished', 'published-as-scheduled', 'unpublished-as-scheduled') or (is_published and not is_draft and folded_into is null));
--> statement-breakpoint
CREATE INDEX "article_schedules_try_at_index" ON "article_schedules" USING btree ("try_at");
--> statement-breakpoint
CREATE INDEX "article_schedules_due_at_index" ON "article_schedules" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_log_action_subject_id_index" ON "audit_log" USING btree ("action","subject_id");
--> statement-breakpoint
CREATE INDEX "audit_log_staff_id_at_index" ON "audit_log" USING btree ("staff_id","at");
--> statement-breakpoint
CREATE INDEX "cache_tags_version_index" ON "cache_tags" USING btree ("version");
--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "contact_messages_new" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE handled_at is null;
--> statement-breakpoint
CREATE INDEX "contact_messages_handled_at" ON "contact_messages" USING btree ("handled_at") WHERE handled_at is not null;
--> statement-breakpoint
CREATE INDEX "contact_messages_notice_due" ON "contact_messages" USING btree ("notice_due_at") WHERE notice_due_at is not null;
--> statement-breakpoint
CREATE INDEX "images_uploaded_at_index" ON "images" USING btree ("uploaded_at");
--> statement-breakpoint
CREATE INDEX "images_library" ON "images" USING btree ("added_at" DESC NULLS LAST,"hash") WHERE part_of is null and deleted_at is null and state = 'stored';
--> statement-breakpoint
CREATE INDEX "images_search" ON "images" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "images_part_of" ON "images" USING btree ("part_of") WHERE part_of is not null;
--> statement-breakpoint
CREATE INDEX "images_replaced_by" ON "images" USING btree ("replaced_by") WHERE replaced_by is not null;
--> statement-breakpoint
CREATE INDEX "images_shown_as" ON "images" USING btree ("shown_as") WHERE shown_as is not null;
--> statement-breakpoint
CREATE INDEX "images_deleted" ON "images" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "images_claimed" ON "images" USING btree ("claimed_until") WHERE claimed_until is not null;
--> statement-breakpoint
CREATE INDEX "picture_uses_owner" ON "picture_uses" USING btree ("owner_kind","owner_id");
--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_index" ON "rate_limits" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","due_at") WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("kind","done_at") WHERE due_at is null;
--> statement-breakpoint
CREATE INDEX "reader_feedback_path_created_at_index" ON "reader_feedback" USING btree ("path","created_at");
--> statement-breakpoint
CREATE INDEX "reader_feedback_created_at_index" ON "reader_feedback" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_open" ON "account_links" USING btree ("email","kind") WHERE used_at is null and revoked_at is null;
--> statement-breakpoint
CREATE INDEX "account_links_staff_id_index" ON "account_links" USING btree ("staff_id");
--> statement-breakpoint
CREATE INDEX "account_links_expires_at_index" ON "account_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "known_browsers_last_used_at_index" ON "known_browsers" USING btree ("last_used_at");
--> statement-breakpoint
CREATE INDEX "sessions_staff_id_index" ON "sessions" USING btree ("staff_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
-- The audit log can only grow.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql
	AS $$ BEGIN RAISE EXCEPTION 'audit_log is append-only'; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Keeps article_counts exact. In one order, so that two writers never wait for each other.
CREATE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM article_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO article_counts (category_id, type, is_published, total)
		SELECT category_id, type, is_published, count(*) FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT (category_id, type, is_published) DO UPDATE SET total = article_counts.total + excluded.total;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO article_counts (category_id, type, is_published, total)
		SELECT category_id, type, is_published, -count(*) FROM removed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT (category_id, type, is_published) DO UPDATE SET total = article_counts.total + excluded.total;
	ELSE
		INSERT INTO article_counts (category_id, type, is_published, total)
		SELECT category_id, type, is_published, sum(n) FROM (
			SELECT category_id, type, is_published, 1 AS n FROM added
			UNION ALL SELECT category_id, type, is_published, -1 FROM removed
		) AS changed GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
		ON CONFLICT (category_id, type, is_published) DO UPDATE SET total = article_counts.total + excluded.total;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_counted_insert AFTER INSERT ON articles REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
CREATE TRIGGER articles_counted_update AFTER UPDATE ON articles REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
CREATE TRIGGER articles_counted_delete AFTER DELETE ON articles REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
CREATE TRIGGER articles_counted_truncate AFTER TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
-- Of a revision only the name and its place among the others can change.
CREATE FUNCTION refuse_revision_change() RETURNS trigger LANGUAGE plpgsql
	AS $$ BEGIN RAISE EXCEPTION 'article_revisions are immutable'; END $$;
--> statement-breakpoint
CREATE TRIGGER article_revisions_immutable
	BEFORE UPDATE OF id, article_id, number, reason, restored_from, snapshot, article_version, title, is_published, is_draft, created_at ON "article_revisions"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_revision_change();
--> statement-breakpoint
-- Who made it can only be taken away, when a person's data is erased.
CREATE TRIGGER article_revisions_author BEFORE UPDATE OF staff_id, actor ON "article_revisions"
	FOR EACH ROW WHEN (NEW.staff_id IS NOT NULL OR NEW.actor IS NOT NULL) EXECUTE FUNCTION refuse_revision_change();
--> statement-breakpoint
-- The previous version numbers revisions without those of draft changes, which it does not know.
CREATE FUNCTION number_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM article_revisions WHERE article_id = NEW.article_id AND number = NEW.number) THEN
		NEW.number := (SELECT max(number) + 1 FROM article_revisions WHERE article_id = NEW.article_id);
		-- It let the save before this one stand for this one in the list, by the number that it chose.
		UPDATE article_revisions SET folded_into = NEW.number
			WHERE article_id = NEW.article_id AND NOT is_draft AND NOT NEW.is_draft AND folded_into IN
				(SELECT number FROM article_revisions WHERE article_id = NEW.article_id AND is_draft);
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER article_revisions_number BEFORE INSERT ON "article_revisions"
	FOR EACH ROW EXECUTE FUNCTION number_revision();
--> statement-breakpoint
-- The hashes of the pictures of this site in an address or in HTML: HASH_IN_TEXT in src/server/pictures/file-names.ts.
CREATE FUNCTION pictures_in(source text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT DISTINCT found[1] FROM regexp_matches(source, '([0-9a-f]{32})(?:-(?:1080|640))?\.webp', 'g') AS found
$$;
--> statement-breakpoint
-- Replaces the uses of an article or writer. The locks make the clean-up leave these pictures until the commit, and wait
-- while it decides about one. What it decided to remove cannot be used any more: it has to be uploaded again. A picture
-- that is no longer used stays for another 30 days.
CREATE FUNCTION set_picture_uses(of_kind text, of_id integer, wanted picture_uses[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	dropped text[];
BEGIN
	PERFORM 1 FROM images WHERE hash IN (SELECT picture FROM unnest(wanted)) ORDER BY hash FOR KEY SHARE;
	IF EXISTS (SELECT 1 FROM images WHERE hash IN (SELECT picture FROM unnest(wanted)) AND state = 'removing') THEN
		RAISE EXCEPTION 'picture_removed' USING ERRCODE = 'CP001';
	END IF;
	WITH gone AS (
		DELETE FROM picture_uses WHERE owner_kind = of_kind AND owner_id = of_id
			AND (picture, place) NOT IN (SELECT picture, place FROM unnest(wanted))
		RETURNING picture
	)
	SELECT array_agg(DISTINCT picture) INTO dropped FROM gone;
	INSERT INTO picture_uses SELECT * FROM unnest(wanted) ON CONFLICT DO NOTHING;
	IF dropped IS NOT NULL THEN
		UPDATE images SET uploaded_at = greatest(uploaded_at, now())
		WHERE hash IN (SELECT hash FROM images WHERE hash = ANY (dropped) ORDER BY hash FOR NO KEY UPDATE);
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_article_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'article';
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM set_picture_uses('article', OLD.id, '{}');
	ELSE
		PERFORM set_picture_uses('article', NEW.id, ARRAY(
			SELECT ROW(hash, 'article', NEW.id, 'image')::picture_uses FROM pictures_in(NEW.image) AS hash
			UNION ALL
			SELECT ROW(hash, 'article', NEW.id, 'content')::picture_uses FROM pictures_in(NEW.content) AS hash));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_pictures AFTER INSERT OR DELETE OR UPDATE OF image, content ON articles FOR EACH ROW EXECUTE FUNCTION record_article_pictures();
--> statement-breakpoint
CREATE TRIGGER articles_pictures_truncate AFTER TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION record_article_pictures();
--> statement-breakpoint
CREATE FUNCTION record_writer_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'writer';
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM set_picture_uses('writer', OLD.id, '{}');
	ELSE
		PERFORM set_picture_uses('writer', NEW.id, ARRAY(
			SELECT ROW(hash, 'writer', NEW.id, 'profile-image')::picture_uses FROM pictures_in(NEW.profile_image) AS hash));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER writers_pictures AFTER INSERT OR DELETE OR UPDATE OF profile_image ON writers FOR EACH ROW EXECUTE FUNCTION record_writer_picture();
--> statement-breakpoint
CREATE TRIGGER writers_pictures_truncate AFTER TRUNCATE ON writers FOR EACH STATEMENT EXECUTE FUNCTION record_writer_picture();
--> statement-breakpoint
CREATE FUNCTION record_staff_portrait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'staff';
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM set_picture_uses('staff', OLD.id, '{}');
	ELSE
		PERFORM set_picture_uses('staff', NEW.id, ARRAY(
			SELECT ROW(hash, 'staff', NEW.id, 'portrait')::picture_uses FROM pictures_in(NEW.portrait) AS hash));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_portraits AFTER INSERT OR DELETE OR UPDATE OF portrait ON staff FOR EACH ROW EXECUTE FUNCTION record_staff_portrait();
--> statement-breakpoint
CREATE TRIGGER staff_portraits_truncate AFTER TRUNCATE ON staff FOR EACH STATEMENT EXECUTE FUNCTION record_staff_portrait();
--> statement-breakpoint
-- Refuses draft changes with a picture that is being removed, as set_picture_uses does for articles. Other revisions lock
-- and refuse nothing: the article, whose trigger does, has or had the same pictures in this transaction.
CREATE FUNCTION record_revision_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wanted text[];
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'revision';
	ELSIF TG_OP = 'INSERT' THEN
		wanted := ARRAY(SELECT hash FROM changed, pictures_in(concat(snapshot->>'image', ' ', snapshot->>'content')) AS hash WHERE is_draft);
		PERFORM 1 FROM images WHERE hash = ANY (wanted) ORDER BY hash FOR KEY SHARE;
		IF EXISTS (SELECT 1 FROM images WHERE hash = ANY (wanted) AND state = 'removing') THEN
			RAISE EXCEPTION 'picture_removed' USING ERRCODE = 'CP001';
		END IF;
		INSERT INTO picture_uses
			SELECT hash, 'revision', id, 'image' FROM changed, pictures_in(snapshot->>'image') AS hash
			UNION ALL SELECT hash, 'revision', id, 'content' FROM changed, pictures_in(snapshot->>'content') AS hash;
	ELSE
		WITH gone AS (
			DELETE FROM picture_uses WHERE owner_kind = 'revision' AND owner_id IN (SELECT id FROM changed) RETURNING picture
		)
		-- A picture that is no longer used stays for another 30 days.
		UPDATE images SET uploaded_at = greatest(uploaded_at, now())
		WHERE hash IN (SELECT hash FROM images WHERE hash IN (SELECT picture FROM gone) ORDER BY hash FOR NO KEY UPDATE);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER article_revisions_pictures AFTER INSERT ON "article_revisions"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_revision_pictures();
--> statement-breakpoint
CREATE TRIGGER article_revisions_pictures_delete AFTER DELETE ON "article_revisions"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_revision_pictures();
--> statement-breakpoint
CREATE TRIGGER article_revisions_pictures_truncate AFTER TRUNCATE ON "article_revisions"
	FOR EACH STATEMENT EXECUTE FUNCTION record_revision_pictures();
--> statement-breakpoint
-- A picture in the bin that something uses again is back in the library, whatever wrote the use.
CREATE FUNCTION take_used_pictures_from_bin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE images SET deleted_at = NULL WHERE hash IN (
		SELECT hash FROM images WHERE deleted_at IS NOT NULL AND hash IN (SELECT picture FROM added) ORDER BY hash FOR NO KEY UPDATE);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER picture_uses_bin AFTER INSERT ON picture_uses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_used_pictures_from_bin();
--> statement-breakpoint
-- Keeps search_terms and search_lexemes complete. A word that no article has any more stays: it does no harm there. In
-- one order, so that two writers never wait for each other.
CREATE FUNCTION add_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO search_terms (term)
		SELECT DISTINCT term FROM added, regexp_split_to_table(clinic_fold(visible_text(title || ' ' || author || ' ' || joined_tags(tags))), '[^[:alnum:]]+') AS term
		WHERE length(term) >= 4 ORDER BY term
		ON CONFLICT DO NOTHING;
		INSERT INTO search_lexemes (lexeme)
		SELECT DISTINCT lexeme FROM added, unnest(tsvector_to_array(search_vector)) AS lexeme
		WHERE lexeme NOT LIKE '@%' ORDER BY lexeme
		ON CONFLICT DO NOTHING;
	ELSE
		INSERT INTO search_terms (term)
		SELECT DISTINCT term FROM added JOIN removed USING (id),
			regexp_split_to_table(clinic_fold(visible_text(added.title || ' ' || added.author || ' ' || joined_tags(added.tags))), '[^[:alnum:]]+') AS term
		WHERE (added.title, added.author, added.tags) IS DISTINCT FROM (removed.title, removed.author, removed.tags)
			AND length(term) >= 4 ORDER BY term
		ON CONFLICT DO NOTHING;
		INSERT INTO search_lexemes (lexeme)
		SELECT DISTINCT lexeme FROM added JOIN removed USING (id), unnest(tsvector_to_array(added.search_vector)) AS lexeme
		WHERE added.search_vector <> removed.search_vector AND lexeme NOT LIKE '@%' ORDER BY lexeme
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_termed_insert AFTER INSERT ON articles REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_search_terms();
--> statement-breakpoint
CREATE TRIGGER articles_termed_update AFTER UPDATE ON articles REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION add_search_terms();
--> statement-breakpoint
-- The words of a text that may be compounds: a part of 3 letters or more, and one of 4 or more that is searched for.
-- What is longer than 60 is no word.
CREATE FUNCTION possible_compounds(content text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
	SELECT word FROM unnest(tsvector_to_array(to_tsvector('clinic_words', visible_text(content)))) AS word WHERE length(word) BETWEEN 7 AND 60
$$;
--> statement-breakpoint
-- Keeps search_words complete. A word that no article has any more stays: it does no harm there. In one order, so that
-- two writers never wait for each other.
CREATE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO search_words (word)
		SELECT DISTINCT word FROM added, possible_compounds(concat_ws(' ', title, excerpt, content_text)) AS word ORDER BY word
		ON CONFLICT DO NOTHING;
	ELSE
		INSERT INTO search_words (word)
		SELECT DISTINCT word FROM added JOIN removed USING (id),
			possible_compounds(concat_ws(' ', added.title, added.excerpt, added.content_text)) AS word
		WHERE (added.title, added.excerpt, added.content_text)
			IS DISTINCT FROM (removed.title, removed.excerpt, removed.content_text) ORDER BY word
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_worded_insert AFTER INSERT ON articles REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();
--> statement-breakpoint
CREATE TRIGGER articles_worded_update AFTER UPDATE ON articles REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();
--> statement-breakpoint
CREATE FUNCTION store_search_name(of_token text, name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_names (token, words) VALUES (of_token, strip(to_tsvector('clinic_dutch', visible_text(name))))
	ON CONFLICT (token) DO UPDATE SET words = excluded.words;
	INSERT INTO search_terms (term)
	SELECT DISTINCT term FROM regexp_split_to_table(clinic_fold(visible_text(name)), '[^[:alnum:]]+') AS term
	WHERE length(term) >= 4 ORDER BY term
	ON CONFLICT DO NOTHING;
	INSERT INTO search_lexemes (lexeme)
	SELECT DISTINCT lexeme FROM unnest(tsvector_to_array(to_tsvector('clinic_dutch', visible_text(name)))) AS lexeme ORDER BY lexeme
	ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- The argument of the trigger is the beginning of its tokens.
CREATE FUNCTION keep_search_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM search_names WHERE starts_with(token, TG_ARGV[0]);
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM search_names WHERE token = TG_ARGV[0] || OLD.id;
	ELSE
		PERFORM store_search_name(TG_ARGV[0] || NEW.id, NEW.name);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_named AFTER INSERT OR DELETE OR UPDATE OF name ON categories FOR EACH ROW EXECUTE FUNCTION keep_search_name('@category');
--> statement-breakpoint
CREATE TRIGGER categories_named_truncate AFTER TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION keep_search_name('@category');
--> statement-breakpoint
CREATE TRIGGER writers_named AFTER INSERT OR DELETE OR UPDATE OF name ON writers FOR EACH ROW EXECUTE FUNCTION keep_search_name('@writer');
--> statement-breakpoint
CREATE TRIGGER writers_named_truncate AFTER TRUNCATE ON writers FOR EACH STATEMENT EXECUTE FUNCTION keep_search_name('@writer');
--> statement-breakpoint
CREATE FUNCTION quote_lexeme(lexeme text) RETURNS text LANGUAGE sql IMMUTABLE
	RETURN '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''';
--> statement-breakpoint
-- Every word with this beginning, by name: an index passes over the articles that a named word does not share with the
-- rest of a query, but has to read all that a beginning stands for. Too many words stay a beginning.
CREATE FUNCTION query_beginning(stem text) RETURNS text LANGUAGE sql STABLE
	RETURN (SELECT CASE WHEN count(*) BETWEEN 1 AND 50 THEN string_agg(quote_lexeme(lexeme), '|') ELSE quote_lexeme(stem) || ':*' END
		FROM (SELECT lexeme FROM search_lexemes WHERE lexeme >= stem AND lexeme < stem || chr(1114111) LIMIT 51) AS beginning);
--> statement-breakpoint
-- The words of titles and names that are like this one. Left to itself, Postgres compares it with every word of a small
-- list, instead of asking their index.
CREATE FUNCTION similar_lexemes(word text) RETURNS text LANGUAGE sql STABLE
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
	-- From 0.45 and 0.65 on a word of ours is taken for what was meant: measured on the pairs of search-articles.test.ts.
	-- Words shorter than 4 have too few trigrams to tell a typing error from another word.
	RETURN (SELECT string_agg(quote_lexeme(lexeme), '|')
		FROM (SELECT term FROM search_terms
			WHERE length(word) >= 4 AND term <> word AND (term % word OR term %> word)
				AND (similarity(term, word) >= 0.45 OR word_similarity(word, term) >= 0.65)
			ORDER BY greatest(similarity(term, word), word_similarity(word, term)) DESC, term LIMIT 8) AS meant,
		unnest(tsvector_to_array(to_tsvector('clinic_dutch', term))) AS lexeme);
--> statement-breakpoint
-- The tokens of the categories and writers whose names match.
CREATE FUNCTION name_tokens(query text) RETURNS text LANGUAGE sql STABLE
	RETURN (SELECT string_agg(quote_lexeme(token), '|' ORDER BY token) FROM search_names WHERE words @@ query::tsquery);
--> statement-breakpoint
-- A typed word in three parts: the words that begin with it, and the names; the words of titles and names that are like
-- it, and their names.
CREATE FUNCTION word_query(word text, stems text[], OUT exact text, OUT meant text) LANGUAGE sql STABLE AS $$
	WITH similar_words AS MATERIALIZED (SELECT similar_lexemes(word) AS lexemes)
	SELECT concat_ws('|', (SELECT string_agg(query_beginning(stem), '|') FROM unnest(stems) AS stem),
			name_tokens((SELECT string_agg(quote_lexeme(stem) || ':*', '|') FROM unnest(stems) AS stem))),
		(SELECT concat_ws('|', lexemes, name_tokens(lexemes)) FROM similar_words)
$$;
--> statement-breakpoint
-- What is looked for: the words as typed (`exact`; `singulars` are the same without a plural ending that the stemmer
-- overlooks), and with them the words of titles and names that are like them (`wide`): compounds, and what was meant
-- by typing errors.
CREATE FUNCTION search_query(words text[], singulars text[], OUT exact tsquery, OUT wide tsquery) LANGUAGE sql STABLE AS $$
	WITH typed AS (
		SELECT place, clinic_fold(word) AS word, tsvector_to_array(to_tsvector('clinic_dutch', word || ' ' || singular)) AS stems
		FROM unnest(words, singulars) WITH ORDINALITY AS typed(word, singular, place)
	), parts AS MATERIALIZED (
		SELECT place, query.exact, query.meant FROM typed, word_query(word, stems) AS query
		WHERE cardinality(stems) > 0
	)
	SELECT string_agg('(' || exact || ')', '&' ORDER BY place)::tsquery,
		string_agg('(' || concat_ws('|', exact, nullif(meant, '')) || ')', '&' ORDER BY place)::tsquery
	FROM parts
$$;
--> statement-breakpoint
-- The stems of the words that hold this one after their first part: as it was typed or, at their end, with another
-- ending ("metingen" is in "bloeddrukmeting"). Two consonants that meet are taken for a seam; elsewhere the first part
-- has to be a word that we have, as "oog" in "oogarts", so that "vergeten" is no kind of "eten". The 25 shortest of
-- the first 300, because each costs a search a little, and what is made of many parts is seldom what was meant.
CREATE FUNCTION compound_lexemes(typed text, stems text[]) RETURNS text LANGUAGE sql STABLE
	SET enable_seqscan = off AS $$
	WITH found AS (
		SELECT word, part, left(word, length(word) - length(rest) + strpos(rest, part) - 1) AS first
		FROM (SELECT DISTINCT unnest(stems || tsvector_to_array(to_tsvector('clinic_words', typed))) AS part) AS parts
		JOIN search_words ON word LIKE '%' || part || '%',
		LATERAL (SELECT CASE WHEN part = typed THEN substr(word, 4) ELSE right(substr(word, 4), length(part) + 3) END AS rest) AS later
		WHERE length(part) >= 4 AND strpos(rest, part) > 0
		ORDER BY length(word), word LIMIT 300
	), compounds AS (
		SELECT DISTINCT length(word), word FROM found
		WHERE length(part) >= 7 OR right(first, 1) || left(part, 1) ~ '^[^aeiou]{2}$' OR EXISTS (
			SELECT FROM search_lexemes WHERE lexeme = ANY (tsvector_to_array(to_tsvector('clinic_dutch', first || ' ' || rtrim(first, 's')))))
		ORDER BY 1, 2 LIMIT 25
	)
	SELECT string_agg(DISTINCT quote_lexeme(lexeme), '|')
	FROM compounds, unnest(tsvector_to_array(to_tsvector('clinic_dutch', word))) AS lexeme
$$;
--> statement-breakpoint
-- For what compounds alone can find: those of any word (`compounds`), and, of several words, each as it stands in
-- search_query's `wide` or within one (`widest`). NULL where there are none. Of more than three words nobody looks for
-- each within another.
CREATE FUNCTION compound_query(words text[], singulars text[], OUT compounds tsquery, OUT widest tsquery) LANGUAGE sql STABLE AS $$
	WITH typed AS (
		SELECT place, clinic_fold(word) AS word, tsvector_to_array(to_tsvector('clinic_dutch', word || ' ' || singular)) AS stems
		FROM unnest(words, singulars) WITH ORDINALITY AS typed(word, singular, place)
	), parts AS MATERIALIZED (
		SELECT place, word, stems, compound_lexemes(word, stems) AS compounds FROM typed
		WHERE cardinality(stems) > 0 AND (SELECT count(*) FROM typed WHERE cardinality(stems) > 0) <= 3
	)
	SELECT string_agg(compounds, '|')::tsquery,
		CASE WHEN count(*) > 1 THEN string_agg('(' || concat_ws('|', (SELECT concat_ws('|', query.exact, nullif(query.meant, '')) FROM word_query(word, stems) AS query), compounds) || ')', '&' ORDER BY place)::tsquery END
	FROM parts HAVING count(compounds) > 0
$$;
--> statement-breakpoint
-- A query without its tokens, none of which is the first of its words.
CREATE FUNCTION without_tokens(query tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE
	RETURN regexp_replace(query::text, ' \| ''@\w+''', '', 'g')::tsquery;
--> statement-breakpoint
-- How many rows Postgres expects, by its statistics.
CREATE FUNCTION expected_articles(choice text) RETURNS numeric LANGUAGE plpgsql AS $$
DECLARE
	plan json;
BEGIN
	EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM articles WHERE ' || choice INTO plan;
	RETURN plan -> 0 -> 'Plan' ->> 'Plan Rows';
END $$;
--> statement-breakpoint
-- How many articles a choice of words has, up to `most`; and all of them, best place first. Both through the index of
-- words: OFFSET 0 keeps Postgres from asking the index of published articles instead.
CREATE FUNCTION count_articles(choice text, shown text, most integer) RETURNS integer LANGUAGE plpgsql
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
	found integer;
BEGIN
	EXECUTE format('SELECT count(*) FROM (SELECT FROM (SELECT is_published FROM articles WHERE %s OFFSET 0) AS chosen WHERE %s LIMIT %s) AS counted', choice, shown, most) INTO found;
	RETURN found;
END $$;
--> statement-breakpoint
CREATE FUNCTION chosen_articles(choice text, shown text, place text, sorted text) RETURNS integer[] LANGUAGE plpgsql
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
	ids integer[];
BEGIN
	EXECUTE format('SELECT array_agg(id ORDER BY place, %s) FROM (SELECT id, shown_at, updated_at, is_published, %s AS place FROM articles WHERE %s OFFSET 0) AS chosen WHERE %s', sorted, place, choice, shown) INTO ids;
	RETURN coalesce(ids, '{}');
END $$;
--> statement-breakpoint
-- The first few of a choice, met on the way from the newest article down.
CREATE FUNCTION first_articles(choice text, sorted text, needed integer) RETURNS integer[] LANGUAGE plpgsql
	SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
DECLARE
	ids integer[];
BEGIN
	EXECUTE format('SELECT array_agg(id) FROM (SELECT id FROM articles WHERE %s ORDER BY %s LIMIT %s) AS newest', choice, sorted, needed) INTO ids;
	RETURN coalesce(ids, '{}');
END $$;
--> statement-breakpoint
-- Without those that stood before.
CREATE FUNCTION first_of_each(ids integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE
	RETURN (SELECT coalesce(array_agg(id ORDER BY place), '{}') FROM (
		SELECT id, min(place) AS place FROM unnest(ids) WITH ORDINALITY AS found(id, place) GROUP BY id) AS best);
--> statement-breakpoint
-- Whether to read all of a choice. That costs as many rows as match; on the way down from the newest article it is as
-- many as lie between those that are needed. `doubt`: up to how many the statistics may expect where there are none.
CREATE FUNCTION are_few(choice text, shown text, few integer, doubt numeric) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	expected CONSTANT numeric := expected_articles(choice || ' AND ' || shown);
BEGIN
	RETURN expected < few OR (expected < doubt AND count_articles(choice, shown, few) < few);
END $$;
--> statement-breakpoint
-- A choice, best place first, where it has fewer than `most`; else as many of it as are met first.
CREATE FUNCTION some_articles(choice text, shown text, place text, sorted text, most integer) RETURNS integer[] LANGUAGE plpgsql
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
	ids integer[];
BEGIN
	EXECUTE format('SELECT array_agg(id ORDER BY place, %s) FROM (SELECT id, shown_at, updated_at, %s AS place FROM (
		SELECT * FROM articles WHERE %s OFFSET 0) AS chosen WHERE %s LIMIT %s) AS met', sorted, place, choice, shown, most) INTO ids;
	RETURN coalesce(ids, '{}');
END $$;
--> statement-breakpoint
-- A page of a search, best first: all words in the title, then in title or excerpt, then similar words in the title,
-- then the words anywhere, then similar ones, then compounds that hold them; newer first in each. And how many there are,
-- up to 1,000: nobody reads further. Up to that many are all read and sorted. Of more, only what the page needs is read,
-- place by place; where the statistics expect far fewer or far more, nothing is counted. Compounds are looked up only
-- where fewer than 100 articles hold the words themselves. (Volatile only because EXPLAIN asks for it.)
CREATE FUNCTION search_articles(words text[], singulars text[], only_published boolean, of_type text, in_category text, by_author text, wanted integer, skipped integer, in_state text,
	OUT ids integer[], OUT total integer) LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
	most CONSTANT integer := 1000;
	common CONSTANT integer := 100;
	needed CONSTANT integer := least(skipped + wanted, most);
	sorted CONSTANT text := CASE WHEN only_published THEN 'shown_at DESC, id DESC' ELSE 'updated_at DESC, id DESC' END;
	shown CONSTANT text := CASE WHEN only_published OR in_state = 'published' THEN 'is_published' WHEN in_state = 'draft' THEN 'NOT is_published' ELSE 'true' END;
	narrowed CONSTANT text := concat_ws(' AND ', 'true',
		'type = ' || quote_literal(of_type),
		'byline = ' || quote_literal(by_author),
		'category_id = ' || (CASE WHEN in_category IS NOT NULL THEN coalesce((SELECT id FROM categories WHERE name = in_category), 0) END),
		CASE WHEN in_state = 'scheduled' THEN 'id IN (SELECT article_id FROM article_schedules)' END);
	size CONSTANT integer := coalesce((SELECT sum(article_counts.total) FROM article_counts), 0);
	few CONSTANT integer := ceil(sqrt(needed::numeric * size));
	-- Of one word the statistics know how many articles have it; of words and choices together they only guess.
	unsure CONSTANT numeric := CASE WHEN cardinality(words) = 1 AND coalesce(of_type, in_category, by_author) IS NULL THEN 1.5 ELSE 5 END;
	-- A word that they do not know by name they take for one of half a percent of all articles at the most, and a
	-- beginning for one of two percent at the least; the other words, we assume, are in at most three of ten.
	doubt numeric;
	exact text;
	wide text;
	-- For titles and excerpts, which hold no tokens: their statistics would expect the tokens in half a percent of them.
	exact_words text;
	wide_words text;
	compounds text;
	widest text;
	more integer[];
	places text;
	expected numeric;
	enough integer;
	choice text;
BEGIN
	SELECT quote_literal(query.exact) || '::tsquery', quote_literal(query.wide) || '::tsquery',
			quote_literal(without_tokens(query.exact)) || '::tsquery', quote_literal(without_tokens(query.wide)) || '::tsquery',
			size * (0.005 * (numnode(without_tokens(query.wide)) + 1) / 2 + 0.015 * (length(query.wide::text) - length(replace(query.wide::text, ':*', ''))))
				* 0.3 ^ (cardinality(words) - 1) / cardinality(words)
		INTO exact, wide, exact_words, wide_words, doubt FROM search_query(words, singulars) AS query;
	ids := '{}';
	total := 0;
	IF exact IS NULL THEN RETURN; END IF;
	choice := format('search_vector @@ %s AND %s', wide, narrowed);
	expected := CASE WHEN size <= most THEN 0 ELSE expected_articles(choice || ' AND ' || shown) END;
	IF expected < greatest(unsure * most, doubt) THEN
		places := 'WHEN title_vector @@ %3$s THEN 0 WHEN head_vector @@ %3$s THEN 1';
		IF wide <> exact THEN places := places || ' WHEN title_vector @@ %4$s THEN 2 WHEN search_vector @@ %1$s THEN 3'; END IF;
		-- Where few are expected there may be more all the same: then all are read, as on a small site.
		enough := CASE WHEN expected < most / 4 THEN size + 1 ELSE most END;
		ids := some_articles(choice, shown, format('CASE ' || places || ' ELSE 4 END', exact, wide, exact_words, wide_words), sorted, enough);
		total := least(cardinality(ids), most);
	END IF;
	IF enough IS NULL OR cardinality(ids) >= enough THEN
		ids := '{}';
		total := most;
		FOREACH choice IN ARRAY ARRAY['title_vector @@ ' || exact_words, 'head_vector @@ ' || exact_words, 'title_vector @@ ' || wide_words, 'search_vector @@ ' || exact, 'search_vector @@ ' || wide] LOOP
			choice := choice || ' AND ' || narrowed;
			ids := first_of_each(ids || CASE WHEN are_few(choice, shown, few, doubt) THEN chosen_articles(choice, shown, '0', sorted)
				ELSE first_articles(choice || ' AND ' || shown, sorted, needed) END);
			EXIT WHEN cardinality(ids) >= needed;
		END LOOP;
		IF cardinality(ids) < needed THEN total := cardinality(ids); END IF;
	END IF;
	IF total < common THEN
		SELECT quote_literal(query.compounds) || '::tsquery', quote_literal(query.widest) || '::tsquery'
			INTO compounds, widest FROM compound_query(words, singulars) AS query;
	END IF;
	IF compounds IS NOT NULL THEN
		-- First what is rare, so that the index passes over most of what is not.
		choice := concat_ws(' AND ', 'search_vector @@ ' || compounds, 'search_vector @@ ' || widest, narrowed);
		more := some_articles(choice, shown, '0', sorted, greatest(most, few));
		IF cardinality(more) < greatest(most, few) THEN
			ids := first_of_each(ids || more);
			total := least(cardinality(ids), most);
		ELSE
			ids := first_of_each(ids || first_articles(choice || ' AND ' || shown, sorted, needed));
			total := most;
		END IF;
	END IF;
	ids := ids[skipped + 1 : needed];
END $$;
--> statement-breakpoint
-- The same in every state.
CREATE FUNCTION search_articles(words text[], singulars text[], only_published boolean, of_type text, in_category text, by_author text, wanted integer, skipped integer,
	OUT ids integer[], OUT total integer) LANGUAGE sql AS $$
	SELECT * FROM search_articles(words, singulars, only_published, of_type, in_category, by_author, wanted, skipped, NULL);
$$;
--> statement-breakpoint
-- The 16 fixed categories.
INSERT INTO "categories" ("name", "slug") VALUES
	('Preventieve geneeskunde', 'preventieve-geneeskunde'),
	('Integrale geneeskunde', 'integrale-geneeskunde'),
	('Natuurgeneeskunde', 'natuurgeneeskunde'),
	('Orthomoleculaire geneeskunde', 'orthomoleculaire-geneeskunde'),
	('Antroposofische geneeskunde', 'antroposofische-geneeskunde'),
	('Epi-genetische geneeskunde', 'epi-genetische-geneeskunde'),
	('Pro-aging', 'pro-aging'),
	('Allergieën/intoleranties', 'allergieen-intoleranties'),
	('Psychische aandoeningen', 'psychische-aandoeningen'),
	('Verslavingen', 'verslavingen'),
	('Hart- en vaatziekten', 'hart-en-vaatziekten'),
	('Metabole aandoeningen', 'metabole-aandoeningen'),
	('Degeneratieve aandoeningen', 'degeneratieve-aandoeningen'),
	('Zware pathologie', 'zware-pathologie'),
	('Gezondheids- en medische infusen', 'gezondheids-en-medische-infusen'),
	('Hormonen', 'hormonen');
--> statement-breakpoint
-- Without statistics rare words count as common ones.
ANALYZE "articles";
