import { NOTHING_TO_DO } from '../../nothing-to-do.ts';
import { ADMIN_ARTICLE, type Example } from '../example-parts.ts';

export const EXAMPLES: Record<string, Example> = {
  'GET /api/admin/articles/:id/linked-from': {
    path: '/api/admin/articles/12/linked-from',
    response: { articles: [{ id: 15, title: 'Rust', language: 'nl' }], pages: ['/therapieen/slaap'] },
  },
  'POST /api/admin/link-checks': {
    body: { addresses: ['https://www.thuisarts.nl/slecht-slapen', 'https://elders.example/weg'] },
    response: {
      answers: [{ address: 'https://www.thuisarts.nl/slecht-slapen', answer: { outcome: 'fine' } }],
      waiting: ['https://elders.example/weg'],
    },
  },
  'GET /api/admin/remote-pictures': {
    response: {
      total: 1,
      articles: [
        {
          id: 7,
          title: 'Slapen zonder pillen',
          language: 'nl',
          isPublished: true,
          hosts: ['lh3.googleusercontent.com'],
        },
      ],
    },
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
      ...NOTHING_TO_DO,
      total: 2,
      failedSchedules: { total: 0, scheduled: 3, entries: [] },
      readerFeedback: {
        total: 1,
        entries: [
          {
            path: '/magazine/article/slapen-zonder-pillen',
            article: { id: 12, title: ADMIN_ARTICLE.title, language: 'nl' },
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
            ...{ id: 15, title: 'Rust', type: 'article', language: 'nl', isPublished: false, version: 4 },
            updatedAt: '2026-09-02T08:15:00.000Z',
          },
        ],
      },
    },
  },
  'POST /api/admin/feedback/handled': {
    body: { ids: [31, 32], handled: true },
    response: { changed: 2 },
  },
};
