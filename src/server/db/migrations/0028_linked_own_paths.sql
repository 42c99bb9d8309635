-- As in 0025, and also the paths of this site that an article links to, without their query.
DROP INDEX "articles_linked";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION linked_addresses(content text, sources jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT left(regexp_replace(lower(coalesce(link[1], link[2])), '(?!^)/(?=[?]|$)', ''), 200)), '{}')
  FROM regexp_matches(
    content || ' ' || sources::text,
    '(?:href="|"address": ")\s*(?:(?:https?:)?//(?:[^/?#"@]*@)?([a-z0-9_/.:~?=+,-]*)|(/(?!/)[a-z0-9_/.:~=+,-]*))',
    'gi'
  ) AS link
$$;
--> statement-breakpoint
CREATE INDEX "articles_linked" ON "articles" USING gin (linked_addresses(content, sources)) WITH (fastupdate=false) WHERE is_published;
