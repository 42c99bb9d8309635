CREATE TABLE "link_answers" (
	"address" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reader_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reader_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"article_id" integer,
	"is_clear" boolean NOT NULL,
	"words" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"staff_id" integer,
	"reviewer_name" text NOT NULL,
	"reviewer_profession" text NOT NULL,
	"reviewer_big_number" text NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"note" text,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "profession" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "big_number" text;--> statement-breakpoint
CREATE INDEX "link_answers_asked_at_index" ON "link_answers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "reader_feedback_path_created_at_index" ON "reader_feedback" USING btree ("path","created_at");--> statement-breakpoint
CREATE INDEX "reader_feedback_created_at_index" ON "reader_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "article_reviews_article_id_reviewed_at_index" ON "article_reviews" USING btree ("article_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "article_reviews_due_on_index" ON "article_reviews" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "article_reviews_staff_id_index" ON "article_reviews" USING btree ("staff_id");