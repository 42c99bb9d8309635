CREATE TABLE "hand_ins" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"note" text,
	"handed_in_at" timestamp with time zone NOT NULL,
	"handed_in_by" integer,
	"receiver" integer,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"answer_note" text
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "noted_by" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "noted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "hand_ins_waiting" ON "hand_ins" USING btree ("handed_in_at") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "hand_ins_handed_in_by_index" ON "hand_ins" USING btree ("handed_in_by");--> statement-breakpoint
-- The search of the list knows one more state; the rest of the function stays as 0000_schema.sql has it.
DO $$
DECLARE
	known CONSTANT text := 'CASE WHEN in_state = ''scheduled'' THEN ''id IN (SELECT article_id FROM article_schedules)'' END';
	definition CONSTANT text := pg_get_functiondef('search_articles(text[], text[], boolean, text, text, text, integer, integer, text)'::regprocedure);
BEGIN
	IF position(known IN definition) = 0 THEN RAISE EXCEPTION 'search_articles has another definition'; END IF;
	EXECUTE replace(definition, known, known || ',
		CASE WHEN in_state = ''handed-in'' THEN ''id IN (SELECT article_id FROM hand_ins WHERE answer IS NULL)'' END');
END $$;
