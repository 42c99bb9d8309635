-- Dutch full text that ignores accents, and words folded for trigrams (see src/server/search/search.ts).
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION clinic_dutch (COPY = dutch);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION clinic_dutch ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, dutch_stem;
--> statement-breakpoint
CREATE FUNCTION clinic_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
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
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('clinic_dutch', title), 'A') || setweight(to_tsvector('clinic_dutch', coalesce(excerpt, '')), 'B') || setweight(to_tsvector('clinic_dutch', labels), 'C') || setweight(to_tsvector('clinic_dutch', content_text), 'D')) STORED NOT NULL,
	"search_words" text GENERATED ALWAYS AS (clinic_fold(title || ' ' || labels)) STORED NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
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
CREATE TABLE "writers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"bio" text,
	"profile_image" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "writers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_writer_id_writers_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."writers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_index" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "articles_public" ON "articles" USING btree ("shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_public_category" ON "articles" USING btree ("category_id","shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_changed" ON "articles" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_writer" ON "articles" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("search_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_staff_id_index" ON "sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");
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
