CREATE TABLE "article_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"restored_from" integer,
	"name" text,
	"snapshot" jsonb NOT NULL,
	"article_version" integer NOT NULL,
	"title" text NOT NULL,
	"is_published" boolean NOT NULL,
	"staff_id" integer,
	"actor" text,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"folded_into" integer,
	CONSTRAINT "article_revisions_number" UNIQUE("article_id","number")
);
--> statement-breakpoint
CREATE INDEX "article_revisions_listed" ON "article_revisions" USING btree ("article_id","number") WHERE folded_into is null;--> statement-breakpoint
CREATE INDEX "article_revisions_folded" ON "article_revisions" USING btree ("article_id","folded_into","number") WHERE folded_into is not null;--> statement-breakpoint
CREATE INDEX "article_revisions_expiring" ON "article_revisions" USING btree ("replaced_at") WHERE replaced_at is not null and not (name is not null or reason in ('published', 'unpublished') or (is_published and folded_into is null));--> statement-breakpoint
-- Of a revision only the name and its place among the others can change.
CREATE FUNCTION refuse_revision_change() RETURNS trigger LANGUAGE plpgsql
	AS $$ BEGIN RAISE EXCEPTION 'article_revisions are immutable'; END $$;
--> statement-breakpoint
CREATE TRIGGER article_revisions_immutable
	BEFORE UPDATE OF id, article_id, number, reason, restored_from, snapshot, article_version, title, is_published, created_at ON "article_revisions"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_revision_change();
--> statement-breakpoint
-- Who made it can only be taken away, when a person's data is erased.
CREATE TRIGGER article_revisions_author BEFORE UPDATE OF staff_id, actor ON "article_revisions"
	FOR EACH ROW WHEN (NEW.staff_id IS NOT NULL OR NEW.actor IS NOT NULL) EXECUTE FUNCTION refuse_revision_change();
--> statement-breakpoint
-- Locks and refuses nothing: the article, whose trigger does, has or had the same pictures in this transaction.
CREATE FUNCTION record_revision_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'revision';
	ELSIF TG_OP = 'INSERT' THEN
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
CREATE TRIGGER article_revisions_pictures AFTER INSERT ON "article_revisions"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_revision_pictures();
--> statement-breakpoint
CREATE TRIGGER article_revisions_pictures_delete AFTER DELETE ON "article_revisions"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_revision_pictures();
--> statement-breakpoint
CREATE TRIGGER article_revisions_pictures_truncate AFTER TRUNCATE ON "article_revisions"
	FOR EACH STATEMENT EXECUTE FUNCTION record_revision_pictures();
