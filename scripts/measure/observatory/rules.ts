import { Parser } from 'htmlparser2';

export type Answer = { headers: Headers; html: string; url: string };
/** Points above or below 100, and why. */
export type Finding = { rule: string; points: number; because: string };

type Rule = (answer: Answer) => Omit<Finding, 'rule'>;

const finding = (points: number, because: string) => ({ points, because });
const SIX_MONTHS_SECONDS = 15_768_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The rules of HTTP Observatory (developer.mozilla.org/observatory) with their points. Its own package needs a web
 * server and a database, and tests only public hosts. Left out: the redirect from http to https, which the proxy does.
 */
const RULES: Record<string, Rule> = {
  'content security policy': ({ headers }) => {
    const policy = policyOf(headers);
    if (policy.size === 0) return finding(-25, 'there is none');
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ["'unsafe-inline'"];
    if (scripts.some((source) => /^('unsafe-|https?:$|\*$|data:)/.test(source)))
      return finding(-20, `scripts from ${scripts.join(' ')}`);
    const styles = policy.get('style-src') ?? policy.get('default-src') ?? [];
    if (styles.includes("'unsafe-inline'")) return finding(0, 'unsafe-inline for styles');
    return policy.get('default-src')?.join() === "'none'"
      ? finding(10, "nothing unsafe, and default-src 'none'")
      : finding(5, 'nothing unsafe');
  },
  cookies: ({ headers }) => {
    const cookies = headers.getSetCookie();
    if (cookies.length === 0) return finding(0, 'there are none');
    return cookies.every((cookie) =>
      ['secure', 'httponly', 'samesite'].every((flag) => cookie.toLowerCase().includes(flag)),
    )
      ? finding(5, 'Secure, HttpOnly and SameSite')
      : finding(-20, 'a cookie lacks Secure, HttpOnly or SameSite');
  },
  'cross-origin resource sharing': ({ headers }) =>
    headers.get('access-control-allow-origin') === null
      ? finding(0, 'no')
      : finding(-50, 'other sites may read the page'),
  'referrer policy': ({ headers }) => {
    const policy = headers.get('referrer-policy');
    if (policy === null) return finding(0, 'there is none');
    return PRIVATE_REFERRERS.includes(policy) ? finding(5, policy) : finding(-5, policy);
  },
  'strict transport security': ({ headers }) => {
    const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
    return seconds >= SIX_MONTHS_SECONDS ? finding(0, `${seconds} seconds`) : finding(-20, 'less than six months');
  },
  'subresource integrity': ({ html, url }) => {
    const scripts = scriptsOf(html);
    if (scripts.length === 0) return finding(0, 'no script file');
    const foreign = scripts.filter(({ src = '' }) => new URL(src, url).origin !== new URL(url).origin);
    if (foreign.some(({ integrity }) => !integrity)) return finding(-5, 'a script of another site without a hash');
    return scripts.every(({ integrity }) => integrity)
      ? finding(5, 'every script file')
      : finding(0, 'not every script');
  },
  'content types': ({ headers }) =>
    headers.get('x-content-type-options') === 'nosniff' ? finding(0, 'nosniff') : finding(-5, 'no nosniff'),
  framing: ({ headers }) => {
    const ancestors = policyOf(headers).get('frame-ancestors');
    if (ancestors && !ancestors.includes('*')) return finding(5, `frame-ancestors ${ancestors.join(' ')}`);
    return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
      ? finding(0, 'x-frame-options')
      : finding(-20, 'other sites may frame the page');
  },
  'cross-origin resource policy': ({ headers }) => {
    const policy = headers.get('cross-origin-resource-policy');
    return policy === 'same-origin' || policy === 'same-site'
      ? finding(10, policy)
      : finding(0, policy ?? 'there is none');
  },
};

export const judge = (answer: Answer): Finding[] =>
  Object.entries(RULES).map(([rule, look]) => ({ rule, ...look(answer) }));

/** Scores like Observatory: deductions first, and a bonus only from 90 points on. */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const points = findings.map((one) => one.points);
  const base = 100 + sum(points.filter((one) => one < 0));
  return Math.max(0, base >= 90 ? base + sum(points.filter((one) => one > 0)) : base);
}

function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

function scriptsOf(html: string): Array<Record<string, string>> {
  const scripts: Array<Record<string, string>> = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'script' && attributes['src']) scripts.push(attributes);
    },
  });
  parser.end(html);
  return scripts;
}
