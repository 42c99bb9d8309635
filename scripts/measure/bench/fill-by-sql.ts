import { plainText } from '../../../src/server/articles/body/convert-html.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { writers } from '../../../src/server/db/schema/writers.ts';
import { readStarterMagazine } from '../../../src/server/operations/starter/read.ts';
import { vacuumAnalyze } from '../../../tests/support/database/vacuum.ts';
import { RARE_WORDS, withoutIndexes } from './fill.ts';

const BATCH = 25_000;
/** Parallel inserts, each on its own connection: one insert uses one core. */
const LANES = 2;

/**
 * Fills an empty Postgres with as many articles as `fillWithArticles` would, of the same kind, in a fraction of the
 * time: the database generates the rows, and fills the word lists from the fragments of the texts instead of from each
 * article. `insertAll` replaces the latter in the test that compares both.
 */
export async function fillBySql(db: Database, total: number, insertAll = insertWithoutTriggers): Promise<void> {
  const magazine = await readStarterMagazine('content/magazine');
  const texts = await Promise.all(magazine.articles.map(({ input }) => plainText(input.content)));
  const titles = magazine.articles.map(({ input }) => input.title.split(' '));
  await db.insert(writers).values(magazine.writers.map(({ key: _key, ...writer }) => writer));
  await db.execute(sql`create unlogged table fill (kind text, place int, text text, primary key (kind, place))`);
  const store = (kind: string, list: readonly string[]) =>
    db.execute(sql`insert into fill select ${kind}::text, n - 1, t
      from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb) with ordinality as list(t, n)`);
  const sentences = texts.flatMap((text) => text.match(/[^.!?]+[.!?]/g) ?? []);
  await store(
    'sentence',
    sentences.map((sentence) => sentence.trim()),
  );
  await store('noun', [...new Set(texts.flatMap((text) => text.match(/\b[a-z]{4,9}\b/g) ?? []))]);
  await store(
    'head',
    titles.map((words) => words.slice(0, 3).join(' ')),
  );
  await store(
    'tail',
    titles.map((words) => words.slice(-3).join(' ')),
  );
  await store(
    'tag',
    magazine.articles.flatMap(({ input }) => input.tags),
  );
  await store('rare', RARE_WORDS);
  await db.execute(sql`insert into fill select 'category', row_number() over (order by id) - 1, name from categories`);
  await db.execute(sql`insert into fill select 'writer', row_number() over (order by id) - 1, name from writers`);
  for (const statement of [SPREAD, PARAGRAPHS, 'analyze fill']) await db.execute(sql.raw(statement));

  await insertAll(db, total);
  for (const statement of ['drop table fill', DROP_SPREAD]) await db.execute(sql.raw(statement));
  await vacuumAnalyze(db);
}

