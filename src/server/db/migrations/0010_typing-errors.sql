-- A word with each two letters that stand side by side swapped: "diabtees" is what fast fingers make of "diabetes".
CREATE FUNCTION swapped_letters(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN ARRAY(SELECT overlay(word PLACING reverse(substr(word, place, 2)) FROM place FOR 2) FROM generate_series(1, length(word) - 1) AS place);
--> statement-breakpoint
-- Patterns for LIKE, for a word that lacks one letter within: "somer" for "somber".
CREATE FUNCTION missing_letters(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN ARRAY(SELECT overlay(word PLACING '_' FROM place FOR 0) FROM generate_series(2, length(word)) AS place);
--> statement-breakpoint
-- As before, and two typing errors that leave a short word too few trigrams: swapped letters, which are looked up by name
-- and meant most surely of all; and a missing letter in a word of 6 or more, since shorter ones are often other words
-- ("meen" is no "meten"). Among 2,855 words of the starter magazine and 213 of its titles neither takes a word for
-- another. Of one wrong letter the trigrams alone decide: it would make "pillen" of "pollen".
CREATE OR REPLACE FUNCTION similar_lexemes(word text) RETURNS text LANGUAGE sql STABLE
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
	RETURN (SELECT string_agg(quote_lexeme(lexeme), '|')
		FROM (SELECT term FROM (
				SELECT term, greatest(similarity(term, word), word_similarity(word, term)) AS likeness FROM search_terms
				WHERE length(word) >= 4 AND term <> word AND (term % word OR term %> word)
					AND (similarity(term, word) >= 0.45 OR word_similarity(word, term) >= 0.65
						OR (length(word) BETWEEN 5 AND 40 AND term LIKE ANY ((SELECT missing_letters(word))::text[])))
				UNION ALL
				SELECT term, 1 FROM search_terms
				WHERE length(word) BETWEEN 4 AND 40 AND term <> word AND term = ANY ((SELECT swapped_letters(word))::text[])) AS found
			GROUP BY term ORDER BY max(likeness) DESC, term LIMIT 8) AS meant,
		unnest(tsvector_to_array(to_tsvector('clinic_dutch', term))) AS lexeme);
