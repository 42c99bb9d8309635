import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { AllSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { hasCredentials, normaliseLink, ownPath, withoutRedirect } from '../../../../shared/addresses/web-address.ts';
import { paths } from '../../../../shared/paths.ts';

/** Pasting an address on selected words links them; undo removes the link. A selected address is replaced instead. */
export const linkOnPaste = (origins: readonly string[]) =>
  Extension.create({
    name: 'linkOnPaste',
    addProseMirrorPlugins: () => [
      new Plugin({ props: { handlePaste: (view, event) => linkSelection(view, event, origins) } }),
    ],
  });

function linkSelection({ state, dispatch }: EditorView, { clipboardData }: ClipboardEvent, origins: readonly string[]) {
  const { selection, doc, schema } = state;
  const href = pastedAddress(clipboardData?.getData('text/plain') ?? '', origins);
  const link = schema.marks['link'];
  const isText = selection instanceof TextSelection || selection instanceof AllSelection;
  if (!href || !link || selection.empty || !isText) return false;
  const { from, to } = selection;
  const words = doc.textBetween(from, to, ' ', ' ').trim();
  if (words === '' || pastedAddress(words, origins)) return false;
  const tr = closeHistory(state.tr).addMark(from, to, link.create({ href }));
  // Code has no links.
  if (!tr.docChanged) return false;
  // Text typed next is not part of the link.
  tr.setSelection(Selection.near(tr.doc.resolve(to), -1)).removeStoredMark(link);
  dispatch(tr.setMeta('preventAutolink', true).scrollIntoView());
  return true;
}

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

/** Adds the scheme to a typed domain, e-mail address or phone number. */
export function linkAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{8,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(text)) return `https://${text}`;
  return withoutRedirect(text);
}
