import { paths } from '../../../paths.ts';
import type { CheckedText } from '../../document/document.ts';
import { askableAddress, isDead, isOwnPath, type LinkAnswer } from '../../document/link-answer.ts';
import { linksOf } from '../../document/links.ts';
import { type Finding, type Said, says } from '../../finding.ts';

/** Findings for links with a known result, by their address ({@link askableAddress}). */
export function linkAnswers(
  text: Pick<CheckedText, 'body' | 'sources'>,
  answers: ReadonlyMap<string, LinkAnswer>,
): Finding[] {
  return linksOf(text).flatMap(({ href, place }) => {
    const address = askableAddress(href);
    const answer = address === undefined ? undefined : answers.get(address);
    const said = address !== undefined && answer && problemOf(address, answer);
    return said ? [{ rule: 'link-answer', severity: 'warning', ...said, place }] : [];
  });
}

/** The addresses that a server can check, each once. */
export const askableAddresses = (text: Pick<CheckedText, 'body' | 'sources'>): string[] => [
  ...new Set(linksOf(text).flatMap(({ href }) => askableAddress(href) ?? [])),
];

/** Only of what is known: nobody is bothered with a link that could not be checked. */
function problemOf(address: string, answer: LinkAnswer): Said | undefined {
  const isMoved = answer.outcome === 'moved';
  if (!isMoved && !isDead(answer)) return undefined;
  if (isOwnPath(address)) return noPage(address);
  const { host } = new URL(address);
  if (isMoved)
    return says(
      {
        what: 'The link to {host} has moved for good to {to}.',
        why: 'Redirects are often removed after some years, and then the link is dead.',
        remedy: 'Use the new address, if it is still the page that you meant.',
      },
      { host, to: answer.to },
    );
  const remedy = 'Find the page’s new address, or remove the link.';
  if (answer.outcome === 'gone') {
    const why = 'The site answered that the page is not there: readers get an error.';
    return says(
      { what: 'The link to {host} is dead ({status}).', why, remedy },
      { host, status: String(answer.status) },
    );
  }
  const why = 'No site has this name: readers get an error, or the site of the next owner of the name.';
  return says({ what: 'The link to {host} no longer exists.', why, remedy }, { host });
}

/** Of a path of this site, which works or does not. */
function noPage(path: string): Said {
  const why = 'Readers are told that the page is not there.';
  if (path.startsWith(`${paths.magazine}/`)) {
    const remedy = 'Choose another page, publish that article first, or remove the link.';
    return says({ what: 'The link to {path} leads to no published article.', why, remedy }, { path });
  }
  const remedy = 'Choose another page, or remove the link.';
  return says({ what: 'The link to {path} leads to no page of this site.', why, remedy }, { path });
}
