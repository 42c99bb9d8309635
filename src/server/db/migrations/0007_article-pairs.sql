CREATE TABLE "article_pairs" (
	"dutch_id" integer PRIMARY KEY NOT NULL,
	"english_id" integer NOT NULL,
	CONSTRAINT "article_pairs_englishId_unique" UNIQUE("english_id")
);
--> statement-breakpoint
-- Without the second of two articles that are a pair.
CREATE FUNCTION better_of_pairs(ids integer[]) RETURNS integer[] LANGUAGE sql AS $$
	WITH best AS (SELECT id, place FROM unnest(ids) WITH ORDINALITY AS listed(id, place)),
		seconds AS (SELECT greatest(dutch.place, english.place) AS place FROM article_pairs
			JOIN best AS dutch ON dutch.id = dutch_id JOIN best AS english ON english.id = english_id)
	SELECT coalesce(array_agg(id ORDER BY place), '{}') FROM best WHERE place NOT IN (SELECT place FROM seconds);
$$;
--> statement-breakpoint
-- As before, but for `pairs`, and what was handed in.
CREATE OR REPLACE FUNCTION search_articles(words text[], singulars text[], only_published boolean, of_type text, in_category text, by_author text, wanted integer, skipped integer, in_state text,
	OUT ids integer[], OUT total integer) LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
	most CONSTANT integer := 1000;
	common CONSTANT integer := 100;
	-- Of a pair readers get the better match alone; the other must not leave a gap on the page.
	pairs CONSTANT integer := CASE WHEN only_published THEN (SELECT count(*) FROM (SELECT FROM article_pairs LIMIT most) AS few) ELSE 0 END;
	needed CONSTANT integer := least(skipped + wanted + pairs, most);
	found integer;
	sorted CONSTANT text := CASE WHEN only_published THEN 'shown_at DESC, id DESC' ELSE 'updated_at DESC, id DESC' END;
	shown CONSTANT text := CASE WHEN only_published OR in_state = 'published' THEN 'is_published' WHEN in_state = 'draft' THEN 'NOT is_published' ELSE 'true' END;
	narrowed CONSTANT text := concat_ws(' AND ', 'true',
		'type = ' || quote_literal(of_type),
		'byline = ' || quote_literal(by_author),
		'category_id = ' || (CASE WHEN in_category IS NOT NULL THEN coalesce((SELECT id FROM categories WHERE name = in_category), 0) END),
		CASE WHEN in_state = 'scheduled' THEN 'id IN (SELECT article_id FROM article_schedules)' END,
		CASE WHEN in_state = 'handed-in' THEN 'id IN (SELECT article_id FROM hand_ins WHERE answer IS NULL)' END);
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
	IF pairs > 0 THEN
		found := cardinality(ids);
		ids := better_of_pairs(ids);
		IF total < most THEN total := total - (found - cardinality(ids)); END IF;
	END IF;
	ids := ids[skipped + 1 : skipped + wanted];
END $$;
