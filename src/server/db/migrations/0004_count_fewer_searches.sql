-- search_articles as it was, but for `unsure`: it counts less often.
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
	narrowed CONSTANT text := concat_ws(' AND ', 'true',
		CASE WHEN only_published THEN 'is_published' END,
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
	expected := CASE WHEN size <= most THEN 0 ELSE expected_articles(choice) END;
	IF expected < most / 4 OR (expected < unsure * most AND count_articles(choice, most) < most) THEN
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
