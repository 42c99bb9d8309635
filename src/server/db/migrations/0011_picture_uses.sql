CREATE TABLE "picture_uses" (
	"picture" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" integer NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "picture_uses_picture_owner_kind_owner_id_place_pk" PRIMARY KEY("picture","owner_kind","owner_id","place")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "state" text DEFAULT 'stored' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "picture_uses_owner" ON "picture_uses" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "images_claimed" ON "images" USING btree ("claimed_until") WHERE claimed_until is not null;--> statement-breakpoint
-- The hashes of the pictures of this site in an address or in HTML: HASH_IN_TEXT in src/server/pictures/file-names.ts.
CREATE FUNCTION pictures_in(source text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT DISTINCT found[1] FROM regexp_matches(source, '([0-9a-f]{32})(?:-(?:1080|640))?\.webp', 'g') AS found
$$;
--> statement-breakpoint
-- Replaces the uses of an article or writer. The locks make the clean-up leave these pictures until the commit, and wait
-- while it decides about one. What it decided to remove cannot be used any more: it has to be uploaded again. A picture
-- that is no longer used stays for another 30 days.
CREATE FUNCTION set_picture_uses(of_kind text, of_id integer, wanted picture_uses[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	dropped text[];
BEGIN
	PERFORM 1 FROM images WHERE hash IN (SELECT picture FROM unnest(wanted)) ORDER BY hash FOR KEY SHARE;
	IF EXISTS (SELECT 1 FROM images WHERE hash IN (SELECT picture FROM unnest(wanted)) AND state = 'removing') THEN
		RAISE EXCEPTION 'picture_removed' USING ERRCODE = 'CP001';
	END IF;
	WITH gone AS (
		DELETE FROM picture_uses WHERE owner_kind = of_kind AND owner_id = of_id
			AND (picture, place) NOT IN (SELECT picture, place FROM unnest(wanted))
		RETURNING picture
	)
	SELECT array_agg(DISTINCT picture) INTO dropped FROM gone;
	INSERT INTO picture_uses SELECT * FROM unnest(wanted) ON CONFLICT DO NOTHING;
	IF dropped IS NOT NULL THEN
		UPDATE images SET uploaded_at = greatest(uploaded_at, now())
		WHERE hash IN (SELECT hash FROM images WHERE hash = ANY (dropped) ORDER BY hash FOR NO KEY UPDATE);
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_article_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'article';
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM set_picture_uses('article', OLD.id, '{}');
	ELSE
		PERFORM set_picture_uses('article', NEW.id, ARRAY(
			SELECT ROW(hash, 'article', NEW.id, 'image')::picture_uses FROM pictures_in(NEW.image) AS hash
			UNION ALL
			SELECT ROW(hash, 'article', NEW.id, 'content')::picture_uses FROM pictures_in(NEW.content) AS hash));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_writer_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'writer';
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM set_picture_uses('writer', OLD.id, '{}');
	ELSE
		PERFORM set_picture_uses('writer', NEW.id, ARRAY(
			SELECT ROW(hash, 'writer', NEW.id, 'profile-image')::picture_uses FROM pictures_in(NEW.profile_image) AS hash));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_pictures AFTER INSERT OR DELETE OR UPDATE OF image, content ON articles FOR EACH ROW EXECUTE FUNCTION record_article_pictures();
--> statement-breakpoint
CREATE TRIGGER writers_pictures AFTER INSERT OR DELETE OR UPDATE OF profile_image ON writers FOR EACH ROW EXECUTE FUNCTION record_writer_picture();
--> statement-breakpoint
CREATE TRIGGER articles_pictures_truncate AFTER TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION record_article_pictures();
--> statement-breakpoint
CREATE TRIGGER writers_pictures_truncate AFTER TRUNCATE ON writers FOR EACH STATEMENT EXECUTE FUNCTION record_writer_picture();
--> statement-breakpoint
INSERT INTO picture_uses
	SELECT hash, 'article', id, 'image' FROM articles, pictures_in(image) AS hash
	UNION ALL SELECT hash, 'article', id, 'content' FROM articles, pictures_in(content) AS hash
	UNION ALL SELECT hash, 'writer', id, 'profile-image' FROM writers, pictures_in(profile_image) AS hash;
