import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { hasCredentials, NO_CREDENTIALS, normaliseLink, ownPath } from '../../../../shared/addresses/web-address.ts';
import { button } from '../../../../ui/forms/button.ts';
import { useSite } from '../../../navigation/site.ts';
import { LinkField } from '../links/LinkField.tsx';
import type { FoundPage } from '../links/page-search.ts';
import { removeLink } from '../links/remove-link.ts';
import { useAddress } from './AddressField.tsx';
import { InsertDialog } from './InsertDialog.tsx';
import { linkAddress } from './link-address.ts';

/** Other text would be a path below the article's own. */
const COMPLETE = /^(?:[a-z]+:|[/#?])/i;

/** Adds a link to the selection, or changes or removes the one at the cursor. Does nothing without a URL. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { siteUrl } = useSite();
  const existing = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const address = useAddress(existing);
  const [chosen, setChosen] = useState<FoundPage>();
  const page = chosen?.href === address.value.trim() ? chosen : undefined;
  const toPath = (typed: string) => ownPath(typed, [location.origin, siteUrl]);

  const save = () => {
    const typed = linkAddress(address.value);
    if (!typed) return;
    if (hasCredentials(typed)) return address.setError(NO_CREDENTIALS);
    const href = normaliseLink(toPath(typed) ?? typed);
    if (!href || (!COMPLETE.test(href) && typed !== existing))
      return address.setError(
        'Use a web address (https://), a page on this site (/…), an email address or a phone number.',
      );
    onClose();
    const { selection } = editor.state;
    const chain = editor.chain().extendMarkRange('link');
    if (selection.empty && !existing) {
      const text = page?.title ?? address.value.trim();
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else if (selection.empty) chain.setLink({ href }).setTextSelection(selection.from).run();
    else chain.setLink({ href }).run();
  };

  const remove = () => {
    onClose();
    removeLink(editor);
  };

  return (
    <InsertDialog
      editor={editor}
      noun="link"
      isExisting={existing !== ''}
      isChanged={address.isChanged}
      onSave={save}
      onClose={onClose}
      actions={
        existing && (
          <button type="button" className={`${button('quiet-danger', 'small')} mr-auto`} onClick={remove}>
            Remove link
          </button>
        )
      }
    >
      <LinkField
        {...address}
        page={page}
        toPath={toPath}
        onMatch={setChosen}
        onChoose={(found) => {
          setChosen(found);
          address.onChange(found.href);
        }}
      />
    </InsertDialog>
  );
}
