-- A text without the characters that nobody sees, so that a search finds a word that one of them divides: soft hyphens,
-- zero-width spaces and joiners, marks of direction, and the byte order mark
-- (src/shared/text/text.ts names the same).
CREATE FUNCTION visible_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN translate($1, U&'\00AD\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\FEFF', '');
--> statement-breakpoint
-- In one statement, so that the table is rewritten once.
ALTER TABLE "articles" DROP COLUMN "title_vector", DROP COLUMN "head_vector", DROP COLUMN "search_vector",
	ADD COLUMN "title_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', visible_text(title || ' ' || replace(title, '-', ''))))) STORED NOT NULL,
	ADD COLUMN "head_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', visible_text(title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, ''))))) STORED NOT NULL,
	ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('clinic_dutch', visible_text(title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, '') || ' ' || author || ' ' || joined_tags(tags) || ' ' || content_text))) || array_to_tsvector(ARRAY['@category' || category_id::text, '@writer' || coalesce(writer_id::text, '')])) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_vector","category_id","type","byline") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "articles_title" ON "articles" USING gin ("title_vector","category_id","type","byline") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "articles_head" ON "articles" USING gin ("head_vector","category_id","type","byline") WITH (fastupdate=false);
--> statement-breakpoint
ALTER TABLE "images" DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (clinic_fold(visible_text(coalesce(name, '') || ' ' || coalesce(alt, '') || ' ' || coalesce(caption, '') || ' ' || coalesce(credit, '')))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "images_search" ON "images" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- As in migration 0014, but for invisible characters.
CREATE OR REPLACE FUNCTION add_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION possible_compounds(content text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
	SELECT word FROM unnest(tsvector_to_array(to_tsvector('clinic_words', visible_text(content)))) AS word WHERE length(word) BETWEEN 7 AND 60
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION store_search_name(of_token text, name text) RETURNS void LANGUAGE plpgsql AS $$
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
-- The words of what has invisible characters; of the rest nothing changed.
INSERT INTO search_terms (term)
SELECT DISTINCT term FROM articles, LATERAL (SELECT title || ' ' || author || ' ' || joined_tags(tags) AS words) AS written,
	regexp_split_to_table(clinic_fold(visible_text(words)), '[^[:alnum:]]+') AS term
WHERE words <> visible_text(words) AND length(term) >= 4
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO search_lexemes (lexeme)
SELECT DISTINCT lexeme FROM articles, LATERAL (SELECT concat_ws(' ', title, author, joined_tags(tags), excerpt, content_text) AS words) AS written,
	unnest(tsvector_to_array(search_vector)) AS lexeme
WHERE words <> visible_text(words) AND lexeme NOT LIKE '@%'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO search_words (word)
SELECT DISTINCT word FROM articles, LATERAL (SELECT concat_ws(' ', title, excerpt, content_text) AS words) AS written, possible_compounds(words) AS word
WHERE words <> visible_text(words)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
SELECT store_search_name('@category' || id, name) FROM categories WHERE name <> visible_text(name);
--> statement-breakpoint
SELECT store_search_name('@writer' || id, name) FROM writers WHERE name <> visible_text(name);
--> statement-breakpoint
ANALYZE "articles";
