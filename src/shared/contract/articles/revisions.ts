import { z } from 'zod';
import { REVISION_PAGE_SIZE } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { pageFields } from '../lists.ts';
import { coerceDigits, pageParams, positiveInteger } from '../parameters.ts';
import { AdminArticle, ArticleLanguage } from './articles.ts';

/** `existing`: the article when its history began. */
export const RevisionReason = z.enum([
  'existing',
  'created',
  'imported',
  'saved',
  'restored',
  'draft-saved',
  'published',
  'unpublished',
  'published-as-scheduled',
  'unpublished-as-scheduled',
]);
export type RevisionReason = z.infer<typeof RevisionReason>;

const numberInPath = (label: string) => coerceDigits(positiveInteger(label));
const revisionNumber = z.number().int();

const Revision = z.object({
  /** Counts from 1 in each article, in the order of the changes. */
  number: revisionNumber,
  reason: RevisionReason,
  /** The number of the restored revision, for `restored`. */
  restoredFrom: revisionNumber.nullable(),
  /** Given by staff. */
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Null for a script, for revisions that are older than the history, and for an erased person. */
  author: z.object({ staffId: z.number().int(), name: z.string() }).nullable(),
  title: z.string(),
  /** Whether readers saw it. */
  isPublished: z.boolean(),
  /** Whether it belongs to draft changes of a published article, which readers do not see. */
  isDraft: z.boolean(),
  /** Whether it is the current article, or the current draft changes. */
  isCurrent: z.boolean(),
  /** How many earlier saves of the same person, within ten minutes, this entry stands for. */
  folded: z.number().int(),
});
export type Revision = z.infer<typeof Revision>;

const RevisionPage = z.object({
  revisions: z.array(Revision),
  /** Of the current article. */
  language: ArticleLanguage,
  ...pageFields,
});
export type RevisionPage = z.infer<typeof RevisionPage>;

/** Every field of the article at that time. Category and writer have their current names while they exist. */
export const RevisionArticle = AdminArticle.omit({
  id: true,
  createdAt: true,
  publishedAt: true,
  updatedAt: true,
  version: true,
  createdBy: true,
  writer: true,
});
export type RevisionArticle = z.infer<typeof RevisionArticle>;

const RevisionDetails = z.object({
  revision: Revision,
  article: RevisionArticle,
  /**
   * References of the revision that no longer exist. Restoring it needs another category, and leaves out the rest.
   */
  missing: z.object({
    /** The name that the category had. */
    category: z.string().nullable(),
    /** The name that the writer had. */
    writer: z.string().nullable(),
    /** Addresses of uploaded pictures. */
    pictures: z.array(z.string()),
  }),
});
export type RevisionDetails = z.infer<typeof RevisionDetails>;

const ArticleParams = z.object({ id: numberInPath('id') });
const RevisionParams = ArticleParams.extend({ number: numberInPath('number') });

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/revisions',
  access: 'magazine.read',
  status: 200,
  summary:
    'The history of an article, newest first: one entry for consecutive saves of one person within ten minutes. With `foldedInto`, the saves that this entry stands for.',
  params: ArticleParams,
  query: z.object({ ...pageParams(REVISION_PAGE_SIZE), foldedInto: numberInPath('foldedInto').optional() }),
  response: RevisionPage,
});

export const getRevision = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/revisions/:number',
  access: 'magazine.read',
  status: 200,
  summary: 'An article after one change.',
  params: RevisionParams,
  response: RevisionDetails,
});

export const nameRevision = endpoint({
  method: 'PATCH',
  path: '/api/admin/articles/:id/revisions/:number',
  access: 'articles.write-own',
  status: 200,
  summary: 'Names a revision, which is then kept for good; null removes the name.',
  params: RevisionParams,
  body: z.object({
    name: z
      .string('name must be text, or null')
      .trim()
      .max(100, 'Name can be at most 100 characters')
      .nullable()
      .transform((name) => name || null),
  }),
  response: Revision,
});
