import { ACCOUNT_EXAMPLES } from './examples/account.ts';
import { ACTIVITY_EXAMPLES } from './examples/activity.ts';
import { ARTICLE_LIFE_EXAMPLES } from './examples/article-life.ts';
import { ARTICLE_EXAMPLES } from './examples/articles.ts';
import type { Example } from './examples/example-article.ts';
import { MESSAGE_EXAMPLES } from './examples/messages.ts';
import { PEOPLE_EXAMPLES } from './examples/people.ts';
import { PICTURE_EDIT_EXAMPLES } from './examples/picture-edits.ts';
import { PICTURE_EXAMPLES } from './examples/pictures.ts';
import { REVIEW_EXAMPLES } from './examples/reviews.ts';
import { SEARCH_EXAMPLES } from './examples/search.ts';
import { SITE_DOCUMENT_EXAMPLES } from './examples/site-documents.ts';
import { TO_DO_EXAMPLES } from './examples/to-do.ts';
import { VISIT_EXAMPLES } from './examples/visits.ts';
import { WRITER_AND_CATEGORY_EXAMPLES } from './examples/writers-categories.ts';

/** A request and a response of every endpoint, in files by subject. */
export const EXAMPLES: Record<string, Example> = {
  ...ACCOUNT_EXAMPLES,
  ...ACTIVITY_EXAMPLES,
  ...ARTICLE_EXAMPLES,
  ...ARTICLE_LIFE_EXAMPLES,
  ...MESSAGE_EXAMPLES,
  ...PEOPLE_EXAMPLES,
  ...PICTURE_EDIT_EXAMPLES,
  ...PICTURE_EXAMPLES,
  ...REVIEW_EXAMPLES,
  ...SEARCH_EXAMPLES,
  ...SITE_DOCUMENT_EXAMPLES,
  ...TO_DO_EXAMPLES,
  ...VISIT_EXAMPLES,
  ...WRITER_AND_CATEGORY_EXAMPLES,
  'GET /api/openapi.json': { response: { openapi: '3.1.1' } },
  'GET /api/health': {
    response: {
      status: 'ok',
      version: '1.0.0',
      parts: {
        database: { status: 'ok', milliseconds: 2 },
        pictures: { status: 'ok', milliseconds: 31 },
        mail: {
          status: 'failing',
          pending: 1,
          givenUp: 0,
          attempts: 2,
          lastError: 'The mail server could not be reached.',
          nextAttemptAt: '2026-11-21T10:03:00.000Z',
        },
        cdn: { status: 'off', pending: 0, givenUp: 0, attempts: 0, lastError: null, nextAttemptAt: null },
        renames: { status: 'ok', pending: 0, givenUp: 0, attempts: 0, lastError: null, nextAttemptAt: null },
      },
    },
  },
};
