import {
  ADMIN_ARTICLE,
  ADMIN_FIELDS,
  ARTICLE_INPUT,
  type Example,
  LISTED,
  PAGE,
  PUBLIC_ARTICLE,
} from '../example-parts.ts';
import { ANNA, DRAFT_CHANGES, HAND_IN, SCHEDULE } from './article-life.ts';
import { SHOWN_PICTURES } from './picture-edits.ts';
import { CHANGED_DRAFT, PUBLIC_REVIEW } from './reviews.ts';

const TAB = '9b2f6c1e5d0a4c7b8f3e2a1d4c6b8e90';

const PAIR = { id: 31, title: 'Sleep without pills', language: 'en' };
const PUBLIC_PAIR = { ...PAIR, slug: 'sleep-without-pills', type: 'article' };

export const EXAMPLES: Record<string, Example> = {
  'GET /api/articles': {
    query: { page: '1', limit: '12', search: 'slaap', type: 'article', category: 'Natuurgeneeskunde' },
    response: { articles: [{ ...LISTED, pictures: {} }], ...PAGE },
  },
  'GET /api/articles/:slug': {
    path: '/api/articles/slapen-zonder-pillen',
    response: { ...PUBLIC_ARTICLE, review: PUBLIC_REVIEW, pair: PUBLIC_PAIR, pictures: SHOWN_PICTURES },
  },
  'GET /api/admin/articles': {
    query: { page: '1', limit: '10', state: 'draft', sort: 'title' },
    response: {
      articles: [
        {
          ...{ ...LISTED, ...ADMIN_FIELDS, isPublished: false, publishedAt: null },
          draftChanges: null,
          schedule: { action: 'publish', dueAt: SCHEDULE.dueAt, wallTime: SCHEDULE.wallTime, failure: null },
          handIn: 'handed-in',
          review: 'none',
        },
      ],
      ...PAGE,
    },
  },
  'GET /api/admin/articles/:id': {
    path: '/api/admin/articles/12',
    response: {
      ...ADMIN_ARTICLE,
      changedBy: ANNA,
      draftChanges: DRAFT_CHANGES,
      schedule: null,
      handIn: HAND_IN,
      reviews: CHANGED_DRAFT,
    },
  },
  'POST /api/admin/articles': { body: ARTICLE_INPUT, response: { ...ADMIN_ARTICLE, version: 1 } },
  'PUT /api/admin/articles/:id': {
    path: '/api/admin/articles/12',
    body: { ...ARTICLE_INPUT, slug: 'slapen-zonder-pillen', version: 1 },
    response: ADMIN_ARTICLE,
  },
  'DELETE /api/admin/articles/:id': { path: '/api/admin/articles/12' },
  'POST /api/admin/articles/:id/publish': { path: '/api/admin/articles/12/publish', response: ADMIN_ARTICLE },
  'PUT /api/admin/articles/:id/publication-date': {
    path: '/api/admin/articles/12/publication-date',
    body: { version: 2, date: '2026-11-20' },
    response: { ...ADMIN_ARTICLE, version: 3 },
  },
  'POST /api/admin/articles/:id/unpublish': {
    path: '/api/admin/articles/12/unpublish',
    response: { ...ADMIN_ARTICLE, isPublished: false, version: 3 },
  },
  'POST /api/admin/article-changes': {
    body: {
      action: 'publish',
      articles: [
        { id: 12, version: 2 },
        { id: 15, version: 1 },
      ],
    },
    response: {
      results: [
        { id: 12, outcome: 'done' },
        { id: 15, outcome: 'changed' },
      ],
    },
  },
  'GET /api/admin/articles/:id/pair': {
    path: '/api/admin/articles/12/pair',
    response: { pair: { ...PAIR, isPublished: true }, hasCandidates: false },
  },
  'GET /api/admin/articles/:id/pair/candidates': {
    path: '/api/admin/articles/12/pair/candidates',
    query: { search: 'sleep' },
    response: { articles: [PAIR] },
  },
  'PUT /api/admin/articles/:id/pair': {
    path: '/api/admin/articles/12/pair',
    body: { other: 31 },
    response: { pair: { ...PAIR, isPublished: true } },
  },
  'GET /api/admin/address-owner': {
    query: { slug: 'beter-slapen', except: '15' },
    response: { article: { id: 12, title: 'Slapen zonder pillen' } },
  },
  'GET /api/admin/article-counts': { response: { total: 48, drafts: 5, scheduled: 2, handedIn: 1 } },
  'PUT /api/admin/articles/:id/presence/:tab': {
    path: `/api/admin/articles/12/presence/${TAB}`,
    response: { others: [{ staffId: 2, name: 'Bas' }], isOpenTwice: false },
  },
  'DELETE /api/admin/articles/:id/presence/:tab': { path: `/api/admin/articles/12/presence/${TAB}` },
};
