CREATE TABLE "second_factors" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer,
	"recovery_code_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "password_is_temporary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;