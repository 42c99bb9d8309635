-- Words as they are written, folded: stems will not do, because a compound and its parts do not always lose the same
-- ending ("meting", but "bloeddrukmet").
CREATE TEXT SEARCH CONFIGURATION clinic_words (PARSER = pg_catalog.default);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION clinic_words ADD MAPPING FOR asciiword, word, hword_asciipart, hword_part WITH public.unaccent, simple;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- The words of a text that may be compounds: a part of 3 letters or more, and one of 4 or more that is searched for.
-- What is longer than 60 is no word.
CREATE FUNCTION possible_compounds(content text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
	SELECT word FROM unnest(tsvector_to_array(to_tsvector('clinic_words', content))) AS word WHERE length(word) BETWEEN 7 AND 60
$$;
--> statement-breakpoint
INSERT INTO search_words (word)
	SELECT DISTINCT possible_compounds(concat_ws(' ', title, excerpt, content_text)) FROM articles;
--> statement-breakpoint
-- Made after the words are there: that takes a fraction of keeping it up at each.
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);
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
		CASE WHEN count(*) > 1 THEN string_agg('(' || concat_ws('|', (SELECT string_agg(query_beginning(stem), '|') FROM unnest(stems) AS stem), similar_lexemes(word), compounds) || ')', '&' ORDER BY place)::tsquery END
	FROM parts HAVING count(compounds) > 0
$$;
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
-- Without those that stood before.
CREATE FUNCTION first_of_each(ids integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE
	RETURN (SELECT coalesce(array_agg(id ORDER BY place), '{}') FROM (
		SELECT id, min(place) AS place FROM unnest(ids) WITH ORDINALITY AS found(id, place) GROUP BY id) AS best);
--> statement-breakpoint
-- A page of a search, best first: all words in the title, then in title or excerpt, then similar words in the title,
-- then the words anywhere, then similar ones, then compounds that hold them; newer first in each. And how many there are,
-- up to 1,000: nobody reads further. Up to that many are all read and sorted. Of more, only what the page needs is read,
-- place by place; where the statistics expect far fewer or far more, nothing is counted. Compounds are looked up only
-- for what is not common by itself. (Volatile only because EXPLAIN asks for it.)
CREATE OR REPLACE FUNCTION search_articles(words text[], singulars text[], only_published boolean, of_type text, in_category text, by_author text, wanted integer, skipped integer,
	OUT ids integer[], OUT total integer) LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
	most CONSTANT integer := 1000;
	needed CONSTANT integer := least(skipped + wanted, most);
	sorted CONSTANT text := CASE WHEN only_published THEN 'shown_at DESC, id DESC' ELSE 'updated_at DESC, id DESC' END;
	shown CONSTANT text := CASE WHEN only_published THEN 'is_published' ELSE 'true' END;
	narrowed CONSTANT text := concat_ws(' AND ', 'true',
		'type = ' || quote_literal(of_type),
		'byline = ' || quote_literal(by_author),
		'category_id = ' || (CASE WHEN in_category IS NOT NULL THEN coalesce((SELECT id FROM categories WHERE name = in_category), 0) END));
	size CONSTANT integer := coalesce((SELECT sum(article_counts.total) FROM article_counts), 0);
	few CONSTANT integer := ceil(sqrt(needed::numeric * size));
	-- Of one word the statistics know how many articles have it; of words and choices together they only guess.
	unsure CONSTANT numeric := CASE WHEN cardinality(words) = 1 AND coalesce(of_type, in_category, by_author) IS NULL THEN 1.5 ELSE 5 END;
	-- A word that they do not know by name they take for one of up to half a percent of all articles, and a beginning
	-- for one of two percent at the least; the other words, we assume, are in at most three of ten.
	doubt numeric;
	exact text;
	wide text;
	compounds text;
	widest text;
	more integer[];
	places text;
	expected numeric;
	enough integer;
	choice text;
BEGIN
	SELECT quote_literal(query.exact) || '::tsquery', quote_literal(query.wide) || '::tsquery',
			size * (0.0025 * numnode(query.wide) + 0.0125 * (length(query.wide::text) - length(replace(query.wide::text, ':*', ''))))
				* 0.3 ^ (cardinality(words) - 1) / cardinality(words)
		INTO exact, wide, doubt FROM search_query(words, singulars) AS query;
	ids := '{}';
	total := 0;
	IF exact IS NULL THEN RETURN; END IF;
	choice := format('search_vector @@ %s AND %s', wide, narrowed);
	expected := CASE WHEN size <= most THEN 0 ELSE expected_articles(choice || ' AND ' || shown) END;
	IF expected < greatest(unsure * most, doubt) THEN
		places := 'WHEN title_vector @@ %1$s THEN 0 WHEN head_vector @@ %1$s THEN 1';
		IF wide <> exact THEN places := places || ' WHEN title_vector @@ %2$s THEN 2 WHEN search_vector @@ %1$s THEN 3'; END IF;
		-- Where few are expected there may be more all the same: then all are read, as on a small site.
		enough := CASE WHEN expected < most / 4 THEN size + 1 ELSE most END;
		ids := some_articles(choice, shown, format('CASE ' || places || ' ELSE 4 END', exact, wide), sorted, enough);
		total := least(cardinality(ids), most);
	END IF;
	IF enough IS NULL OR cardinality(ids) >= enough THEN
		ids := '{}';
		total := most;
		FOREACH choice IN ARRAY ARRAY['title_vector @@ ' || exact, 'head_vector @@ ' || exact, 'title_vector @@ ' || wide, 'search_vector @@ ' || exact, 'search_vector @@ ' || wide] LOOP
			choice := choice || ' AND ' || narrowed;
			ids := first_of_each(ids || CASE WHEN are_few(choice, shown, few, doubt) THEN chosen_articles(choice, shown, '0', sorted)
				ELSE first_articles(choice || ' AND ' || shown, sorted, needed) END);
			EXIT WHEN cardinality(ids) >= needed;
		END LOOP;
		IF cardinality(ids) < needed THEN total := cardinality(ids); END IF;
	END IF;
	IF total < most THEN
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
