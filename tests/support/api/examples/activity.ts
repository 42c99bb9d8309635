import type { Example } from '../example-parts.ts';

const PUBLISHED = {
  ...{ id: 4812, at: '2026-11-21T10:00:00.000Z', who: 'Anna', what: 'published an article' },
  ...{ subject: 'Slapen zonder pillen', note: null, changes: [], article: { id: 12, exists: true, language: 'nl' } },
};

export const EXAMPLES: Record<string, Example> = {
  'GET /api/admin/activity': {
    query: { group: 'publishing', from: '2026-11-01', to: '2026-11-30' },
    response: { entries: [PUBLISHED], next: null },
  },
  'GET /api/admin/activity/people': { response: [{ id: 1, name: 'Anna', email: 'anna@clinic.example' }] },
  'GET /api/admin/activity.csv': { query: { who: '1' } },
  'GET /api/admin/articles/:id/activity': {
    path: '/api/admin/articles/12/activity',
    query: { before: '5000' },
    response: { entries: [PUBLISHED], next: null },
  },
};
