ALTER TABLE "account_links" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;