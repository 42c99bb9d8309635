import { subDays } from 'date-fns/subDays';
import type { SQLWrapper } from 'drizzle-orm';
import type { AnsweredPage, ToDoGroups } from '../../shared/contract/to-do.ts';
import { paths } from '../../shared/paths.ts';
import type { Context } from '../context.ts';
import { and, desc, eq, gt, inArray, lte, sql } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { articleBin } from '../db/schema/articles/bin.ts';
import { readerFeedback as answers } from '../db/schema/reader-feedback.ts';
import { FEEDBACK_DAYS } from '../feedback/feedback.ts';
import { MAX_LISTED } from './groups.ts';

/** The most answers that are counted by page; a magazine with 800 answers a month has as many in a year. */
const MAX_ANSWERS = 10_000;
const MAX_WORDS = 10;

/** An article by its id, because its address may have changed since. */
const pageKey = sql<string>`coalesce(${answers.articleId}::text, ${answers.path})`;
const isOpen = sql<boolean>`(${answers.words} is not null and ${answers.handledAt} is null)`;

/** Pages with unhandled comments, the newest first; then those that were unclear most often. */
export async function readerFeedback(context: Context): Promise<ToDoGroups['readerFeedback']> {
  const pages = await listPages(context);
  const words = await listWords(
    context,
    pages.filter(({ open }) => open > 0).map(({ key }) => key),
  );
  return {
    total: pages[0]?.total ?? 0,
    entries: pages.map(({ key, path, articleId, title, language, slug, type, yes, no, open }) => {
      const ofPage = words.filter((word) => word.key === key);
      return {
        path: slug !== null && type !== null ? paths.magazineItem({ slug, type }) : path,
        article: articleId !== null && title !== null && language !== null ? { id: articleId, title, language } : null,
        yes,
        no,
        words: ofPage.map(toWords),
        moreWords: open - ofPage.length,
      };
    }),
  };
}

const recentAnswers = ({ db, clock }: Context) =>
  db
    .select({
      id: answers.id,
      key: pageKey.as('key'),
      path: answers.path,
      articleId: answers.articleId,
      isClear: answers.isClear,
      words: answers.words,
      isOpen: isOpen.as('is_open'),
      createdAt: answers.createdAt,
    })
    .from(answers)
    // An article in the bin cannot be edited.
    .where(
      and(
        gt(answers.createdAt, subDays(clock(), FEEDBACK_DAYS)),
        sql`not exists (select from ${articleBin} where ${articleBin.articleId} = ${answers.articleId})`,
      ),
    )
    .orderBy(desc(answers.createdAt))
    .limit(MAX_ANSWERS)
    .as('recent');

/** Only the pages that are listed are looked up among the articles. */
function listPages(context: Context) {
  const recent = recentAnswers(context);
  const isThis = (condition: SQLWrapper) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const newestOpen = sql`max(${recent.createdAt}) filter (where ${recent.isOpen})`;
  const no = isThis(sql`not ${recent.isClear}`);
  const pages = context.db
    .select({
      key: recent.key,
      path: sql<string>`min(${recent.path})`.as('page_path'),
      articleId: sql<number | null>`min(${recent.articleId})`.as('page_article'),
      yes: isThis(recent.isClear).as('yes'),
      no: no.as('no'),
      open: isThis(recent.isOpen).as('open'),
      total: sql<number>`(sum(count(*) filter (where ${recent.isOpen})) over ())::int`.as('total'),
      place: sql<number>`row_number() over (order by ${newestOpen} desc nulls last, ${no} desc, ${recent.key})`.as(
        'place',
      ),
    })
    .from(recent)
    .groupBy(recent.key)
    .orderBy(sql`place`)
    .limit(MAX_LISTED)
    .as('pages');
  return context.db
    .select({
      key: pages.key,
      path: pages.path,
      articleId: articles.id,
      title: articles.title,
      language: articles.language,
      slug: articles.slug,
      type: articles.type,
      yes: pages.yes,
      no: pages.no,
      open: pages.open,
      total: pages.total,
    })
    .from(pages)
    .leftJoin(articles, eq(articles.id, pages.articleId))
    .orderBy(pages.place);
}

async function listWords(context: Context, keys: string[]) {
  if (keys.length === 0) return [];
  const recent = recentAnswers(context);
  const ranked = context.db
    .select({
      id: recent.id,
      key: recent.key,
      words: recent.words,
      isClear: recent.isClear,
      createdAt: recent.createdAt,
      place:
        sql<number>`row_number() over (partition by ${recent.key} order by ${recent.createdAt} desc, ${recent.id} desc)`.as(
          'place',
        ),
    })
    .from(recent)
    .where(and(recent.isOpen, inArray(recent.key, keys)))
    .as('ranked');
  return context.db.select().from(ranked).where(lte(ranked.place, MAX_WORDS)).orderBy(ranked.place);
}

const toWords = ({
  id,
  words,
  isClear,
  createdAt,
}: Awaited<ReturnType<typeof listWords>>[number]): AnsweredPage['words'][number] => ({
  id,
  text: words ?? '',
  isClear,
  createdAt: createdAt.toISOString(),
});
