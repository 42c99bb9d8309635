import { linksOf } from '../../document/links.ts';
import type { Finding, Rule } from '../../finding.ts';

/** For addresses that start with two slashes. */
const SCHEME_ONLY = 'https://site.invalid';

type Problem = Pick<Finding, 'severity' | 'what' | 'why' | 'remedy'>;

/** Hosts that only a machine or its own network knows. */
const LOCAL =
  /^(?:localhost|.*\.(?:local|localhost|internal|lan|test)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|0\.0\.0\.0|\[::1?\])$/i;
/** Words that mean nothing when a screen reader lists the links of a page. */
const MEANINGLESS = /^(?:hier|klik hier|lees meer|meer|link|deze link|here|click here|read more|more|this link)\.?$/i;

/** The problems of a link that can be found without asking its server. */
export const linkAddresses: Rule = (subject) =>
  linksOf(subject).flatMap(({ href, label, place }) =>
    problemsOf(href, label).map((problem) => ({ rule: 'link-address', ...problem, place })),
  );

function problemsOf(href: string, label: string): Problem[] {
  const found: Problem[] = [];
  const address = addressProblem(href.trim());
  if (address) found.push(address);
  if (label === '') {
    found.push({
      severity: 'warning',
      what: `The link to ${href || 'nowhere'} has no text.`,
      why: 'Nobody can see or hear it.',
      remedy: 'Remove the link, or write what it leads to.',
    });
  } else if (MEANINGLESS.test(label)) {
    found.push({
      severity: 'hint',
      what: `“${label}” does not say where the link leads.`,
      why: 'People who listen to the page hear its links as a list (WCAG 2.4.4).',
      remedy: 'Make the name of the page the link.',
    });
  }
  return found;
}

function addressProblem(href: string): Problem | undefined {
  if (href === '' || href === '#') {
    return {
      severity: 'warning',
      what: 'This link leads nowhere.',
      why: 'Its address is empty.',
      remedy: 'Fill in the address, or remove the link.',
    };
  }
  if (!/^(?:https?:)?\/\//i.test(href)) return undefined;
  if (!URL.canParse(href, SCHEME_ONLY)) {
    return {
      severity: 'warning',
      what: `“${href.slice(0, 80)}” is not an address.`,
      why: 'Browsers cannot open it.',
      remedy: 'Open the page, copy its address, and paste it here.',
    };
  }
  const url = new URL(href, SCHEME_ONLY);
  if (LOCAL.test(url.hostname)) {
    return {
      severity: 'warning',
      what: `${url.host} exists only on your own computer or network.`,
      why: 'For readers the link leads nowhere.',
      remedy: 'Use the public address of the page.',
    };
  }
  if (url.protocol === 'http:') {
    return {
      severity: 'warning',
      what: `The link to ${url.host} starts with http.`,
      why: 'Others can read and change the page on its way to the reader, and browsers warn about it.',
      remedy: 'Try the address with https, and use that if it works.',
    };
  }
  return undefined;
}
