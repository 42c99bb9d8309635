CREATE TABLE "document_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"number" integer NOT NULL,
	"text" text,
	"publish_at" timestamp with time zone,
	"restored_from" integer,
	"created_at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"actor" text,
	CONSTRAINT "document_versions_number" UNIQUE("path","number")
);
--> statement-breakpoint
CREATE INDEX "document_versions_published" ON "document_versions" USING btree ("path","publish_at");