import { subDays } from 'date-fns/subDays';
import type { ToDoGroups } from '../../shared/contract/to-do.ts';
import { findPublishers, selectHandIns } from '../articles/hand-ins/find.ts';
import { PUBLISHED_DAYS } from '../articles/hand-ins/hand-ins.ts';
import type { Context } from '../context.ts';
import { and, asc, desc, eq, gt, isNull, sql } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { handIns } from '../db/schema/articles/hand-ins.ts';
import { articleSchedules } from '../db/schema/articles/schedules.ts';
import { allows } from '../permissions.ts';
import { colleague } from '../staff/accounts.ts';
import { MAX_LISTED } from './groups.ts';

type Group = ToDoGroups['handIns'];
type Row = Awaited<ReturnType<typeof selectHandIns>>[number];

/** More never wait. If they do, what is for the caller is among them. */
const MAX_READ = 200;

/** What waits for the caller to publish it, and what became of what they handed in. */
export async function listHandIns(context: Context): Promise<Group> {
  const { waiting, forOthers } = await waitingFor(context);
  const { givenBack, published } = await answersTo(context);
  return {
    // A colleague does what was handed in to them, and what was published asks for nothing.
    total: waiting.length + givenBack.total,
    waiting: {
      total: waiting.length + forOthers.length,
      entries: [...waiting, ...forOthers].slice(0, MAX_LISTED),
    },
    givenBack,
    published,
  };
}

/** First what is for the caller, then what is for everybody, the longest waiting first. */
async function waitingFor({ db, actor }: Context) {
  if (actor.kind !== 'staff' || !allows(actor, 'articles.publish')) return { waiting: [], forOthers: [] };
  const scheduledSince = sql`exists (select from ${articleSchedules} where ${articleSchedules.articleId} = ${handIns.articleId}
    and ${articleSchedules.action} <> 'unpublish' and ${articleSchedules.createdAt} > ${handIns.handedInAt})`;
  const rows = await selectHandIns(db)
    .where(and(isNull(handIns.answer), sql`not ${scheduledSince}`))
    .orderBy(
      desc(sql`${handIns.receiver} is not distinct from ${actor.staffId}::integer`),
      asc(handIns.handedInAt),
      asc(handIns.articleId),
    )
    .limit(MAX_READ);
  const publishers = rows.length > 0 ? await findPublishers(db) : [];
  const entries = rows.map((row) => ({
    ...toArticle(row),
    note: row.note,
    at: row.handedInAt.toISOString(),
    by: colleague(row.handedInBy, row.handerName),
    receiver: publishers.find(({ staffId }) => staffId === row.receiver) ?? null,
  }));
  const ofCaller = entries.filter(({ receiver }) => receiver?.staffId === actor.staffId);
  return {
    waiting: [...ofCaller, ...entries.filter(({ receiver }) => receiver === null)],
    forOthers: entries.filter(({ receiver }) => receiver !== null && receiver.staffId !== actor.staffId),
  };
}

/** What was given back to the caller, and what of theirs was published in the last week, the newest first. */
async function answersTo({ db, actor, clock }: Context): Promise<Pick<Group, 'givenBack' | 'published'>> {
  if (actor.kind !== 'staff') return { givenBack: NONE, published: NONE };
  const rows = await selectHandIns(db)
    .where(
      and(
        eq(handIns.handedInBy, actor.staffId),
        sql`(${handIns.answer} = 'given-back' or ${articles.isPublished} and ${gt(handIns.answeredAt, subDays(clock(), PUBLISHED_DAYS))})`,
      ),
    )
    .orderBy(desc(handIns.answeredAt), asc(handIns.articleId))
    .limit(MAX_READ);
  const group = (answer: Row['answer']) => {
    const found = rows.filter((row) => row.answer === answer);
    return { total: found.length, entries: found.slice(0, MAX_LISTED).map(toAnswered) };
  };
  return { givenBack: group('given-back'), published: group('published') };
}

const NONE = { total: 0, entries: [] };

const toAnswered = (row: Row) => ({
  ...toArticle(row),
  note: row.answerNote,
  at: (row.answeredAt ?? row.handedInAt).toISOString(),
  by: colleague(row.answeredBy, row.answererName),
  receiver: null,
});

const toArticle = ({ articleId: id, title, type, language, isPublished, version }: Row) => ({
  ...{ id, title, type, language, isPublished, version },
});
