import { paths } from '../../../paths.ts';
import type { CheckedText } from '../../document/document.ts';
import { askableAddress, isDead, isOwnPath, type LinkAnswer } from '../../document/link-answer.ts';
import { linksOf } from '../../document/links.ts';
import type { Finding } from '../../finding.ts';

type Problem = Pick<Finding, 'severity' | 'what' | 'why' | 'remedy'>;

/** Of a path of this site, which works or does not. */
function noPage(path: string): Problem {
  const isItem = path.startsWith(`${paths.magazine}/`);
  return {
    severity: 'warning',
    what: isItem ? 'leads to no published article.' : 'leads to no page of this site.',
    why: 'Readers are told that the page is not there.',
    remedy: isItem
      ? 'Choose another page, publish that article first, or remove the link.'
      : 'Choose another page, or remove the link.',
  };
}

/** Findings for links with a known result, by their address ({@link askableAddress}). */
export function linkAnswers(
  text: Pick<CheckedText, 'body' | 'sources'>,
  answers: ReadonlyMap<string, LinkAnswer>,
): Finding[] {
  return linksOf(text).flatMap(({ href, place }) => {
    const address = askableAddress(href);
    const answer = address === undefined ? undefined : answers.get(address);
    const problem = answer && problemOf(answer);
    if (!address || !problem) return [];
    const [target, found] = isOwnPath(address) ? [address, noPage(address)] : [new URL(address).host, problem];
    return [{ rule: 'link-answer', ...found, what: `The link to ${target} ${found.what}`, place }];
  });
}

/** The addresses that a server can check, each once. */
export const askableAddresses = (text: Pick<CheckedText, 'body' | 'sources'>): string[] => [
  ...new Set(linksOf(text).flatMap(({ href }) => askableAddress(href) ?? [])),
];

/** Only of what is known: nobody is bothered with a link that could not be checked. */
function problemOf(answer: LinkAnswer): Problem | undefined {
  if (answer.outcome === 'moved')
    return {
      severity: 'warning',
      what: `has moved for good to ${answer.to}.`,
      why: 'Redirects are often removed after some years, and then the link is dead.',
      remedy: 'Use the new address, if it is still the page that you meant.',
    };
  if (!isDead(answer)) return undefined;
  if (answer.outcome === 'gone')
    return {
      severity: 'warning',
      what: `is dead (${answer.status}).`,
      why: 'The site answered that the page is not there: readers get an error.',
      remedy: 'Find the page’s new address, or remove the link.',
    };
  return {
    severity: 'warning',
    what: 'no longer exists.',
    why: 'No site has this name: readers get an error, or the site of the next owner of the name.',
    remedy: 'Find the page’s new address, or remove the link.',
  };
}
