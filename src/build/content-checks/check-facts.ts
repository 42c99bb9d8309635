import type { AstroIntegration } from 'astro';
import { readFacts } from '../../content/read-file.ts';
import { FACT_FILES } from '../../shared/facts/facts.ts';
import { unknownPlaceholders } from '../../shared/facts/placeholders.ts';
import { sourceIdsOf, withSources } from '../../shared/facts/source-placeholders.ts';
import { findWrittenOutFacts, type Literal } from '../../shared/facts/written-out-facts.ts';
import { siteTexts } from './site-texts.ts';

/**
 * Files whose texts visitors read. Other code may contain such a text by chance, for example in a message; `check:live`
 * reads it all.
 */
const IS_READ = /^(content|public)\/|\.(astro|tsx)$/;

/** Stops a build whose texts name an unknown fact, or write out a fact that has a placeholder. */
export const checkFacts = (): AstroIntegration => ({
  name: 'check-facts',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command !== 'build') return;
      const problems = factProblems();
      if (problems.length > 0) throw new Error(`Verbeter deze teksten:\n${problems.join('\n')}`);
    },
  },
});

/** Problems as `file:line: problem`, in Dutch. */
export function factProblems(root = '.'): string[] {
  const facts = readFacts(root);
  const texts = siteTexts(root).filter(({ file }) => IS_READ.test(file));
  return texts.flatMap(({ file, text }) => {
    const literals = findWrittenOutFacts(text, facts)
      .filter((literal) => !isHome(file, text, literal))
      .map((literal) => ({ line: literal.line, problem: literalProblem(file, literal) }));
    const known = withSources(facts, sourceIdsOf(text), String);
    const unknown = file.startsWith('content/') ? unknownPlaceholders(text, known) : [];
    return [...unknown, ...literals]
      .sort((one, other) => one.line - other.line)
      .map(({ line, problem }) => `${file}:${line}: ${problem}`);
  });
}

/** Whether this line defines the fact: the fact is the whole value of a field. */
function isHome(file: string, text: string, { line, found }: Literal): boolean {
  if (!FACT_FILES.includes(file)) return false;
  const value = /^\s*(?:- )?[\p{L}-]+:\s*(.*?)\s*$/u.exec(text.split('\n')[line - 1] ?? '')?.[1] ?? '';
  return value.replace(/^(["'])(.*)\1$/, '$2') === found;
}

function literalProblem(file: string, { found, placeholders }: Literal): string {
  const names = placeholders.map((name) => `{${name}}`).join(' of ');
  return file.startsWith('content/')
    ? `“${found}” staat hier uitgeschreven. Schrijf ${names}, dan verandert het overal tegelijk.`
    : `“${found}” staat hier uitgeschreven. Lees het uit content/ (${names}), of zet de tekst daar.`;
}
