import type { Example } from '../example-parts.ts';

export const EXAMPLES: Record<string, Example> = {
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
              language: 'nl',
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
      help: null,
      magazineTotal: 0,
      hasAllWords: true,
      pages: 'searched',
      magazine: 'searched',
    },
  },
};
