import { hasCredentials, normaliseLink, ownPath } from '../../../../shared/addresses/web-address.ts';
import { paths } from '../../../../shared/paths.ts';
import { linkAddress } from '../dialogs/link-address.ts';

const ADDRESS = /^(?:https?:\/\/\S|www\.\S|mailto:\S|tel:\S|[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$)/i;
/** The first segments of this site's paths: "/behandelingen" is a page, "/maand" is a word. */
const OWN_ROOTS = new Set(
  Object.values(paths).flatMap((path) => (typeof path === 'string' ? path.split(/[/#]/)[1] || [] : [])),
);

/** The link for a text that is one address: of a website, a page of this site, a mailbox or a telephone. */
export function pastedAddress(text: string, origins: readonly string[]): string | undefined {
  const typed = text.trim();
  const isOwnPath = /^\/\S*$/.test(typed) && OWN_ROOTS.has(typed.split(/[/#?]/)[1] ?? '');
  if (!isOwnPath && (!ADDRESS.test(typed) || (/\s/.test(typed) && !typed.startsWith('tel:')))) return undefined;
  const address = linkAddress(typed);
  if (hasCredentials(address)) return undefined;
  return normaliseLink(ownPath(address, origins) ?? address);
}
