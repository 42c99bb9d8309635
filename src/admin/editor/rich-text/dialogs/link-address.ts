import { withoutRedirect } from '../../../../shared/addresses/web-address.ts';

/** Adds the scheme to a typed domain, e-mail address or phone number. */
export function linkAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{8,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(text)) return `https://${text}`;
  return withoutRedirect(text);
}
