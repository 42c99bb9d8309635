CREATE TABLE "searched_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"networks" smallint[] NOT NULL,
	"since" date NOT NULL,
	"is_shown" boolean NOT NULL
);
--> statement-breakpoint
-- What was searched before: shown once visitors of enough networks type it again, or forgotten with its numbers.
INSERT INTO "searched_terms" ("term", "networks", "since", "is_shown")
	SELECT DISTINCT "name", '{}'::smallint[], (now() AT TIME ZONE 'Europe/Amsterdam')::date, false
	FROM "daily_counts" WHERE "kind" IN ('search', 'missed-search');
