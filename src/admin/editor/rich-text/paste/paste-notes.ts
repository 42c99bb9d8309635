import { map } from 'nanostores';
import { addLeftOut, type LeftOut } from '../../../../shared/rich-text/conversion/left-out.ts';
import { listed } from '../../../language/words.tsx';
import { t } from '../words.ts';

/** What pastes into this text left out, until the user dismisses it. */
export const $pasteNotes = map<{ leftOut: LeftOut; notes: string[] }>({ leftOut: {}, notes: [] });

export const noteLeftOut = (leftOut: LeftOut): void =>
  $pasteNotes.setKey('leftOut', addLeftOut($pasteNotes.get().leftOut, leftOut));

export const note = (sentence: string): void =>
  $pasteNotes.setKey('notes', [...new Set([...$pasteNotes.get().notes, sentence])]);

export const clearNotes = (): void => $pasteNotes.set({ leftOut: {}, notes: [] });

const MOST_NAMES = 3;

/** Says what to do with files that are not pictures. */
export function otherFilesNote(files: { name: string }[]): string {
  const names = files.slice(0, MOST_NAMES).map(({ name }) => `“${name}”`);
  const others = files.length - names.length;
  const list = listed([...names, ...(others > 0 ? [t('{count} more', { count: others })] : [])]);
  return t(
    files.length === 1
      ? '{list} was not put in: a text takes only pictures. Open the file, copy its text and paste that here, or link to the page where it can be found.'
      : '{list} were not put in: a text takes only pictures. Open the files, copy their text and paste that here, or link to the pages where they can be found.',
    { list },
  );
}

export const RTF_NOTE =
  'Nothing was pasted: the other program copied its text only as RTF, which browsers cannot read. Open the document in Word, LibreOffice or Google Docs, and copy it there.';
