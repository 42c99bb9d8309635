CREATE FUNCTION folded_tags(tags text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN ARRAY(SELECT clinic_fold(tag) FROM unnest(tags) AS tag);
--> statement-breakpoint
CREATE INDEX "articles_subjects" ON "articles" USING gin (folded_tags("tags")) WITH (fastupdate=false) WHERE is_published;