CREATE TABLE "draft_changes" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"based_on" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"revision" integer,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"last_used_at" timestamp with time zone,
	"staff_id" integer,
	"actor" text,
	CONSTRAINT "preview_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recoverable_drafts" (
	"staff_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"visit" bigint NOT NULL,
	"title" text NOT NULL,
	"draft" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recoverable_drafts_staff_id_article_id_visit_pk" PRIMARY KEY("staff_id","article_id","visit")
);
--> statement-breakpoint
CREATE TABLE "article_schedules" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"wall_time" text NOT NULL,
	"revision" integer,
	"try_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"actor" text
);
--> statement-breakpoint
DROP INDEX "article_revisions_expiring";--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recoverable_drafts" ADD CONSTRAINT "recoverable_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_article_id_created_at_index" ON "preview_links" USING btree ("article_id","created_at");--> statement-breakpoint
CREATE INDEX "preview_links_expires_at_index" ON "preview_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recoverable_drafts_stored_at_index" ON "recoverable_drafts" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "article_schedules_try_at_index" ON "article_schedules" USING btree ("try_at");--> statement-breakpoint
CREATE INDEX "article_schedules_due_at_index" ON "article_schedules" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "article_revisions_expiring" ON "article_revisions" USING btree ("replaced_at") WHERE replaced_at is not null and not (name is not null or reason in ('published', 'unpublished', 'published-as-scheduled', 'unpublished-as-scheduled') or (is_published and not is_draft and folded_into is null));--> statement-breakpoint
-- The previous version numbers revisions without those of draft changes, which it does not know.
CREATE FUNCTION number_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM article_revisions WHERE article_id = NEW.article_id AND number = NEW.number) THEN
		NEW.number := (SELECT max(number) + 1 FROM article_revisions WHERE article_id = NEW.article_id);
		-- It let the save before this one stand for this one in the list, by the number that it chose.
		UPDATE article_revisions SET folded_into = NEW.number
			WHERE article_id = NEW.article_id AND NOT is_draft AND NOT NEW.is_draft AND folded_into IN
				(SELECT number FROM article_revisions WHERE article_id = NEW.article_id AND is_draft);
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER article_revisions_number BEFORE INSERT ON "article_revisions"
	FOR EACH ROW EXECUTE FUNCTION number_revision();
--> statement-breakpoint
DROP TRIGGER article_revisions_immutable ON "article_revisions";
--> statement-breakpoint
CREATE TRIGGER article_revisions_immutable
	BEFORE UPDATE OF id, article_id, number, reason, restored_from, snapshot, article_version, title, is_published, is_draft, created_at ON "article_revisions"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_revision_change();
--> statement-breakpoint
-- Refuses draft changes with a picture that is being removed, as set_picture_uses does for articles. Other revisions lock
-- and refuse nothing: the article, whose trigger does, has or had the same pictures in this transaction.
CREATE OR REPLACE FUNCTION record_revision_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wanted text[];
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'revision';
	ELSIF TG_OP = 'INSERT' THEN
		wanted := ARRAY(SELECT hash FROM changed, pictures_in(concat(snapshot->>'image', ' ', snapshot->>'content')) AS hash WHERE is_draft);
		PERFORM 1 FROM images WHERE hash = ANY (wanted) ORDER BY hash FOR KEY SHARE;
		IF EXISTS (SELECT 1 FROM images WHERE hash = ANY (wanted) AND state = 'removing') THEN
			RAISE EXCEPTION 'picture_removed' USING ERRCODE = 'CP001';
		END IF;
		INSERT INTO picture_uses
			SELECT hash, 'revision', id, 'image' FROM changed, pictures_in(snapshot->>'image') AS hash
			UNION ALL SELECT hash, 'revision', id, 'content' FROM changed, pictures_in(snapshot->>'content') AS hash;
	ELSE
		WITH gone AS (
			DELETE FROM picture_uses WHERE owner_kind = 'revision' AND owner_id IN (SELECT id FROM changed) RETURNING picture
		)
		-- A picture that is no longer used stays for another 30 days.
		UPDATE images SET uploaded_at = greatest(uploaded_at, now())
		WHERE hash IN (SELECT hash FROM images WHERE hash IN (SELECT picture FROM gone) ORDER BY hash FOR NO KEY UPDATE);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Searches scheduled articles only, too. The rest as in migration 0015.
CREATE OR REPLACE FUNCTION search_articles(words text[], singulars text[], only_published boolean, of_type text, in_category text, by_author text, wanted integer, skipped integer, in_state text,
	OUT ids integer[], OUT total integer) LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
	most CONSTANT integer := 1000;
	needed CONSTANT integer := least(skipped + wanted, most);
	sorted CONSTANT text := CASE WHEN only_published THEN 'shown_at DESC, id DESC' ELSE 'updated_at DESC, id DESC' END;
	shown CONSTANT text := CASE WHEN only_published OR in_state = 'published' THEN 'is_published' WHEN in_state = 'draft' THEN 'NOT is_published' ELSE 'true' END;
	narrowed CONSTANT text := concat_ws(' AND ', 'true',
		'type = ' || quote_literal(of_type),
		'byline = ' || quote_literal(by_author),
		'category_id = ' || (CASE WHEN in_category IS NOT NULL THEN coalesce((SELECT id FROM categories WHERE name = in_category), 0) END),
		CASE WHEN in_state = 'scheduled' THEN 'id IN (SELECT article_id FROM article_schedules)' END);
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
