CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "contact_messages_created_at_index";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("kind","done_at") WHERE due_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_new" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_handled_at" ON "contact_messages" USING btree ("handled_at") WHERE handled_at is not null;--> statement-breakpoint
INSERT INTO "outbox" ("kind", "payload", "created_at", "due_at", "attempts")
SELECT 'mail', jsonb_build_object('receiver', 'clinic', 'template', 'new-message', 'messageId', "id"), now(), now(), "notice_attempts"
FROM "contact_messages" WHERE "notice_due_at" IS NOT NULL ORDER BY "id";--> statement-breakpoint
UPDATE "contact_messages" SET "notice_due_at" = NULL WHERE "notice_due_at" IS NOT NULL;
