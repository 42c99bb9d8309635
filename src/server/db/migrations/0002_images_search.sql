CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "images_uploaded_at_index" ON "images" USING btree ("uploaded_at");
--> statement-breakpoint
CREATE TABLE "article_counts" (
	"category_id" integer NOT NULL,
	"type" text NOT NULL,
	"is_published" boolean NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "article_counts_category_id_type_is_published_pk" PRIMARY KEY("category_id","type","is_published")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "articles_words";--> statement-breakpoint
DROP INDEX "articles_public";--> statement-breakpoint
DROP INDEX "articles_public_category";--> statement-breakpoint
DROP INDEX "articles_changed";--> statement-breakpoint
DROP INDEX "articles_search";--> statement-breakpoint
ALTER TABLE "articles" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, '') || ' ' || labels || ' ' || content_text))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "title_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', title || ' ' || replace(title, '-', '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "head_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "article_counts" ADD CONSTRAINT "article_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_title" ON "articles" USING gin ("title_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_head" ON "articles" USING gin ("head_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_public" ON "articles" USING btree ("shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_public_category" ON "articles" USING btree ("category_id","shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_changed" ON "articles" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category_id","type");--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_vector") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search_words";
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
-- Keeps search_terms complete. A word that no article has any more stays: it does no harm there.
CREATE FUNCTION add_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_terms (term)
	SELECT DISTINCT term FROM added, regexp_split_to_table(clinic_fold(added.title || ' ' || added.labels), '[^[:alnum:]]+') AS term
	WHERE length(term) >= 4 ORDER BY term
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_termed_insert AFTER INSERT ON articles REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_search_terms();
--> statement-breakpoint
CREATE TRIGGER articles_termed_update AFTER UPDATE ON articles REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_search_terms();
--> statement-breakpoint
INSERT INTO article_counts (category_id, type, is_published, total)
	SELECT category_id, type, is_published, count(*) FROM articles GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO search_terms (term)
	SELECT DISTINCT term FROM articles, regexp_split_to_table(clinic_fold(title || ' ' || labels), '[^[:alnum:]]+') AS term
	WHERE length(term) >= 4;
--> statement-breakpoint
-- How many articles match, up to `most`. Where Postgres's statistics expect ten times as many, `most` is believed
-- without counting. Otherwise they are counted through the index of the place that is searched: left to itself Postgres
-- reads the whole table, because it takes reading a large vector for as cheap as reading a number. (Volatile only
-- because EXPLAIN asks for it.)
CREATE FUNCTION count_matches(place text, query tsquery, only_published boolean, of_type text, in_category integer, most integer)
	RETURNS integer LANGUAGE plpgsql
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
	choice text := format('SELECT FROM articles WHERE %I @@ %L::tsquery', place, query)
		|| CASE WHEN only_published THEN ' AND is_published' ELSE '' END
		|| CASE WHEN of_type IS NOT NULL THEN format(' AND type = %L', of_type) ELSE '' END
		|| CASE WHEN in_category IS NOT NULL THEN format(' AND category_id = %s', in_category) ELSE '' END;
	plan json;
	matches integer;
BEGIN
	EXECUTE 'EXPLAIN (FORMAT JSON) ' || choice INTO plan;
	IF (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric >= 10 * most THEN RETURN most; END IF;
	EXECUTE format('SELECT count(*) FROM (%s LIMIT %s) AS found', choice, most) INTO matches;
	RETURN matches;
END $$;
--> statement-breakpoint
-- How many match at each place: title, head, title with similar words, anywhere, anywhere with similar words. Who has
-- `most` in one place has them in every wider one, so common words are not counted where that takes long.
CREATE FUNCTION search_counts(exact text, wide text, only_published boolean, of_type text, in_category integer, most integer)
	RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
	typed tsquery := to_tsquery('clinic_dutch', exact);
	meant tsquery := to_tsquery('clinic_dutch', wide);
	title integer := count_matches('title_vector', typed, only_published, of_type, in_category, most);
	head integer := title;
	title_meant integer := title;
	anywhere integer;
	anywhere_meant integer;
BEGIN
	IF head < most THEN head := count_matches('head_vector', typed, only_published, of_type, in_category, most); END IF;
	anywhere := head;
	IF anywhere < most THEN anywhere := count_matches('search_vector', typed, only_published, of_type, in_category, most); END IF;
	anywhere_meant := anywhere;
	IF wide <> exact THEN
		IF title < most THEN title_meant := count_matches('title_vector', meant, only_published, of_type, in_category, most); END IF;
		anywhere_meant := greatest(anywhere, title_meant);
		IF anywhere_meant < most THEN anywhere_meant := count_matches('search_vector', meant, only_published, of_type, in_category, most); END IF;
	END IF;
	RETURN ARRAY[title, head, title_meant, anywhere, anywhere_meant];
END $$;
