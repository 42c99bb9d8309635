CREATE TABLE "document_confirmations" (
	"path" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"actor" text
);
