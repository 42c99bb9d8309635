import type { CacheProvider } from 'astro';
import { keepAnswer } from './server/http/keep-answer.ts';
import { keptAnswers } from './server/http/kept-answers.ts';

/** Astro's pages are kept where the API's answers are (src/server/http/kept-answers.ts); named in astro.config.ts. */
export default (): CacheProvider => ({
  name: 'process',
  onRequest: ({ request }, next) => keepAnswer(request, next),
  invalidate: async ({ tags }) => keptAnswers().purge([tags ?? []].flat()),
});
