import { paths } from '../../../shared/paths.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { handIns } from '../../db/schema/articles/hand-ins.ts';
import { staff } from '../../db/schema/staff.ts';
import type { HandInNews, Template } from '../../mail/mail.ts';
import { selectHandIns } from './find.ts';

type Found = Awaited<ReturnType<typeof selectHandIns>>[number];

/** Tells a person what was handed in for them, or what became of what they handed in, in one mail. */
export const handInMail: Template<'hand-in'> = {
  write: async ({ db, siteUrl }, rows) => {
    const [account] = await db
      .select()
      .from(staff)
      .where(and(eq(staff.id, rows[0]?.staffId ?? 0), eq(staff.isActive, true)));
    if (!account) return undefined;
    const ids = rows.map(({ articleId }) => articleId);
    const found = await selectHandIns(db).where(inArray(handIns.articleId, ids));
    // What was taken back, answered or handed in again since is no news.
    const news = found.filter((one) => rows.some((row) => row.articleId === one.articleId && row.news === newsOf(one)));
    const [only] = news;
    if (!only) return undefined;
    const subject = news.length === 1 ? `${SUBJECTS[newsOf(only)]}: ${only.title}` : `News of ${news.length} articles`;
    const texts = news.map((one) => `${sentenceOf(one)}\n${siteUrl}${paths.editor(one.articleId)}`);
    return { to: account.email, subject, text: `${texts.join('\n\n')}\n` };
  },
};

const newsOf = ({ answer }: Pick<Found, 'answer'>): HandInNews => answer ?? 'handed-in';

const SUBJECTS: Record<HandInNews, string> = {
  'handed-in': 'Handed in',
  'given-back': 'Given back',
  published: 'Published',
};

function sentenceOf({ title, answer, note, handerName, answererName, answerNote }: Found): string {
  if (answer === 'published') return `“${title}” was published. Readers see it now.`;
  const [who, what, said] =
    answer === null
      ? [handerName ?? 'A former colleague', 'handed in', note]
      : [answererName ?? 'A former colleague', 'gave back', answerNote];
  return `${who} ${what} “${title}”${said ? `:\n\n${quote(said)}\n` : '.'}`;
}

const quote = (text: string) => text.replaceAll(/^/gm, '> ');
