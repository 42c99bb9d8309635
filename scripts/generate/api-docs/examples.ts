import { ACTIVITY_EXAMPLES } from './activity-examples.ts';
import { ANNA, ARTICLE_LIFE_EXAMPLES, DRAFT_CHANGES, SCHEDULE } from './article-life-examples.ts';
import {
  ADMIN_ARTICLE,
  ADMIN_FIELDS,
  ARTICLE_INPUT,
  type Example,
  LISTED,
  PAGE,
  PUBLIC_ARTICLE,
} from './example-article.ts';
import { PEOPLE_EXAMPLES } from './people-examples.ts';
import { PICTURE_EDIT_EXAMPLES, SHOWN_PICTURES } from './picture-edit-examples.ts';
import { PICTURE_EXAMPLES } from './picture-examples.ts';
import { CHANGED_DRAFT, PUBLIC_REVIEW, REVIEW_EXAMPLES } from './review-examples.ts';

const WRITER = {
  id: 3,
  name: 'Eva Maas',
  email: 'eva@clinic.example',
  bio: 'Arts voor integrale geneeskunde.',
  profileImage: null,
  isActive: true,
};
const { id: _writerId, ...WRITER_INPUT } = WRITER;

const CATEGORY = { id: 3, name: 'Natuurgeneeskunde', slug: 'natuurgeneeskunde', description: null };
const { id: _categoryId, ...CATEGORY_INPUT } = CATEGORY;

const MESSAGE = {
  id: 7,
  name: 'Jan de Wit',
  email: 'jan@voorbeeld.nl',
  phone: null,
  subject: 'Afspraak',
  message: 'Ik slaap slecht. Kan ik een afspraak maken?',
  createdAt: '2026-11-21T10:00:00.000Z',
  handledAt: null,
  notice: 'sent',
  deletedOn: null,
};

const USER = {
  user: {
    ...{ id: 1, email: 'anna@clinic.example', name: 'Anna', role: 'writer' },
    permissions: ['magazine.read', 'articles.write-own'],
  },
};
const TAB = '9b2f6c1e5d0a4c7b8f3e2a1d4c6b8e90';
const SESSION_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

