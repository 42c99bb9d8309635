import type { Example } from '../example-parts.ts';

const weeks = ['2026-11-09', '2026-11-16'];
const ofWeeks = (name: string, perWeek: number[], title: string | null = null) => ({
  ...{ name, title, language: title && 'nl', perWeek },
  total: perWeek.reduce((sum, count) => sum + count, 0),
  lastDay: '2026-11-21',
});

export const EXAMPLES: Record<string, Example> = {
  'POST /api/visits': { body: { page: '/magazine/article/slapen-zonder-pillen', referrer: 'www.google.nl' } },
  'POST /api/missed-searches': { body: { words: 'wratten' } },
  'GET /api/admin/visits': {
    query: { weeks: '2' },
    response: {
      isCounting: true,
      weeks,
      perWeek: [41, 38],
      pages: [
        ofWeeks('/', [30, 21]),
        ofWeeks('/magazine/article/slapen-zonder-pillen', [11, 17], 'Slapen zonder pillen'),
      ],
      referrers: [ofWeeks('google.nl', [9, 12])],
      searches: [ofWeeks('vermoeidheid', [2, 4])],
      missedSearches: [ofWeeks('wratten', [0, 1])],
    },
  },
  'GET /api/admin/visits.csv': { query: { weeks: '52' } },
};
