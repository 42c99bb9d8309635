-- Numbers and short texts beside words in one index (see docs/decisions/2026-11-21-search-in-one-query.md).
CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;
--> statement-breakpoint
CREATE TABLE "search_lexemes" (
	"lexeme" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "articles_search";--> statement-breakpoint
DROP INDEX "articles_title";--> statement-breakpoint
DROP INDEX "articles_head";--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "slug" SET DATA TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "byline" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "articles" SET "byline" = coalesce((SELECT "name" FROM "writers" WHERE "writers"."id" = "articles"."writer_id"), "author");--> statement-breakpoint
CREATE INDEX "articles_public_byline" ON "articles" USING btree ("byline","shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type","category_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_vector","category_id","type","byline") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_title" ON "articles" USING gin ("title_vector","category_id","type","byline") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_head" ON "articles" USING gin ("head_vector","category_id","type","byline") WITH (fastupdate=false);
--> statement-breakpoint
DROP FUNCTION search_counts(text, text, boolean, text, integer, integer);
--> statement-breakpoint
DROP FUNCTION count_matches(text, tsquery, boolean, text, integer, integer);
--> statement-breakpoint
-- Keeps search_terms and search_lexemes complete. A word that no article has any more stays: it does no harm there.
CREATE OR REPLACE FUNCTION add_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_terms (term)
	SELECT DISTINCT term FROM added, regexp_split_to_table(clinic_fold(added.title || ' ' || added.labels), '[^[:alnum:]]+') AS term
	WHERE length(term) >= 4 ORDER BY term
	ON CONFLICT DO NOTHING;
	INSERT INTO search_lexemes (lexeme)
	SELECT DISTINCT lexeme FROM added, unnest(tsvector_to_array(added.search_vector)) AS lexeme ORDER BY lexeme
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO search_lexemes (lexeme) SELECT DISTINCT unnest(tsvector_to_array(search_vector)) FROM articles;
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
-- What is looked for: the words as typed (`exact`; `singulars` are the same without a plural ending that the stemmer
-- overlooks), and with them the words of titles and labels that are like them (`wide`): compounds, and what was meant
-- by typing errors. From 0.45 and 0.65 on a word of ours is taken for what was meant: measured on the pairs of
-- search.test.ts. Words shorter than 4 have too few trigrams to tell a typing error from another word.
CREATE FUNCTION search_query(words text[], singulars text[], OUT exact tsquery, OUT wide tsquery) LANGUAGE sql STABLE AS $$
	WITH typed AS (
		SELECT place, clinic_fold(word) AS word, tsvector_to_array(to_tsvector('clinic_dutch', word || ' ' || singular)) AS stems
		FROM unnest(words, singulars) WITH ORDINALITY AS typed(word, singular, place)
	), parts AS (
		SELECT place,
			(SELECT string_agg(query_beginning(stem), '|') FROM unnest(stems) AS stem) AS exact,
			(SELECT string_agg(quote_lexeme(lexeme), '|')
				FROM (SELECT term FROM search_terms
					WHERE length(word) >= 4 AND term <> word AND (term % word OR term %> word)
						AND (similarity(term, word) >= 0.45 OR word_similarity(word, term) >= 0.65)
					ORDER BY greatest(similarity(term, word), word_similarity(word, term)) DESC, term LIMIT 8) AS meant,
				unnest(tsvector_to_array(to_tsvector('clinic_dutch', term))) AS lexeme) AS meant
		FROM typed WHERE cardinality(stems) > 0
	)
	SELECT string_agg('(' || exact || ')', '&' ORDER BY place)::tsquery,
		string_agg('(' || concat_ws('|', exact, meant) || ')', '&' ORDER BY place)::tsquery
	FROM parts
$$;
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
-- How many articles a choice has, up to `most`; and all of them, sorted. Both through the index of words: left to itself
-- Postgres may read the whole table, because it takes reading a large vector for as cheap as reading a number.
CREATE FUNCTION count_articles(choice text, most integer) RETURNS integer LANGUAGE plpgsql
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
	found integer;
BEGIN
	EXECUTE format('SELECT count(*) FROM (SELECT FROM articles WHERE %s LIMIT %s) AS chosen', choice, most) INTO found;
	RETURN found;
END $$;
--> statement-breakpoint
CREATE FUNCTION chosen_articles(choice text, sorted text) RETURNS integer[] LANGUAGE plpgsql
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
	ids integer[];
BEGIN
	EXECUTE format('SELECT array_agg(id ORDER BY %s) FROM articles WHERE %s', sorted, choice) INTO ids;
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
-- A page of a search, best first: all words in the title, then in title or excerpt, then similar words in the title,
-- then the words anywhere, then similar ones; newer first in each. And how many there are, up to 1,000: nobody reads
-- further. Up to that many are all read and sorted. Of more, only what the page needs is read, place by place; where the
-- statistics expect far fewer or far more, nothing is counted. (Volatile only because EXPLAIN asks for it.)
CREATE FUNCTION search_articles(words text[], singulars text[], only_published boolean, of_type text, in_category text, by_author text, wanted integer, skipped integer,
	OUT ids integer[], OUT total integer) LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
	most CONSTANT integer := 1000;
	needed CONSTANT integer := least(skipped + wanted, most);
	sorted CONSTANT text := CASE WHEN only_published THEN 'shown_at DESC, id DESC' ELSE 'updated_at DESC, id DESC' END;
	narrowed CONSTANT text := concat_ws(' AND ', 'true',
		CASE WHEN only_published THEN 'is_published' END,
		'type = ' || quote_literal(of_type),
		'byline = ' || quote_literal(by_author),
		'category_id = ' || (CASE WHEN in_category IS NOT NULL THEN coalesce((SELECT id FROM categories WHERE name = in_category), 0) END));
	exact text;
	wide text;
	size CONSTANT integer := (SELECT sum(article_counts.total) FROM article_counts);
	places text;
	expected numeric;
	choice text;
BEGIN
	SELECT quote_literal(query.exact) || '::tsquery', quote_literal(query.wide) || '::tsquery' INTO exact, wide FROM search_query(words, singulars) AS query;
	ids := '{}';
	total := 0;
	IF exact IS NULL THEN RETURN; END IF;
	choice := format('search_vector @@ %s AND %s', wide, narrowed);
	expected := CASE WHEN size <= most THEN 0 ELSE expected_articles(choice) END;
	IF expected < most / 4 OR (expected < 5 * most AND count_articles(choice, most) < most) THEN
		places := 'WHEN title_vector @@ %1$s THEN 0 WHEN head_vector @@ %1$s THEN 1';
		IF wide <> exact THEN places := places || ' WHEN title_vector @@ %2$s THEN 2 WHEN search_vector @@ %1$s THEN 3'; END IF;
		ids := chosen_articles(choice, format('CASE ' || places || ' ELSE 4 END, %3$s', exact, wide, sorted));
		total := least(cardinality(ids), most);
	ELSE
		total := most;
		FOREACH choice IN ARRAY ARRAY['title_vector @@ ' || exact, 'head_vector @@ ' || exact, 'title_vector @@ ' || wide, 'search_vector @@ ' || exact, 'search_vector @@ ' || wide] LOOP
			choice := choice || ' AND ' || narrowed;
			SELECT array_agg(id ORDER BY place) INTO ids FROM (
				-- To read all costs as many rows as match; on the way down, as many as lie between those that are needed.
				SELECT id, min(place) AS place FROM unnest(
					ids || CASE WHEN expected_articles(choice) < sqrt(needed * size) THEN chosen_articles(choice, sorted) ELSE first_articles(choice, sorted, needed) END
				) WITH ORDINALITY AS found(id, place) GROUP BY id) AS best;
			EXIT WHEN cardinality(ids) >= needed;
		END LOOP;
		ids := coalesce(ids, '{}');
		IF cardinality(ids) < needed THEN total := cardinality(ids); END IF;
	END IF;
	ids := ids[skipped + 1 : needed];
END $$;
