-- Searches as they were, but with few articles too they read only what their own indexes find. Left to itself, Postgres
-- compares a word with every word of a small list, and unpacks the vectors of all published articles instead of those
-- that match.
CREATE FUNCTION similar_lexemes(word text) RETURNS text LANGUAGE sql STABLE
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
	-- From 0.45 and 0.65 on a word of ours is taken for what was meant: measured on the pairs of search.test.ts. Words
	-- shorter than 4 have too few trigrams to tell a typing error from another word.
	RETURN (SELECT string_agg(quote_lexeme(lexeme), '|')
		FROM (SELECT term FROM search_terms
			WHERE length(word) >= 4 AND term <> word AND (term % word OR term %> word)
				AND (similarity(term, word) >= 0.45 OR word_similarity(word, term) >= 0.65)
			ORDER BY greatest(similarity(term, word), word_similarity(word, term)) DESC, term LIMIT 8) AS meant,
		unnest(tsvector_to_array(to_tsvector('clinic_dutch', term))) AS lexeme);
--> statement-breakpoint
-- What is looked for: the words as typed (`exact`; `singulars` are the same without a plural ending that the stemmer
-- overlooks), and with them the words of titles and labels that are like them (`wide`): compounds, and what was meant
-- by typing errors.
CREATE OR REPLACE FUNCTION search_query(words text[], singulars text[], OUT exact tsquery, OUT wide tsquery) LANGUAGE sql STABLE AS $$
	WITH typed AS (
		SELECT place, clinic_fold(word) AS word, tsvector_to_array(to_tsvector('clinic_dutch', word || ' ' || singular)) AS stems
		FROM unnest(words, singulars) WITH ORDINALITY AS typed(word, singular, place)
	), parts AS (
		SELECT place, (SELECT string_agg(query_beginning(stem), '|') FROM unnest(stems) AS stem) AS exact, similar_lexemes(word) AS meant
		FROM typed WHERE cardinality(stems) > 0
	)
	SELECT string_agg('(' || exact || ')', '&' ORDER BY place)::tsquery,
		string_agg('(' || concat_ws('|', exact, meant) || ')', '&' ORDER BY place)::tsquery
	FROM parts
$$;
--> statement-breakpoint
DROP FUNCTION count_articles(text, integer);
--> statement-breakpoint
DROP FUNCTION chosen_articles(text, text);
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
-- A page of a search, best first: all words in the title, then in title or excerpt, then similar words in the title,
-- then the words anywhere, then similar ones; newer first in each. And how many there are, up to 1,000: nobody reads
-- further. Up to that many are all read and sorted. Of more, only what the page needs is read, place by place; where the
-- statistics expect far fewer or far more, nothing is counted. (Volatile only because EXPLAIN asks for it.)
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
	exact text;
	wide text;
	-- Of one word the statistics know how many articles have it; of words and choices together they only guess.
	unsure CONSTANT numeric := CASE WHEN cardinality(words) = 1 AND coalesce(of_type, in_category, by_author) IS NULL THEN 1.5 ELSE 5 END;
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
	expected := CASE WHEN size <= most THEN 0 ELSE expected_articles(choice || ' AND ' || shown) END;
	IF expected < most / 4 OR (expected < unsure * most AND count_articles(choice, shown, most) < most) THEN
		places := 'WHEN title_vector @@ %1$s THEN 0 WHEN head_vector @@ %1$s THEN 1';
		IF wide <> exact THEN places := places || ' WHEN title_vector @@ %2$s THEN 2 WHEN search_vector @@ %1$s THEN 3'; END IF;
		ids := chosen_articles(choice, shown, format('CASE ' || places || ' ELSE 4 END', exact, wide), sorted);
		total := least(cardinality(ids), most);
	ELSE
		total := most;
		FOREACH choice IN ARRAY ARRAY['title_vector @@ ' || exact, 'head_vector @@ ' || exact, 'title_vector @@ ' || wide, 'search_vector @@ ' || exact, 'search_vector @@ ' || wide] LOOP
			choice := choice || ' AND ' || narrowed;
			SELECT array_agg(id ORDER BY place) INTO ids FROM (
				-- To read all costs as many rows as match; on the way down, as many as lie between those that are needed.
				SELECT id, min(place) AS place FROM unnest(
					ids || CASE WHEN expected_articles(choice || ' AND ' || shown) < sqrt(needed * size) THEN chosen_articles(choice, shown, '0', sorted)
						ELSE first_articles(choice || ' AND ' || shown, sorted, needed) END
				) WITH ORDINALITY AS found(id, place) GROUP BY id) AS best;
			EXIT WHEN cardinality(ids) >= needed;
		END LOOP;
		ids := coalesce(ids, '{}');
		IF cardinality(ids) < needed THEN total := cardinality(ids); END IF;
	END IF;
	ids := ids[skipped + 1 : needed];
END $$;
