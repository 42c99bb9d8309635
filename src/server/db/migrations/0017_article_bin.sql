CREATE TABLE "article_bin" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"is_published" boolean NOT NULL,
	"version" integer NOT NULL,
	"former_slugs" text[] NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"actor" text
);
--> statement-breakpoint
CREATE INDEX "article_bin_deleted_at_article_id_index" ON "article_bin" USING btree ("deleted_at","article_id");