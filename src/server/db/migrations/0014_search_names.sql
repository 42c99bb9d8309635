-- An article's vector holds tokens of its category and writer instead of their names: a rename rewrites no article. A
-- search looks the typed words up among the names, and asks for the tokens of those it finds. No typed word is a token,
-- because words are letters and digits.
CREATE TABLE "search_names" (
	"token" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
-- Immutable, which array_to_string is not for arrays of everything.
CREATE FUNCTION joined_tags(tags text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN array_to_string(tags, ' ');
--> statement-breakpoint
-- In one statement, so that the table is rewritten once.
ALTER TABLE "articles" DROP COLUMN "search_vector",
	ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, '') || ' ' || author || ' ' || joined_tags(tags) || ' ' || content_text)) || array_to_tsvector(ARRAY['@category' || category_id::text, '@writer' || coalesce(writer_id::text, '')])) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_vector","category_id","type","byline") WITH (fastupdate=false);
--> statement-breakpoint
-- Keeps search_terms and search_lexemes complete. A word that no article has any more stays: it does no harm there. In
-- one order, so that two writers never wait for each other.
CREATE OR REPLACE FUNCTION add_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO search_terms (term)
		SELECT DISTINCT term FROM added, regexp_split_to_table(clinic_fold(title || ' ' || author || ' ' || joined_tags(tags)), '[^[:alnum:]]+') AS term
		WHERE length(term) >= 4 ORDER BY term
		ON CONFLICT DO NOTHING;
		INSERT INTO search_lexemes (lexeme)
		SELECT DISTINCT lexeme FROM added, unnest(tsvector_to_array(search_vector)) AS lexeme
		WHERE lexeme NOT LIKE '@%' ORDER BY lexeme
		ON CONFLICT DO NOTHING;
	ELSE
		INSERT INTO search_terms (term)
		SELECT DISTINCT term FROM added JOIN removed USING (id),
			regexp_split_to_table(clinic_fold(added.title || ' ' || added.author || ' ' || joined_tags(added.tags)), '[^[:alnum:]]+') AS term
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
DROP TRIGGER articles_termed_update ON articles;
--> statement-breakpoint
CREATE TRIGGER articles_termed_update AFTER UPDATE ON articles REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION add_search_terms();
--> statement-breakpoint
CREATE FUNCTION store_search_name(of_token text, name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_names (token, words) VALUES (of_token, strip(to_tsvector('clinic_dutch', name)))
	ON CONFLICT (token) DO UPDATE SET words = excluded.words;
	INSERT INTO search_terms (term)
	SELECT DISTINCT term FROM regexp_split_to_table(clinic_fold(name), '[^[:alnum:]]+') AS term
	WHERE length(term) >= 4 ORDER BY term
	ON CONFLICT DO NOTHING;
	INSERT INTO search_lexemes (lexeme)
	SELECT DISTINCT lexeme FROM unnest(tsvector_to_array(to_tsvector('clinic_dutch', name))) AS lexeme ORDER BY lexeme
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
SELECT store_search_name('@category' || id, name) FROM categories;
--> statement-breakpoint
SELECT store_search_name('@writer' || id, name) FROM writers;
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
CREATE OR REPLACE FUNCTION search_query(words text[], singulars text[], OUT exact tsquery, OUT wide tsquery) LANGUAGE sql STABLE AS $$
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
-- For what compounds alone can find: those of any word (`compounds`), and, of several words, each as it stands in
-- search_query's `wide` or within one (`widest`). NULL where there are none. Of more than three words nobody looks for
-- each within another.
CREATE OR REPLACE FUNCTION compound_query(words text[], singulars text[], OUT compounds tsquery, OUT widest tsquery) LANGUAGE sql STABLE AS $$
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
-- As it was, but for titles and excerpts.
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
			size * (0.005 * numnode(without_tokens(query.wide)) + 0.015 * (length(query.wide::text) - length(replace(query.wide::text, ':*', ''))))
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
--> statement-breakpoint
-- The statistics of the new column, without which rare words count as common ones.
ANALYZE "articles";
