import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';
import { securityHeaders } from '../server/headers/security-headers.ts';

/** Browsers do not run scripts of a data type, so the policy does not apply to them. */
const isData = (type: string | undefined) => type !== undefined && /json/.test(type);

/** The inline parts of a page to which the policy applies: scripts and styles by hash, attributes by name. */
function findInlineParts(html: string): { scripts: Set<string>; styles: Set<string>; attributes: Set<string> } {
  const found = { scripts: new Set<string>(), styles: new Set<string>(), attributes: new Set<string>() };
  let text: string | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'style' || (name === 'script' && !attributes['src'] && !isData(attributes['type']))) text = '';
      for (const attribute of Object.keys(attributes))
        if (attribute === 'style' || attribute.startsWith('on')) found.attributes.add(`<${name} ${attribute}>`);
      if (attributes['srcdoc']) {
        const inner = findInlineParts(attributes['srcdoc']);
        for (const kind of ['scripts', 'styles', 'attributes'] as const)
          for (const part of inner[kind]) found[kind].add(part);
      }
    },
    ontext: (data) => {
      if (text !== undefined) text += data;
    },
    onclosetag: (name) => {
      if (text !== undefined) found[name === 'style' ? 'styles' : 'scripts'].add(hashOf(text));
      text = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** A message for each part of the page that browsers would block. */
export function blockedParts(path: string, html: string): string[] {
  const { scripts, styles, attributes } = findInlineParts(html);
  const policy = securityHeaders(path, '')['content-security-policy'] ?? '';
  const unknown = (hashes: Set<string>) => [...hashes].filter((hash) => !policy.includes(`'${hash}'`));
  return [
    ...unknown(scripts).map((hash) => `${path} has an inline script that the security policy does not know (${hash})`),
    ...unknown(styles).map((hash) => `${path} has an inline style that the security policy does not know (${hash})`),
    ...[...attributes].map((attribute) => `${path} has ${attribute}: use a class, or a listener in a script`),
  ];
}

/** Fails the build when browsers would block a part of a page. tests/security checks the pages rendered on demand. */
export const checkInlineParts = (): AstroIntegration => ({
  name: 'inline-parts',
  hooks: {
    'astro:build:done': async ({ dir, pages }) => {
      const blocked = await Promise.all(
        pages.map(async ({ pathname }) => {
          const path = `/${pathname.replace(/\/$/, '')}`;
          const file = ['404', '500'].includes(pathname.replace(/\/$/, '')) ? `${path}.html` : `${path}/index.html`;
          return blockedParts(path, await readFile(`${fileURLToPath(dir)}${file}`, 'utf8'));
        }),
      );
      const reasons = [...new Set(blocked.flat())];
      if (reasons.length > 0)
        throw new Error(
          `${reasons.join('\n')}\nMove it to a file, or name its hash in src/server/headers/security-headers.ts and run npm run headers`,
        );
    },
  },
});

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
