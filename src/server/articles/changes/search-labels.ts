import { type SQL, sql } from 'drizzle-orm';

type Names<Text> = { category: Text; writer: Text; author: Text; tags: Text };

/**
 * The names that a search finds an article by, each once. Copied into the article's row, so that a search reads one
 * table. In SQL, so that renaming a category reads no articles into memory.
 */
export const searchLabels = ({ category, writer, author, tags }: Names<SQL>): SQL => sql`coalesce((
  select string_agg(name, ' ' order by place) from (
    select name, min(place) as place
    from unnest(array[${category}, ${writer}, ${author}]::text[] || ${tags}) with ordinality as names(name, place)
    where name <> '' group by name
  ) as once), '')`;
