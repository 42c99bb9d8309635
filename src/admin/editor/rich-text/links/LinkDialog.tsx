import type { Editor } from '@tiptap/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import {
  hasCredentials,
  hostOf,
  NO_CREDENTIALS,
  normaliseLink,
  ownPath,
} from '../../../../shared/addresses/web-address.ts';
import { button } from '../../../../ui/forms/button.ts';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { ArticleTitle } from '../../../articles/ArticleTitle.tsx';
import { describedBy, Field } from '../../../forms/Field.tsx';
import { form } from '../../../forms/form-classes.ts';
import { useSite } from '../../../navigation/site.ts';
import { CommandGroup } from '../../../palette/CommandGroup.tsx';
import type { Command } from '../../../palette/commands.ts';
import { OnTheWebsite, useAddress } from '../dialogs/AddressField.tsx';
import { InsertDialog } from '../dialogs/InsertDialog.tsx';
import { returnToText } from '../return-to-text.ts';
import { t } from '../words.ts';
import { removeLink } from './LinkBar.tsx';
import { linkAddress } from './link-on-paste.ts';
import {
  createPageSearch,
  type FoundPage,
  findArticles,
  findSitePages,
  type PageSearch,
  searchedWords,
} from './page-search.ts';

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
    if (typed === existing) return onClose();
    if (hasCredentials(typed)) return address.setError(t(NO_CREDENTIALS));
    const href = normaliseLink(toPath(typed) ?? typed);
    if (!href || !COMPLETE.test(href))
      return address.setError(
        t('Use a web address (https://), a page on this site (/…), an email address or a phone number.'),
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

  if (!canLink(editor))
    return (
      <Dialog open onOpenChange={onClose} onClosed={() => returnToText(editor)} title={t('Add link')}>
        <p className="mt-4">
          {t('Code, pictures, buttons and names of videos hold no links. Put the cursor in another text.')}
        </p>
      </Dialog>
    );
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
            {t('Remove link')}
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

/** Whether a link can stand at the cursor; beside a block it gets a paragraph of its own. */
function canLink(editor: Editor): boolean {
  const { empty, $from } = editor.state.selection;
  return editor.can().setMark('link') || (empty && !$from.parent.isTextblock);
}

type LinkFieldProps = {
  value: string;
  error: string | undefined;
  /** The page at the address, once one was chosen or found. */
  page: FoundPage | undefined;
  onChange: (value: string) => void;
  onChoose: (page: FoundPage) => void;
  /** Called when the address turns out to be that of a page. */
  onMatch: (page: FoundPage) => void;
  /** The path of an address of this site. */
  toPath: (address: string) => string | undefined;
};

/** An address, or words that find pages of this site: the arrow keys choose from the list below the field. */
function LinkField({ value, error, page, onChange, onChoose, onMatch, toPath }: LinkFieldProps) {
  const id = useId();
  const [active, setActive] = useState<number>();
  const words = page ? '' : searchedWords(value);
  const { pages, isDone, hasFailed } = usePageSearch(words);
  // Enter takes the first page for words; a path is already an address.
  const index = active ?? (value.trim().startsWith('/') ? -1 : 0);
  const current = pages[Math.min(index, pages.length - 1)];
  const commands = pages.map((found, at) => commandOf(found, at));
  const optionId = ({ id: command }: Pick<Command, 'id'>) => `${id}-${command}`;
  const currentCommand = commands[current ? pages.indexOf(current) : -1];

  // A typed or pasted path counts as chosen.
  const match = pages.find(({ href }) => href === value.trim());
  useEffect(() => {
    if (match) onMatch(match);
  }, [match, onMatch]);

  // Enter waits for the results when the list still shows those of the previous letters.
  const [isWaiting, setWaiting] = useState(false);
  const [first] = pages;
  useEffect(() => {
    if (!isWaiting || !isDone) return;
    setWaiting(false);
    if (first) onChoose(first);
  }, [isWaiting, isDone, first, onChoose]);

  const change = (next: string) => {
    setActive(undefined);
    setWaiting(false);
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && pages.length > 0) {
      event.preventDefault();
      const next = (Math.max(index, step < 0 ? 0 : -1) + step + pages.length) % pages.length;
      setActive(next);
      document.getElementById(optionId({ id: String(next) }))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key !== 'Enter' || index < 0) return;
    if (current || !isDone) event.preventDefault();
    if (!isDone && active === undefined) setWaiting(true);
    else if (current) onChoose(current);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const path = toPath(event.clipboardData.getData('text/plain'));
    if (!path || selectionStart !== 0 || selectionEnd !== value.length) return;
    event.preventDefault();
    change(path);
  };

  const host = hostOf(value);
  const hint = page ? (
    <LeadsTo page={page} />
  ) : host ? (
    <OnTheWebsite host={host} />
  ) : (
    t('Type a few words to find a page of this site, or paste an address')
  );
  return (
    <div>
      <Field id={id} label={t('URL')} hasAsterisk={false} hint={hint} error={error}>
        <input
          id={id}
          role="combobox"
          aria-expanded={pages.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={currentCommand && optionId(currentCommand)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          type="text"
          // biome-ignore lint/a11y/noAutofocus: the field is what the dialog was opened for
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          className={form.input}
          value={value}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </Field>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('Pages of this site')}
        aria-busy={!isDone}
        className={
          pages.length > 0
            ? 'mt-2 max-h-[min(20rem,40dvh)] overflow-y-auto rounded-xs border border-linen p-1'
            : 'sr-only'
        }
      >
        {(['Articles', 'Pages'] as const).map((group) => (
          <CommandGroup
            key={group}
            title={t(group)}
            commands={commands.filter((_, at) => pages[at]?.group === group)}
            current={currentCommand}
            idOf={optionId}
            onPoint={(command) => setActive(Number(command.id))}
            onChoose={(command) => onChoose(pages[Number(command.id)] as FoundPage)}
          />
        ))}
      </div>
      <p
        role="status"
        className={hasFailed || (isDone && words && pages.length === 0) ? 'mt-2 text-ink-soft text-xs' : 'sr-only'}
      >
        {statusOf(words, pages.length, isDone, hasFailed)}
      </p>
    </div>
  );
}

function LeadsTo({ page: { title, language, note } }: { page: FoundPage }) {
  const name = <ArticleTitle language={language} title={title} />;
  return isUnpublished(note)
    ? t.rich('Leads to “{title}”, which is not published: readers find nothing there yet', { title: name })
    : t.rich('Leads to “{title}”', { title: name });
}

const isUnpublished = (note: FoundPage['note']) => note === 'not published' || note === 'Video, not published';

const commandOf = ({ title, language, note }: FoundPage, at: number): Command => ({
  id: String(at),
  label: title,
  note: note && t(note),
  lang: language,
  run: () => {},
});

function statusOf(words: string, count: number, isDone: boolean, hasFailed: boolean): string {
  if (!words || !isDone) return '';
  if (hasFailed) return t('Not everything could be searched. You can still type an address.');
  return count === 0
    ? t('No page of this site has these words')
    : t('{count} page found|{count} pages found', { count });
}

const TYPING_PAUSE_MS = 200;
const NOTHING: PageSearch = { words: '', pages: [], isDone: true, hasFailed: false };

/** The pages of this site that these words find, as they come. */
function usePageSearch(words: string): PageSearch {
  const [found, setFound] = useState(NOTHING);
  const [search, setSearch] = useState<ReturnType<typeof createPageSearch>>();
  useEffect(() => {
    const created = createPageSearch([findArticles, findSitePages], setFound);
    setSearch(created);
    return created.close;
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => search?.search(words), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, words]);
  if (words === '') return NOTHING;
  // Results of the previous letters stay until the new ones arrive.
  return found.words === words ? found : { ...found, isDone: false };
}
