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
CREATE INDEX "hand_ins_handed_in_by_index" ON "hand_ins" USING btree ("handed_in_by");
