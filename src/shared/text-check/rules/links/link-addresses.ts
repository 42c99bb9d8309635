import { parseUrl } from '../../../addresses/parse-url.ts';
import { linksOf } from '../../document/links.ts';
import { type Rule, type Said, type Severity, says } from '../../finding.ts';

/** For addresses that start with two slashes. */
const SCHEME_ONLY = 'https://site.invalid';

type Problem = Said & { severity: Severity };

/** Hosts that only a machine or its own network knows. */
const LOCAL =
  /^(?:localhost|.*\.(?:local|localhost|internal|lan|test)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|0\.0\.0\.0|\[::1?\])$/i;
/** Words that mean nothing when a screen reader lists the links of a page. */
const MEANINGLESS = /^(?:hier|klik hier|lees meer|meer|link|deze link|here|click here|read more|more|this link)\.?$/i;

/** The problems of a link that can be found without asking its server. */
export const linkAddresses: Rule = (text) =>
  linksOf(text).flatMap(({ href, label, place }) =>
    problemsOf(href, label).map((problem) => ({ rule: 'link-address', ...problem, place })),
  );

function problemsOf(href: string, label: string): Problem[] {
  const found: Problem[] = [];
  const address = addressProblem(href.trim());
  if (address) found.push(address);
  if (label === '') {
    const [why, remedy] = ['Nobody can see or hear it.', 'Remove the link, or write what it leads to.'] as const;
    found.push({
      severity: 'warning',
      ...(href
        ? says({ what: 'The link to {address} has no text.', why, remedy }, { address: href })
        : says({ what: 'The link to nowhere has no text.', why, remedy })),
    });
  } else if (MEANINGLESS.test(label)) {
    found.push({
      severity: 'hint',
      ...says(
        {
          what: '“{label}” does not say where the link leads.',
          why: 'People who listen to the page hear its links as a list (WCAG 2.4.4).',
          remedy: 'Make the name of the page the link.',
        },
        { label },
      ),
    });
  }
  return found;
}

function addressProblem(href: string): Problem | undefined {
  if (href === '' || href === '#') {
    return {
      severity: 'warning',
      ...says({
        what: 'This link leads nowhere.',
        why: 'Its address is empty.',
        remedy: 'Fill in the address, or remove the link.',
      }),
    };
  }
  if (!/^(?:https?:)?\/\//i.test(href)) return undefined;
  const url = parseUrl(href, SCHEME_ONLY);
  if (!url) {
    return {
      severity: 'warning',
      ...says(
        {
          what: '“{text}” is not an address.',
          why: 'Browsers cannot open it.',
          remedy: 'Open the page, copy its address, and paste it here.',
        },
        { text: href.slice(0, 80) },
      ),
    };
  }
  if (LOCAL.test(url.hostname)) {
    return {
      severity: 'warning',
      ...says(
        {
          what: '{host} exists only on your own computer or network.',
          why: 'For readers the link leads nowhere.',
          remedy: 'Use the public address of the page.',
        },
        { host: url.host },
      ),
    };
  }
  if (url.protocol === 'http:') {
    return {
      severity: 'warning',
      ...says(
        {
          what: 'The link to {host} starts with http.',
          why: 'Others can read and change the page on its way to the reader, and browsers warn about it.',
          remedy: 'Try the address with https, and use that if it works.',
        },
        { host: url.host },
      ),
    };
  }
  return undefined;
}
