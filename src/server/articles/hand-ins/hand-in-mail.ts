import { paths } from '../../../shared/paths.ts';
import type { Language } from '../../../shared/words/words.ts';
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
    const { subjects, several, sentence } = TEXTS[account.language];
    const subject = news.length === 1 ? `${subjects[newsOf(only)]}: ${only.title}` : several(news.length);
    const texts = news.map((one) => `${withNote(sentence(one), one)}\n${siteUrl}${paths.editor(one.articleId)}`);
    return { to: account.email, subject, text: `${texts.join('\n\n')}\n` };
  },
};

const newsOf = ({ answer }: Pick<Found, 'answer'>): HandInNews => answer ?? 'handed-in';

type Texts = {
  subjects: Record<HandInNews, string>;
  several: (count: number) => string;
  /** Without its full stop: a note may follow. */
  sentence: (found: Found) => string;
};

const TEXTS: Record<Language, Texts> = {
  en: {
    subjects: { 'handed-in': 'Handed in', 'given-back': 'Given back', published: 'Published' },
    several: (count) => `News of ${count} articles`,
    sentence: ({ title, answer, handerName, answererName }) => {
      if (answer === 'published') return `“${title}” was published. Readers see it now`;
      return answer === null
        ? `${handerName ?? 'A former colleague'} handed in “${title}”`
        : `${answererName ?? 'A former colleague'} gave back “${title}”`;
    },
  },
  nl: {
    subjects: { 'handed-in': 'Ingeleverd', 'given-back': 'Teruggegeven', published: 'Gepubliceerd' },
    several: (count) => `Nieuws over ${count} artikelen`,
    sentence: ({ title, answer, handerName, answererName }) => {
      if (answer === 'published') return `“${title}” is gepubliceerd. Lezers zien het nu`;
      return answer === null
        ? `${handerName ?? 'Een vroegere collega'} heeft “${title}” ingeleverd`
        : `${answererName ?? 'Een vroegere collega'} heeft “${title}” teruggegeven`;
    },
  },
};

function withNote(sentence: string, { answer, note, answerNote }: Found): string {
  const said = answer === null ? note : answer === 'given-back' && answerNote;
  return said ? `${sentence}:\n\n${said.replaceAll(/^/gm, '> ')}\n` : `${sentence}.`;
}
