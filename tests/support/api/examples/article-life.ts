import { ADMIN_ARTICLE, ARTICLE_INPUT, type Example, PAGE } from '../example-parts.ts';

export const ANNA = { staffId: 1, name: 'Anna' };
const {
  id: _id,
  createdAt: _created,
  publishedAt: _published,
  updatedAt,
  version,
  writer: _writer,
  createdBy: _by,
  ...fields
} = ADMIN_ARTICLE;
const DRAFTED = { ...fields, title: 'Beter slapen zonder pillen' };

export const DRAFT_CHANGES = { number: 9, basedOn: version, savedAt: updatedAt, savedBy: ANNA, article: DRAFTED };

export const SCHEDULE = {
  action: 'publish-changes',
  dueAt: '2026-12-01T08:00:00.000Z',
  wallTime: '2026-12-01T09:00',
  revision: 9,
  hasNewerText: false,
  scheduledBy: ANNA,
  failure: null,
  nextTryAt: '2026-12-01T08:00:00.000Z',
};

export const HAND_IN = {
  ...{ note: 'Klaar; graag voor het weekend.', handedInAt: updatedAt, handedInBy: { staffId: 3, name: 'Wim' } },
  ...{ receiver: ANNA, givenBack: null },
};

const REVISION = {
  ...{ number: 8, reason: 'saved', restoredFrom: null, name: null, createdAt: updatedAt, author: ANNA },
  ...{ title: fields.title, isPublished: true, isDraft: false, isCurrent: true, folded: 2 },
};

const FORM = {
  ...{ ...ARTICLE_INPUT, category: '', excerpt: '', image: '', imageAlt: '' },
  ...{ title: 'Beter sla', content: '<p>Wie slecht</p>', tags: [], sources: [] },
};
const UNSAVED = { at: updatedAt, form: FORM, version, draftNumber: null };

const LINK = {
  ...{ id: 4, revision: null, createdAt: updatedAt, createdBy: ANNA },
  ...{ expiresAt: '2026-11-28T10:00:00.000Z', lastUsedAt: null },
};

/** The calls around what readers see: drafts, preview, publishing, schedules, bin. */
export const EXAMPLES: Record<string, Example> = {
  'GET /api/admin/articles/:id/revisions': {
    path: '/api/admin/articles/12/revisions',
    query: { page: '1' },
    response: { revisions: [REVISION], language: 'nl', ...PAGE },
  },
  'GET /api/admin/articles/:id/revisions/:number': {
    path: '/api/admin/articles/12/revisions/8',
    response: { revision: REVISION, article: fields, missing: { category: null, writer: null, pictures: [] } },
  },
  'PATCH /api/admin/articles/:id/revisions/:number': {
    path: '/api/admin/articles/12/revisions/8',
    body: { name: 'Na de redactie' },
    response: { ...REVISION, name: 'Na de redactie' },
  },
  'PUT /api/admin/articles/:id/draft-changes': {
    path: '/api/admin/articles/12/draft-changes',
    body: { ...ARTICLE_INPUT, title: DRAFTED.title, version, draft: null },
    response: DRAFT_CHANGES,
  },
  'POST /api/admin/articles/:id/draft-changes/publish': {
    path: '/api/admin/articles/12/draft-changes/publish',
    body: { draft: 9 },
    response: { ...ADMIN_ARTICLE, title: DRAFTED.title, version: version + 1 },
  },
  'DELETE /api/admin/articles/:id/draft-changes': {
    path: '/api/admin/articles/12/draft-changes',
    query: { draft: '9' },
  },
  'PUT /api/admin/recoverable-drafts/:articleId/:visit': {
    path: '/api/admin/recoverable-drafts/12/1795255200000',
    body: UNSAVED,
  },
  'DELETE /api/admin/recoverable-drafts/:articleId/:visit': { path: '/api/admin/recoverable-drafts/12/1795255200000' },
  'GET /api/admin/recoverable-drafts/:articleId': {
    path: '/api/admin/recoverable-drafts/12',
    response: { drafts: [{ ...UNSAVED, restored: null, visit: 1_795_255_200_000 }] },
  },
  'GET /api/admin/recoverable-drafts': {
    response: { articles: [{ articleId: 12, title: FORM.title, language: 'nl', at: updatedAt }] },
  },
  'PUT /api/admin/articles/:id/hand-in': {
    path: '/api/admin/articles/12/hand-in',
    body: { note: HAND_IN.note, receiver: ANNA.staffId },
    response: HAND_IN,
  },
  'DELETE /api/admin/articles/:id/hand-in': { path: '/api/admin/articles/12/hand-in' },
  'POST /api/admin/articles/:id/hand-in/give-back': {
    path: '/api/admin/articles/12/hand-in/give-back',
    body: { note: 'Noem een bron bij de dosering.', handedInAt: HAND_IN.handedInAt },
    response: { ...HAND_IN, givenBack: { at: updatedAt, by: ANNA, note: 'Noem een bron bij de dosering.' } },
  },
  'GET /api/admin/publishers': { response: [ANNA] },
  'PUT /api/admin/articles/:id/schedule': {
    path: '/api/admin/articles/12/schedule',
    body: { action: SCHEDULE.action, wallTime: SCHEDULE.wallTime, version, draft: 9 },
    response: SCHEDULE,
  },
  'DELETE /api/admin/articles/:id/schedule': { path: '/api/admin/articles/12/schedule' },
  'GET /api/admin/schedules': {
    response: {
      schedules: [{ ...SCHEDULE, articleId: 12, title: fields.title, type: 'article', language: 'nl', live: null }],
      total: 1,
    },
  },
  'POST /api/admin/articles/:id/preview-links': {
    path: '/api/admin/articles/12/preview-links',
    body: { days: 7 },
    response: {
      link: LINK,
      url: 'https://clinic.example/magazine/preview/Qm9vbS1lbi1ibGFkLWluLXRlZ2VubGljaHQtYWFuLXY',
    },
  },
  'GET /api/admin/articles/:id/preview-links': {
    path: '/api/admin/articles/12/preview-links',
    response: { links: [LINK], hasUnpublishedText: true },
  },
  'DELETE /api/admin/articles/:id/preview-links/:link': { path: '/api/admin/articles/12/preview-links/4' },
  'GET /api/admin/bin': {
    query: { page: '1' },
    response: {
      articles: [
        {
          ...{
            id: 15,
            title: 'Rust',
            language: 'nl',
            isPublished: false,
            createdBy: 1,
            deletedAt: updatedAt,
            deletedBy: ANNA,
          },
          expiresAt: '2026-12-21T10:00:00.000Z',
        },
      ],
      newest: updatedAt,
      ...PAGE,
    },
  },
  'POST /api/admin/bin/:id/restore': { path: '/api/admin/bin/12/restore', response: ADMIN_ARTICLE },
  'DELETE /api/admin/bin/:id': { path: '/api/admin/bin/15' },
  'DELETE /api/admin/bin': { query: { until: updatedAt } },
};
