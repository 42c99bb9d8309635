import { paths } from '../../shared/paths.ts';
import { type SiteIndex, termsOf } from '../../shared/search/site-index.ts';
import { fold, isFiller, stemOf, wordsOf } from '../../shared/search/words.ts';
import type { Context } from '../context.ts';
import { sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { SEARCH_KINDS } from '../db/schema/daily-counts.ts';

/* Which searches may be stored, shown to staff and kept, so that none leads to a person. */

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
