CREATE TABLE "deleted_entries" (
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"entry" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_entries_kind_entry_id_pk" PRIMARY KEY("kind","entry_id")
);
--> statement-breakpoint
CREATE INDEX "deleted_entries_deleted_at_index" ON "deleted_entries" USING btree ("deleted_at");