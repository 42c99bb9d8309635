CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"staff_id" integer,
	"name" text,
	"role" text,
	"reads_messages" boolean,
	"created_by" integer,
	"created_by_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "account_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"cookie_hash" text NOT NULL,
	"staff_id" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_staff_id_cookie_hash_pk" PRIMARY KEY("staff_id","cookie_hash")
);
--> statement-breakpoint
ALTER TABLE "article_bin" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "uploaded_by" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "uploaded_by_email" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "caption" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "credit" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "focal_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "focal_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "edits" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "shown_as" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "part_of" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "search_text" text GENERATED ALWAYS AS (clinic_fold(coalesce(name, '') || ' ' || coalesce(alt, '') || ' ' || coalesce(caption, '') || ' ' || coalesce(credit, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "role" text DEFAULT 'writer' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "reads_messages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "writer_id" integer;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_open" ON "account_links" USING btree ("email","kind") WHERE used_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "account_links_staff_id_index" ON "account_links" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "account_links_expires_at_index" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_browsers_last_used_at_index" ON "known_browsers" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "audit_log_staff_id_at_index" ON "audit_log" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "images_library" ON "images" USING btree ("added_at" DESC NULLS LAST,"hash") WHERE part_of is null and deleted_at is null and state = 'stored';--> statement-breakpoint
CREATE INDEX "images_search" ON "images" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "images_part_of" ON "images" USING btree ("part_of") WHERE part_of is not null;--> statement-breakpoint
CREATE INDEX "images_replaced_by" ON "images" USING btree ("replaced_by") WHERE replaced_by is not null;--> statement-breakpoint
CREATE INDEX "images_shown_as" ON "images" USING btree ("shown_as") WHERE shown_as is not null;--> statement-breakpoint
CREATE INDEX "images_deleted" ON "images" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- Every account could do everything until now.
UPDATE "staff" SET "role" = 'administrator', "reads_messages" = true;
--> statement-breakpoint
UPDATE "images" SET "added_at" = "uploaded_at";
--> statement-breakpoint
UPDATE "articles" SET "created_by" = "staff_id" FROM "article_revisions"
	WHERE "article_id" = "articles"."id" AND "number" = 1 AND "staff_id" IS NOT NULL AND "reason" = 'created';
--> statement-breakpoint
CREATE FUNCTION record_staff_portrait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM picture_uses WHERE owner_kind = 'staff';
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM set_picture_uses('staff', OLD.id, '{}');
	ELSE
		PERFORM set_picture_uses('staff', NEW.id, ARRAY(
			SELECT ROW(hash, 'staff', NEW.id, 'portrait')::picture_uses FROM pictures_in(NEW.portrait) AS hash));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_portraits AFTER INSERT OR DELETE OR UPDATE OF portrait ON staff FOR EACH ROW EXECUTE FUNCTION record_staff_portrait();
--> statement-breakpoint
CREATE TRIGGER staff_portraits_truncate AFTER TRUNCATE ON staff FOR EACH STATEMENT EXECUTE FUNCTION record_staff_portrait();
--> statement-breakpoint
-- A picture in the bin that something uses again is back in the library, whatever wrote the use.
CREATE FUNCTION take_used_pictures_from_bin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE images SET deleted_at = NULL WHERE hash IN (
		SELECT hash FROM images WHERE deleted_at IS NOT NULL AND hash IN (SELECT picture FROM added) ORDER BY hash FOR NO KEY UPDATE);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER picture_uses_bin AFTER INSERT ON picture_uses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_used_pictures_from_bin();
