import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { hostOf } from '../../../../shared/addresses/web-address.ts';
import { ArticleTitle } from '../../../articles/ArticleTitle.tsx';
import { describedBy, Field } from '../../../forms/Field.tsx';
import { form } from '../../../forms/form-classes.ts';
import { CommandGroup } from '../../../palette/CommandGroup.tsx';
import type { Command } from '../../../palette/commands.ts';
import {
  createPageSearch,
  type FoundPage,
  findArticles,
  findSitePages,
  type PageSearch,
  searchedWords,
} from './page-search.ts';

type Props = {
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
export function LinkField({ value, error, page, onChange, onChoose, onMatch, toPath }: Props) {
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
    <>
      Leads to “<ArticleTitle language={page.language} title={page.title} />”
      {page.note.includes('not published') && ', which is not published: readers find nothing there yet'}
    </>
  ) : host ? (
    <>
      On the website <strong className="font-medium text-ink">{host}</strong>
    </>
  ) : (
    'Type a few words to find a page of this site, or paste an address'
  );
  return (
    <div>
      <Field id={id} label="URL" hasAsterisk={false} hint={hint} error={error}>
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
        aria-label="Pages of this site"
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
            title={group}
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

const commandOf = ({ title, language, note }: FoundPage, at: number): Command => ({
  id: String(at),
  label: title,
  note,
  lang: language,
  run: () => {},
});

function statusOf(words: string, count: number, isDone: boolean, hasFailed: boolean): string {
  if (!words || !isDone) return '';
  if (hasFailed) return 'Not everything could be searched. You can still type an address.';
  return count === 0 ? 'No page of this site has these words' : `${count} ${count === 1 ? 'page' : 'pages'} found`;
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
