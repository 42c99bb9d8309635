import { z } from 'zod';
import { ArticleLanguage, ArticleType, NamedArticle } from './articles/articles.ts';
import { Colleague } from './articles/hand-ins.ts';
import { ScheduledArticle } from './articles/schedules.ts';
import { endpoint } from './endpoint.ts';

/** The first entries of a group, and their number, which stops one above the limit. */
const group = <Entry extends z.ZodType>(entry: Entry) => z.object({ total: z.number().int(), entries: z.array(entry) });

const Article = z.object({
  id: z.number().int(),
  title: z.string(),
  type: ArticleType,
  language: ArticleLanguage,
  isPublished: z.boolean(),
  /** The version, for bulk changes. */
  version: z.number().int(),
});

const OldDraft = Article.extend({ updatedAt: z.iso.datetime() });
export type OldDraft = z.infer<typeof OldDraft>;

const UndescribedPictures = Article.extend({
  /** Pictures in the text without a description. */
  inText: z.number().int(),
  isCoverUndescribed: z.boolean(),
});
export type UndescribedPictures = z.infer<typeof UndescribedPictures>;

const RemotePictures = Article.extend({ hosts: z.array(z.string()) });

/** An article that was handed in, given back or published: when, by whom and what they noted. */
const HandedIn = Article.extend({
  note: z.string().nullable(),
  at: z.iso.datetime(),
  by: Colleague.nullable(),
  /** Whom a waiting one is for; null for everybody who may publish. */
  receiver: Colleague.nullable(),
});
export type HandedIn = z.infer<typeof HandedIn>;

/** A page with readers' answers, and their unhandled comments, newest first. */
const AnsweredPage = z.object({
  path: z.string(),
  /** Null for a page about care. */
  article: NamedArticle.nullable(),
  /** Number of answers in the last year. */
  yes: z.number().int(),
  no: z.number().int(),
  /** The newest ten comments. */
  words: z.array(
    z.object({ id: z.number().int(), text: z.string(), isClear: z.boolean(), createdAt: z.iso.datetime() }),
  ),
  moreWords: z.number().int(),
});
export type AnsweredPage = z.infer<typeof AnsweredPage>;

/** A published article that needs a medical review; `reviewedOn` and the rest describe the review that counts. */
const PendingReview = z.object({
  id: z.number().int(),
  title: z.string(),
  type: ArticleType,
  language: ArticleLanguage,
  reviewedOn: z.iso.date().nullable(),
  dueOn: z.iso.date().nullable(),
  reviewer: z.string().nullable(),
  isReviewerActive: z.boolean(),
});
export type PendingReview = z.infer<typeof PendingReview>;

/** A page about care that needs a medical review. */
const PendingPage = z.object({
  /** Its address. */
  path: z.string(),
  /** What staff change it in; null where the admin cannot. */
  document: z.string().nullable(),
  dueOn: z.iso.date(),
  /** The review that readers see; null where only the build is known. */
  reviewedOn: z.iso.date().nullable(),
  reviewer: z.string().nullable(),
  /** Who takes it over from a reviewer who left. */
  successor: z.string().nullable(),
});

const DeadLink = z.object({
  address: z.string(),
  askedAt: z.iso.datetime(),
  articles: z.array(NamedArticle),
  /** The paths of other pages with this link, such as those about care. */
  pages: z.array(z.string()),
});

export const ToDo = z.object({
  /** The total of all groups, for the header. */
  total: z.number().int(),
  /** `scheduled`: the number of schedules, failed ones included. */
  failedSchedules: group(ScheduledArticle).extend({ scheduled: z.number().int() }),
  /** `total`: without those for a colleague, and without published ones. */
  handIns: z.object({
    total: z.number().int(),
    /** For who may publish. */
    waiting: group(HandedIn),
    /** To the caller. */
    givenBack: group(HandedIn),
    /** Handed in by the caller, and published in the last week. */
    published: group(HandedIn),
  }),
  /** `total`: the number of comments; pages without comments come last. */
  readerFeedback: group(AnsweredPage),
  reviews: z.object({
    total: z.number().int(),
    due: group(PendingReview),
    changed: group(PendingReview),
    unreviewed: group(PendingReview),
    /** Pages about care, each in one of these: reviewed by somebody who left, due, or changed since. */
    leftPages: group(PendingPage),
    pages: group(PendingPage),
    changedPages: group(PendingPage),
  }),
  /** Documents of the site that nobody looked at for a while, the longest first. */
  documents: group(
    z.object({
      path: z.string(),
      title: z.string(),
      confirmedAt: z.iso.datetime().nullable(),
      confirmedBy: z.string().nullable(),
    }),
  ),
  /** The count stops at a hundred. */
  deadLinks: group(DeadLink),
  oldDrafts: group(OldDraft),
  /** Among the published articles that were changed last; `unchecked`: the number of the others. */
  undescribedPictures: group(UndescribedPictures).extend({ unchecked: z.number().int() }),
  remotePictures: group(RemotePictures),
});
export type ToDo = z.infer<typeof ToDo>;
export type ToDoGroups = Omit<ToDo, 'total'>;

export const getToDo = endpoint({
  method: 'GET',
  path: '/api/admin/to-do',
  access: 'magazine.read',
  status: 200,
  summary:
    'What waits for staff, in groups: the first 20 of each, and how many there are; above 1,000 they are counted no further.',
  response: ToDo,
});