export const EXAMPLES: Record<string, Example> = {
  ...ARTICLE_LIFE_EXAMPLES,
  'POST /api/admin/link-checks': {
    body: { addresses: ['https://www.thuisarts.nl/slecht-slapen', 'https://elders.example/weg'] },
    response: {
      answers: [{ address: 'https://www.thuisarts.nl/slecht-slapen', answer: { outcome: 'fine' } }],
      waiting: ['https://elders.example/weg'],
    },
  },
  ...REVIEW_EXAMPLES,
  ...PEOPLE_EXAMPLES,
  'GET /api/articles': {
    query: { page: '1', limit: '12', search: 'slaap', type: 'article', category: 'Natuurgeneeskunde' },
    response: { articles: [{ ...LISTED, pictures: {} }], ...PAGE },
  },
  'GET /api/search': {
    query: { q: 'suikerziekte' },
    response: {
      groups: [
        {
          name: 'therapies',
          title: 'Therapieën',
          results: [
            {
              href: '/therapieen/metabole-aandoeningen',
              title: [{ text: 'Metabole aandoeningen', isMatch: false }],
              text: [
                { text: 'De ziekten achter dit woord: ', isMatch: false },
                { text: 'diabetes', isMatch: true },
                { text: ' type 2.', isMatch: false },
              ],
            },
          ],
        },
      ],
      magazineTotal: 0,
      hasAllWords: true,
      pages: 'searched',
      magazine: 'searched',
    },
  },
  'GET /api/articles/:slug': {
    path: '/api/articles/slapen-zonder-pillen',
    response: { ...PUBLIC_ARTICLE, review: PUBLIC_REVIEW, pictures: SHOWN_PICTURES },
  },
  'GET /api/admin/articles': {
    query: { page: '1', limit: '10', state: 'draft', sort: 'title' },
    response: {
      articles: [
        {
          ...{ ...LISTED, ...ADMIN_FIELDS, isPublished: false, publishedAt: null },
          draftChanges: null,
          schedule: { action: 'publish', dueAt: SCHEDULE.dueAt, wallTime: SCHEDULE.wallTime, failure: null },
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
  'GET /api/admin/article-counts': { response: { total: 48, drafts: 5, scheduled: 2 } },
  'PUT /api/admin/articles/:id/presence/:tab': {
    path: `/api/admin/articles/12/presence/${TAB}`,
    response: { others: [{ staffId: 2, name: 'Bas' }], isOpenTwice: false },
  },
  'DELETE /api/admin/articles/:id/presence/:tab': { path: `/api/admin/articles/12/presence/${TAB}` },
  'GET /api/admin/remote-pictures': {
    response: {
      total: 1,
      articles: [{ id: 7, title: 'Slapen zonder pillen', isPublished: true, hosts: ['lh3.googleusercontent.com'] }],
    },
  },
  'GET /api/admin/writers': { response: [WRITER] },
  'POST /api/admin/writers': { body: WRITER_INPUT, response: WRITER },
  'PUT /api/admin/writers/:id': { path: '/api/admin/writers/3', body: WRITER_INPUT, response: WRITER },
  'DELETE /api/admin/writers/:id': { path: '/api/admin/writers/3' },
  'POST /api/admin/writers/:id/restore': { path: '/api/admin/writers/3/restore', response: WRITER },
  'GET /api/admin/categories': { response: [CATEGORY] },
  'POST /api/admin/categories': { body: CATEGORY_INPUT, response: CATEGORY },
  'PUT /api/admin/categories/:id': { path: '/api/admin/categories/3', body: CATEGORY_INPUT, response: CATEGORY },
  'DELETE /api/admin/categories/:id': { path: '/api/admin/categories/3' },
  'POST /api/admin/categories/:id/restore': { path: '/api/admin/categories/3/restore', response: CATEGORY },
  'POST /api/admin/upload/:uploadType': {
    path: '/api/admin/upload/article',
    send: 'multipart/form-data with the file in the field `image`',
    response: { success: true, imageUrl: '/api/admin/download/5f0c2a9e.webp' },
  },
  'POST /api/admin/upload/article/from-address': {
    body: { address: 'https://lh3.googleusercontent.com/docsz/AD_4nXc' },
    response: { success: true, imageUrl: '/api/admin/download/5f0c2a9e.webp' },
  },
  ...PICTURE_EXAMPLES,
  'GET /api/admin/download/:file': { path: '/api/admin/download/5f0c2a9e.webp' },
  ...ACTIVITY_EXAMPLES,
  ...PICTURE_EDIT_EXAMPLES,
  'POST /api/contact': {
    body: {
      name: MESSAGE.name,
      email: MESSAGE.email,
      phone: '',
      subject: MESSAGE.subject,
      message: MESSAGE.message,
      honeypot: '',
    },
    response: { success: true },
  },
  'POST /api/feedback/articles': {
    body: { article: 12, clear: 'no', words: 'Wat is een gemengde slaapstoornis?', honeypot: '' },
    response: { page: '/magazine/article/slapen-zonder-pillen' },
  },
  'POST /api/feedback/care-pages': {
    body: { page: '/pmo', clear: 'yes', words: '', honeypot: '' },
    response: { page: '/pmo' },
  },
  'GET /api/admin/to-do': {
    response: {
      total: 2,
      failedPlans: { total: 0, planned: 3, entries: [] },
      readerFeedback: {
        total: 1,
        entries: [
          {
            path: '/magazine/article/slapen-zonder-pillen',
            article: { id: 12, title: ADMIN_ARTICLE.title },
            yes: 41,
            no: 6,
            words: [
              {
                ...{ id: 31, text: 'Wat is een gemengde slaapstoornis?', isClear: false },
                createdAt: '2026-11-21T10:00:00.000Z',
              },
            ],
            moreWords: 0,
          },
        ],
      },
      oldDrafts: {
        total: 1,
        entries: [
          {
            ...{ id: 15, title: 'Rust', type: 'article', isPublished: false, version: 4 },
            updatedAt: '2026-09-02T08:15:00.000Z',
          },
        ],
      },
      undescribedPictures: { total: 0, unchecked: 0, entries: [] },
      reviews: {
        total: 0,
        due: { total: 0, entries: [] },
        changed: { total: 0, entries: [] },
        unreviewed: { total: 0, entries: [] },
      },
      deadLinks: { total: 0, entries: [] },
      remotePictures: { total: 0, entries: [] },
    },
  },
  'POST /api/admin/feedback/handled': {
    body: { ids: [31, 32], handled: true },
    response: { changed: 2 },
  },
  'GET /api/admin/messages': {
    query: { page: '1', limit: '10', state: 'new' },
    response: { messages: [MESSAGE], unhandled: 1, total: 1, totalPages: 1, page: 1 },
  },
  'GET /api/admin/unhandled-messages': { response: { unhandled: 1 } },
  'GET /api/admin/messages/:id': { path: '/api/admin/messages/7', response: MESSAGE },
  'POST /api/admin/messages/:id/handled': {
    path: '/api/admin/messages/7/handled',
    body: { handled: true },
    response: { ...MESSAGE, handledAt: '2026-11-21T11:00:00.000Z', deletedOn: '2026-12-21T11:00:00.000Z' },
  },
  'DELETE /api/admin/messages/:id': { path: '/api/admin/messages/7' },
  'GET /api/admin/me': { response: USER },
  'POST /api/admin/login': { body: { email: USER.user.email, password: 'four unrelated words' }, response: USER },
  'POST /api/admin/logout': { response: { success: true } },
  'POST /api/admin/account/password': {
    body: { currentPassword: 'four unrelated words', newPassword: 'four others from the shelf' },
  },
  'GET /api/admin/account/second-factor': { response: { isOn: true, recoveryCodesLeft: 5 } },
  'POST /api/admin/account/second-factor': {
    body: { currentPassword: 'four unrelated words' },
    response: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address:
        'otpauth://totp/www.example.nl:anna%40clinic.example?issuer=www.example.nl&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    },
  },
  'PUT /api/admin/account/second-factor': {
    body: { code: '492 039' },
    response: { recoveryCodes: ['4QLO-CVSF-SWR7-FYLB-RPBG-J3E2'] },
  },
  'POST /api/admin/account/second-factor/off': { body: { currentPassword: 'four unrelated words' } },
  'GET /api/admin/account/sessions': {
    response: [
      {
        id: SESSION_ID,
        browser: 'Firefox on Windows',
        createdAt: '2026-11-21T08:00:00.000Z',
        lastUsedAt: '2026-11-21T10:00:00.000Z',
        isCurrent: true,
      },
    ],
  },
  'GET /api/health': {
    response: {
      status: 'ok',
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
  'DELETE /api/admin/account/sessions/:id': { path: `/api/admin/account/sessions/${SESSION_ID}` },
};