async function insertWithoutTriggers(db: Database, total: number): Promise<void> {
  await withoutIndexes(db, async () => {
    await db.execute(sql`alter table articles disable trigger user`);
    const starts = Array.from({ length: Math.ceil(total / BATCH) }, (_, batch) => batch * BATCH);
    const lane = async () => {
      for (let start = starts.shift(); start !== undefined; start = starts.shift())
        await db.execute(sql.raw(insertArticles(start, Math.min(start + BATCH, total))));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    for (const statement of LISTS) await db.execute(sql.raw(statement));
    await db.execute(sql`alter table articles enable trigger user`);
  });
}

const PARAGRAPHS_TOTAL = 20_000;
const SENTENCES = 6;
const SYLLABLES = ['ba', 'de', 'fi', 'go', 'hu', 'ka', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'zu'];

/** Spreads numbers over `size` places, the same way at every run; each `salt` another way. */
const SPREAD = `create function fill_spread(number bigint, salt int, size bigint) returns int language sql immutable
  return ((hashint8extended(number, salt) & 2147483647) % size)::int`;
const DROP_SPREAD = 'drop function fill_spread(bigint, int, bigint)';

const spread = (number: string, salt: number, size: number | string) => `fill_spread(${number}, ${salt}, ${size})`;
const sizeOf = (kind: string) => `(select count(*) from fill where kind = '${kind}')`;
/** A join with the fragment of this kind that belongs to a number. */
const pick = (kind: string, name: string, salt: number, number = 'number') =>
  `join fill ${name} on ${name}.kind = '${kind}' and ${name}.place = ${spread(number, salt, sizeOf(kind))}`;

/** The bodies are made of these, because choosing every sentence of every article takes too long. */
const PARAGRAPHS = `insert into fill select 'paragraph', number, string_agg(sentence.text, ' ' order by turn)
  from generate_series(0, ${PARAGRAPHS_TOTAL - 1}) as number cross join generate_series(1, ${SENTENCES}) as turn
  ${pick('sentence', 'sentence', 1, `number * ${SENTENCES} + turn`)} group by number`;

const invented = [1, 2, 3, 4]
  .map((turn) => `('{${SYLLABLES.join(',')}}'::text[])[1 + ${spread('number', 20 + turn, SYLLABLES.length)}]`)
  .join(' || ');
/** A rare compound in one of five, a rare word in one of a thousand, as in `fillWithArticles`. */
const ending = `case when number % 5 = 0 then ' Dit gaat over ' || noun1.text || noun2.text || '.' else '' end
  || case when number % 1000 = 7 then ' Onderzoek naar ' || rare.text || ' loopt nog.' else '' end`;

const texts = (
  start: number,
  end: number,
) => `select number, category.text as category, writer.text as writer, tag.text as tag,
    head.text || ' ' || tail.text || case when number % 10 = 0 then ' ' || ${invented} else '' end as title,
    left(excerpt.text, 160) as excerpt, part1.text as first, part2.text as second, part3.text || ${ending} as third,
    timestamptz '2026-01-01 00:00Z' - number * interval '15 minutes' as at
  from generate_series(${start}, ${end - 1}) as number
  ${pick('category', 'category', 2)} ${pick('writer', 'writer', 3)} ${pick('tag', 'tag', 4)}
  ${pick('head', 'head', 5)} ${pick('tail', 'tail', 6)} ${pick('sentence', 'excerpt', 7)}
  ${pick('paragraph', 'part1', 8)} ${pick('paragraph', 'part2', 9)} ${pick('paragraph', 'part3', 10)}
  ${pick('noun', 'noun1', 11)} ${pick('noun', 'noun2', 12)} ${pick('rare', 'rare', 13)}`;

/** Articles `start` to `end`: 9 in 10 published, 1 in 10 a video, a quarter of an hour apart. */
export const insertArticles = (start: number, end: number) => `
  insert into articles (slug, title, content, content_text, excerpt, category_id, type, author, writer_id, is_published,
    tags, byline, created_at, updated_at, published_at)
  select 'artikel-' || number, title, '<p>' || first || '</p><p>' || second || '</p><p>' || third || '</p>',
    first || ' ' || second || ' ' || third, excerpt, categories.id, case when number % 10 = 3 then 'video' else 'article' end,
    writer, writers.id, number % 10 <> 9, array[tag], writer,
    at, at, case when number % 10 <> 9 then at end
  from (${texts(start, end)}) as text
  join categories on categories.name = category join writers on writers.name = writer order by number`;

/** Every fragment of the articles' texts, once; no word spans two fragments. */
const fragments = `select text from fill where kind not in ('paragraph', 'noun', 'rare')
  union all select left(text, 160) from fill where kind = 'sentence'
  union all select title from articles where title ~ '[a-z]{8}$' and substr(slug, 9)::int % 10 = 0
  union all select substring(content_text from '[^.]+\\.$') from articles where substr(slug, 9)::int % 5 = 0 or substr(slug, 9)::int % 1000 = 7
  union all select replace(text, '-', '') from fill where kind in ('head', 'tail')`;

/** The rows that the triggers of `articles` would have stored. */
const LISTS = [
  `insert into article_counts (category_id, type, is_published, total)
    select category_id, type, is_published, count(*) from articles group by 1, 2, 3`,
  `create unlogged table fill_fragments as select distinct text from (${fragments}) as fragments`,
  `insert into search_terms select distinct term from (
      select text from fill where kind in ('head', 'tail', 'category', 'writer', 'tag')
      union all select title from articles where substr(slug, 9)::int % 10 = 0) as named,
    regexp_split_to_table(clinic_fold(text), '[^[:alnum:]]+') as term where length(term) >= 4 on conflict do nothing`,
  `insert into search_lexemes select distinct lexeme
    from fill_fragments, unnest(tsvector_to_array(to_tsvector('clinic_dutch', text))) as lexeme on conflict do nothing`,
  `insert into search_words select distinct possible_compounds(text) from fill_fragments`,
  'drop table fill_fragments',
];
