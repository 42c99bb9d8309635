import type { ArticleLanguage } from '../../shared/contract/articles/articles.ts';
import type { Counted, Visits } from '../../shared/contract/visitors/visits.ts';
import { dayInAmsterdam, lastMondays } from '../../shared/dates/wall-time.ts';
import { paths } from '../../shared/paths.ts';
import { type SiteIndex, termsOf } from '../../shared/search/site-index.ts';
import { fold, isFiller, stemOf, wordsOf } from '../../shared/search/words.ts';
import type { Context } from '../context.ts';
import { inArray, sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { type CountKind, SEARCH_KINDS } from '../db/schema/daily-counts.ts';
import { requirePermission } from '../permissions.ts';

const MAX_PAGES = 200;
const MAX_OTHERS = 50;
/** Some are about people, and left out. */
const MAX_READ = 200;

type Row = { kind: CountKind | 'all'; name: string; total: number; lastDay: string; weeks: Record<string, number> };

/** The counters of the last weeks; the last week is not over yet. */
export async function listVisits(context: Context, { weeks }: { weeks: number }): Promise<Visits> {
  requirePermission(context, 'magazine.read');
  const today = dayInAmsterdam(context.clock());
  const mondays = lastMondays(today, weeks);
  const rows = await withoutPeople(context, await selectWeekly(context, mondays[0] ?? today, today));
  const articlesByPath = await articlesOf(context, rows);
  const perWeekOf = ({ weeks: counts }: Row) => mondays.map((_, week) => counts[week] ?? 0);
  const ofKind = (kind: Row['kind']): Counted[] =>
    rows
      .filter((row) => row.kind === kind)
      .slice(0, kind === 'page' ? MAX_PAGES : MAX_OTHERS)
      .map((row) => ({
        name: row.name,
        title: articlesByPath.get(row.name)?.title ?? null,
        language: articlesByPath.get(row.name)?.language ?? null,
        total: row.total,
        lastDay: row.lastDay,
        perWeek: perWeekOf(row),
      }));
  return {
    isCounting: context.countsVisits,
    weeks: mondays,
    perWeek: ofKind('all')[0]?.perWeek ?? mondays.map(() => 0),
    pages: ofKind('page'),
    referrers: ofKind('referrer'),
    searches: ofKind('search'),
    missedSearches: ofKind('missed-search'),
  };
}

const selectWeekly = ({ db }: Context, from: string, to: string): Promise<Row[]> =>
  rowsOf<Row>(
    db,
    sql`
      with weekly as materialized (
        select kind, name, (day - ${from}::date) / 7 as week, sum(count)::int as visits, max(day) as last_day
        from daily_counts where day between ${from}::date and ${to}::date and ${mayBeShown}
        group by 1, 2, 3
      ), lines as (
        select kind, name, sum(visits)::int as total, max(last_day) as last_day, json_object_agg(week, visits) as weeks,
          row_number() over (partition by kind order by sum(visits) desc, name collate "C") as rank
        from weekly group by kind, name
      ), totals as (
        select week, sum(visits)::int as visits, max(last_day) as last_day from weekly where kind = 'page' group by week
      )
      select kind, name, total, last_day::text as "lastDay", weeks
      from (
        select kind, name, total, last_day, weeks, rank from lines
        where rank <= ${MAX_READ}
        union all
        select 'all', '', sum(visits)::int, max(last_day), json_object_agg(week, visits), 1 from totals
        having count(*) > 0
      ) as found
      order by kind, rank`,
  );

type Titled = { title: string; language: ArticleLanguage };

/** Today's titles of the articles that exist, with their language, by path. */
async function articlesOf({ db }: Context, rows: Row[]): Promise<Map<string, Titled>> {
  const slugs = rows.flatMap(({ kind, name }) =>
    kind === 'page' ? (/^\/magazine\/\w+\/(.+)$/.exec(name)?.slice(1) ?? []) : [],
  );
  if (slugs.length === 0) return new Map();
  const { type, slug, title, language } = articles;
  const found = await db.select({ type, slug, title, language }).from(articles).where(inArray(slug, slugs));
  return new Map(found.map((article) => [paths.magazineItem(article), article]));
}

/** Staff read a search once visitors of so many networks typed it: what one household types is its own. */
export const LEAST_NETWORKS = 3;
/** Within so many days; then a term that fewer typed is forgotten, with its numbers. */
export const UNSHOWN_DAYS = 28;

const isSearch = sql`kind in (${sql.join(
  SEARCH_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

/** Whether a row of daily_counts may be read, as far as the database knows; ask `withoutPeople` for the rest. */
export const mayBeShown = sql`(not ${isSearch} or exists (
  select 1 from searched_terms where term = name and is_shown
))`;

/** Leaves out searches that may be about a person: pages change, and rules do. */
export async function withoutPeople<Row extends { kind: string; name: string }>(
  context: Context,
  rows: readonly Row[],
): Promise<Row[]> {
  const isOfSearch = ({ kind }: Row) => SEARCH_KINDS.some((one) => one === kind);
  const allowed = await tellsOfNobody(context, [...new Set(rows.filter(isOfSearch).map(({ name }) => name))]);
  return rows.filter((row) => !isOfSearch(row) || allowed.has(row.name));
}

/** Forgets terms that too few networks typed, then the numbers of searches that have no term. */
export async function forgetUnshownSearches({ db }: Context, today: string): Promise<void> {
  await db.execute(
    sql`delete from searched_terms where not is_shown and since < ${today}::date - ${UNSHOWN_DAYS}::int`,
  );
  await db.execute(sql`delete from daily_counts where ${isSearch}
    and not exists (select 1 from searched_terms where term = name)`);
  await db.execute(sql`delete from searched_terms where is_shown
    and not exists (select 1 from daily_counts where ${isSearch} and name = term)`);
}

/**
 * The terms of searches that staff may read. A single word is one: it says nothing about a person. Of several words each
 * is in a page of the site or in a published article, and none is a name. Words of need are never among them: nothing
 * about such a search is stored or shown.
 */
export async function tellsOfNobody(context: Context, terms: readonly string[]): Promise<Set<string>> {
  const index = await context.siteIndex().catch(() => undefined);
  const ordinary = terms.filter((term) => !index?.findHelp(term, 'nl'));
  const several = ordinary.map((term) => ({ term, words: partsOf(term) })).filter(({ words }) => words.length > 1);
  const inPages = index && wordsOfPages(index);
  const isInPages = (word: string) =>
    isFiller(word) ||
    // As the index reads it: B12 is two words.
    wordsOf(word).every(({ text }) => inPages?.has(text) || inPages?.has(stemOf(text)));
  const toAsk = new Set(several.flatMap(({ words }) => words).filter((word) => !isInPages(word)));
  const { inArticles, ofPeople } = await readWords(context, [...toAsk], several.length > 0);
  const isName = (word: string) => NAMES.has(word) || ofPeople.has(word);
  const isKnown = (word: string) => (isInPages(word) || inArticles.has(word)) && !isName(word);
  const hidden = new Set(several.filter(({ words }) => !words.every(isKnown)).map(({ term }) => term));
  return new Set(ordinary.filter((term) => !hidden.has(term)));
}

const partsOf = (term: string): string[] => (term.match(/[\p{L}\p{N}]+/gu) ?? []).map(fold);

const known = new WeakMap<SiteIndex, ReadonlySet<string>>();

/** Every word of the site's pages, and its stem. The team's page is made of names. */
function wordsOfPages(index: SiteIndex): ReadonlySet<string> {
  const stored = known.get(index);
  if (stored) return stored;
  const texts = index.pages
    .filter(({ href }) => !href.startsWith(paths.team))
    .flatMap(({ title, summary, text, keywords }) => [title, summary, text, ...keywords]);
  const words = new Set(wordsOf(texts.join(' ')).flatMap(({ text }) => termsOf(text)));
  known.set(index, words);
  return words;
}

type Words = { inArticles: ReadonlySet<string>; ofPeople: ReadonlySet<string> };

/** Which of these words a published article has, and the words of the names of writers and authors. */
async function readWords({ db }: Context, words: string[], isNeeded: boolean): Promise<Words> {
  if (!isNeeded) return { inArticles: new Set(), ofPeople: new Set() };
  const rows = await rowsOf<{ word: string; isName: boolean }>(
    db,
    sql`
      select word, false as "isName" from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
      where exists (
        select 1 from articles where is_published and search_vector @@ plainto_tsquery('clinic_dutch', word)
      )
      union all select name, true from writers
      union all (select distinct author, true from articles)`,
  );
  return {
    inArticles: new Set(rows.flatMap(({ word, isName }) => (isName ? [] : [word]))),
    ofPeople: new Set(
      rows.flatMap(({ word, isName }) => (isName ? partsOf(word).filter((part) => !isFiller(part)) : [])),
    ),
  };
}

/**
 * Frequent first names and surnames of the Netherlands, without those that are words of care, such as Roos or Hart. A
 * search with one of them beside other words is about a person.
 */
const NAMES: ReadonlySet<string> = new Set(
  `aad abdel abdullah achmed adam adri adriaan adriana agnes ahmed aisha albert alex alexander ali alice amber amy ana
  andrea andre angela anita anja anke ankie ann anna anne annelies annemarie annemiek anneke annet annette annie anouk
  anton antoinette antoon arend arie arjan arjen arno arnold arthur astrid barbara bart bas bastiaan beatrix ben
  bernard bert betsy bianca bob bram brigitte carla carlo carolien caroline cees chantal charlotte chris christiaan
  christina christine cindy claudia cor corina corrie daan daniel danielle david debbie demi dennis diana dick diederik
  dirk dorien dorothea edith edwin eefje elisabeth ella ellen els elske emiel emily emma eric erik erna ernst esmee
  esther eva evelien evelyn fatima femke fenna ferdinand fien fleur floor floris francien francisca frank frans fred
  frederik freek frits gea geert gerard gerda gerrit gert gijs gina govert greet greetje guus hanna hannah hanneke hans
  harm harrie harry hassan heidi hein helena henk hendrik henny henriette herman hetty hilde hugo ibrahim ilse ina ine
  inge ingeborg ingrid irene isa isabel ivo jaap jack jacob jacqueline jacques jan janna janneke jannie jans janus jasmijn
  jasper jeanette jelle jeroen jesse jet jip joan job jochem joep johan johanna johannes john jolanda jolien joop joost
  jordy joris jos josef jose josephine joyce judith jules julia julian juliette jurgen kaj karel karen karim karin
  kathleen kees kelly kevin khadija kim klaas klara koen koos laura laurens leah lena lennart leo leon lenny liam lida
  lien lies lieke liesbeth lieve lily linda lisa lisanne lisette loes lotte louis louise luc lucas lucia luuk maaike
  maarten madelief manon marc marcel maria marian marianne marieke marielle marije marijke marijn marina marion marissa
  mariska marjan marjolein marjon mark marlies marloes marlou martijn martin martine mathijs matthijs maud maurice maurits
  max maxime melanie melissa menno mia michael michel michelle mieke miep mien mila milan mirjam mo mohamed mohammed
  monique mustafa nadia nancy natalie natasja nathalie neeltje nick nico nicole niek niels nienke nina noah noor nora
  olga olivia omar oscar otto pascal patricia patrick paul paula pauline peter petra piet pieter pim pleun quinten rachel
  rachid ralf ramon raymond rebecca remco rene renate ria rianne riet rik rita rob robbert robert robin roel roelof rogier
  romy ronald rosa rosalie ruben rudi rudolf ruud ruth saar sabine samir sandra sanne sara sarah saskia sem sharon sharona
  siem simon simone sjaak sjoerd sofia sonja sophie stan stefan stephan steven stijn suzanne sven sylvia tamara tanja
  tara teun thea theo thijs thomas tijn tim tineke tinus titia tobias tom ton tonnie toon truus tygo valerie vera
  veronique victor vincent wendy werner wessel wesley willeke willem willemijn wilma wim wout wouter xander yara yasmin
  youssef yusuf yvette yvonne zoe
  aalbers aarts achterberg adriaanse arends backer bakker barendregt bax beekman bekker berends blom boer boersma
  bogaard boogaard boon bosch bosman bosma bouwman braam brouwer brouwers bruijn bruin burger buijs claessen
  dekker dijk dijkman dijkstra doorn driessen evers faber gerritsen goossens haan hendriks hermans heijden
  hoekstra hofman huisman jacobs jansen janssen jansens janssens jonker kaya kamp kerkhof klaassen kok
  koning konings koster kramer kuiper kuijpers laan lammers leeuw leeuwen linden loon martens meijer meyer
  mertens meulen michiels moll mulder muller nguyen nijland oostrom otten peeters peters pieters pol postma
  prins ramaker ramakers reijnders rijn ruiter sanders schaap scholten schouten schrijver schuurman simons singh
  smeets smit smits smulders snoek spek stam swinkels teunissen timmer timmerman timmermans tuin veen veenstra
  velde venema verbeek verberne verhagen verhoeven verhoef vermeer vermeulen vermeij versteeg vink visser vliet
  vos vries vroom weert wester wiersma wijk wijnen willems wolf wolters yilmaz zijlstra`.split(/\s+/),
);
