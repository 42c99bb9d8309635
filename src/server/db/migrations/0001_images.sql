CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "images_uploaded_at_index" ON "images" USING btree ("uploaded_at");