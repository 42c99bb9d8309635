import { paths } from '../../../paths.ts';
import type { CheckedText } from '../../document/document.ts';
import { askableAddress, isOwnPath, type LinkAnswer, type UnreachableReason } from '../../document/link-answer.ts';
import { linksOf } from '../../document/links.ts';
import type { Finding } from '../../finding.ts';

type Problem = Pick<Finding, 'severity' | 'what' | 'why' | 'remedy'>;

const OPEN_IT = 'Open the link yourself. Replace or remove it if the page is not there.';
const NOT_SURE = 'The problem may pass, so this is a warning only.';
const REASONS: Record<UnreachableReason, Problem> = {
  'no-host': {
    severity: 'warning',
    what: 'no longer exists.',
    why: 'No site has this name: readers get an error, or the site of the next owner of the name.',
    remedy: 'Find the page’s new address, or remove the link.',
  },
  private: {
    severity: 'warning',
    what: 'leads to a private network.',
    why: 'Readers are not in that network, so it was not checked.',
    remedy: 'Use the public address of the page.',
  },
  invalid: {
    severity: 'warning',
    what: 'redirects to something that is not an address.',
    why: 'Browsers cannot open it.',
    remedy: OPEN_IT,
  },
  redirects: {
    severity: 'warning',
    what: 'redirects without end.',
    why: 'Browsers give up after some redirects.',
    remedy: OPEN_IT,
  },
  certificate: {
    severity: 'warning',
    what: 'has no valid certificate.',
    why: 'Browsers may show a warning instead of the page; some find the missing part by themselves.',
    remedy: OPEN_IT,
  },
  port: {
    severity: 'warning',
    what: 'uses a port other than 80 or 443, so it was not checked.',
    why: 'Many networks block such ports, so not every reader can open it.',
    remedy: OPEN_IT,
  },
  'no-answer': { severity: 'warning', what: 'did not answer in time.', why: NOT_SURE, remedy: OPEN_IT },
  broken: { severity: 'warning', what: 'could not be reached.', why: NOT_SURE, remedy: OPEN_IT },
};

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

function problemOf(answer: LinkAnswer): Problem | undefined {
  switch (answer.outcome) {
    case 'fine':
      return undefined;
    case 'moved':
      return {
        severity: 'warning',
        what: `has moved for good to ${answer.to}.`,
        why: 'Redirects are often removed after some years, and then the link is dead.',
        remedy: 'Use the new address, if it is still the page that you meant.',
      };
    case 'gone':
      return {
        severity: 'warning',
        what: `is dead (${answer.status}).`,
        why: 'The site answered that the page is not there: readers get an error.',
        remedy: 'Find the page’s new address, or remove the link.',
      };
    case 'refused':
      return {
        severity: 'warning',
        what: `could not be checked (${answer.status}).`,
        why: 'The site answers browsers, not programs, or only its members.',
        remedy: 'Open the link yourself, in a private window.',
      };
    case 'failed':
      return {
        severity: 'warning',
        what: `answered with an error (${answer.status}).`,
        why: NOT_SURE,
        remedy: OPEN_IT,
      };
    case 'unreachable':
      return REASONS[answer.reason];
  }
}
