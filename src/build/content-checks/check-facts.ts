import type { AstroIntegration } from 'astro';
import { contentRoot, readFacts } from '../../content/read-file.ts';
import { factProblems } from '../../content/written-out-facts.ts';
import { siteTexts } from './site-texts.ts';

/**
 * Files whose texts visitors read. Other code may contain such a text by chance, for example in a message; `check:live`
 * reads it all.
 */
const IS_READ = /^(content|public)\/|\.(astro|tsx)$/;

/**
 * Stops a build whose texts name an unknown fact, or write out a fact that has a placeholder. Not one of what staff
 * published: that was checked when they did, and the other texts are not theirs to change.
 */
export const checkFacts = (): AstroIntegration => ({
  name: 'check-facts',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command !== 'build' || process.env['CONTENT_ROOT']) return;
      const problems = factProblemsOfSite();
      if (problems.length > 0) throw new Error(`Verbeter deze teksten:\n${problems.join('\n')}`);
    },
  },
});

/** Problems as `file:line: problem`, in Dutch. */
export const factProblemsOfSite = (root = contentRoot()): string[] =>
  factProblems(
    siteTexts(root).filter(({ file }) => IS_READ.test(file)),
    readFacts(root),
  ).map(({ file, line, problem }) => `${file}:${line}: ${problem}`);
