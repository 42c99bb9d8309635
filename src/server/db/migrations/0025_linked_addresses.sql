-- The beginnings of the addresses that an article links to: without protocol, account and a slash at the end of the
-- path, up to the first character that has several notations. `linkedBeginnings` in links/linked-from.ts makes the
-- same of an address.
CREATE FUNCTION linked_addresses(content text, sources jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT left(regexp_replace(lower(link[1]), '/(?=[?]|$)', ''), 200)), '{}')
  FROM regexp_matches(
    content || ' ' || sources::text,
    '(?:href="|"address": ")\s*(?:https?:)?//(?:[^/?#"@]*@)?([a-z0-9_/.:~?=+,-]*)',
    'gi'
  ) AS link
$$;
--> statement-breakpoint
CREATE INDEX "articles_linked" ON "articles" USING gin (linked_addresses(content, sources)) WITH (fastupdate=false) WHERE is_published;
