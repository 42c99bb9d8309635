import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { textVideoUrl } from '../../../../shared/rich-text/blocks.ts';
import { button } from '../../../../ui/forms/button.ts';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { insertBlock } from '../insert/run-insertable.ts';
import { returnToText } from '../return-to-text.ts';
import { languageOf } from '../typing/settings.ts';
import { t } from '../words.ts';
import { AddressField, useAddress } from './AddressField.tsx';

/** Asks for the address of a video, and for its title: what readers see before it plays. Loaded at the first use. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const address = useAddress('');
  const [title, setTitle] = useState('');
  const [titleError, setTitleError] = useState<string>();

  const save = () => {
    const player = textVideoUrl(address.value.trim());
    if (!player) address.setError(t('Use the address of a video on Vimeo or YouTube, as the browser shows it.'));
    const name = title.trim();
    setTitleError(name ? undefined : t('Say in a few words what the video shows.'));
    if (!player || !name) return;
    onClose();
    insertBlock(
      editor,
      { type: 'video', attrs: { 'data-video': player }, content: [{ type: 'text', text: name }] },
      { cursor: 'after' },
    );
  };

  return (
    <FormDialog onClose={onClose} onClosed={() => returnToText(editor)} title={t('Add video')}>
      <DialogForm isChanged={address.isChanged || title !== ''} onSubmit={save}>
        <AddressField label={t('Video address')} {...address} autoFocus />
        <TextField
          label={t('Title')}
          lang={languageOf(editor)}
          value={title}
          error={titleError}
          onChange={(typed) => {
            setTitle(typed);
            setTitleError(undefined);
          }}
          hint={t('What readers see before the video plays.')}
        />
        <div className={overlay.actions}>
          <button type="submit" className={button('primary', 'small')}>
            {t('Add video')}
          </button>
        </div>
      </DialogForm>
    </FormDialog>
  );
}
