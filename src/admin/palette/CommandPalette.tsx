import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { overlay } from '../../ui/overlay/overlay.ts';
import { ReturnFocus } from '../../ui/overlay/when-closed.tsx';
import { useStaffUser } from '../data/staff-user.ts';
import { modifier } from '../shortcuts/keys.ts';
import { CommandGroup } from './CommandGroup.tsx';
import { articleCommand, type Command, commandsFor } from './commands.ts';
import { useArticleSearch } from './use-article-search.ts';
import { t } from './words.ts';

/**
 * A field that finds screens and articles. The focus stays in it; the arrow keys choose from the list below. Loaded at the
 * first use.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  /** Runs once the dialog is closed, so that the command can move the focus. */
  const chosen = useRef<Command>(undefined);
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.backdrop} />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed top-[min(6rem,8dvh)] left-1/2 z-40 flex max-h-[calc(100dvh-min(8rem,16dvh))] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-sm bg-surface raised motion-safe:animate-fade forced-colors:border"
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <ReturnFocus onClosed={() => chosen.current?.run()} />
          <Radix.Title className="sr-only">{t('Go to a screen or an article')}</Radix.Title>
          <Finder
            onChoose={(command) => {
              chosen.current = command;
              onClose();
            }}
            onClose={onClose}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Finder({ onChoose, onClose }: { onChoose: (command: Command) => void; onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { found, isPending } = useArticleSearch(text.trim());
  const { permissions } = useStaffUser();
  const commands = commandsFor(text, permissions);
  const articles = (found?.articles ?? []).map(articleCommand);
  // With a query, articles come first; without one, screens.
  const groups = [
    { title: t('Go to'), commands },
    { title: t(text.trim() ? 'Articles' : 'Changed last'), commands: articles },
  ];
  const options = groups.flatMap((group) => group.commands);
  const index = Math.min(active, options.length - 1);
  const current = options[index];
  // Until the answer is there, the articles are those of another text.
  const isOfText = !isPending || commands.some((command) => command === current);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isPending) return;
    setWaiting(false);
    if (current) onChoose(current);
  }, [isWaiting, isPending, current, onChoose]);
  const optionId = (command: Command) => `${id}-${command.id}`;

  const choose = (command: Command, isOtherTab: boolean) => {
    if (!isOtherTab || !command.path) return onChoose(command);
    open(command.path, '_blank', 'noopener');
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      const next = (index + step + options.length) % options.length;
      setActive(next);
      document.getElementById(optionId(options[next] as Command))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const isOtherTab = event.ctrlKey || event.metaKey;
      if (isOfText && current) choose(current, isOtherTab);
      // Then in this tab: browsers open another only at the press itself.
      else setWaiting(true);
    }
  };
  return (
    <>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        aria-label={t('Go to a screen or an article')}
        placeholder={t('Search screens and articles...')}
        type="text"
        lang="nl"
        autoComplete="off"
        maxLength={200}
        className="min-h-14 w-full border-b border-linen bg-surface px-5 text-base -outline-offset-2 placeholder:text-ink-soft"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setWaiting(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('Found')}
        aria-busy={isPending}
        className="overflow-y-auto p-2"
      >
        {groups.map((group) => (
          <CommandGroup
            key={group.title}
            title={group.title}
            commands={group.commands}
            current={current}
            idOf={optionId}
            onPoint={(command) => setActive(options.indexOf(command))}
            onChoose={choose}
          />
        ))}
      </div>
      <p role="status" className={options.length === 0 || found?.error ? 'px-5 pb-4 text-sm' : 'sr-only'}>
        {found?.error ??
          (isPending ? '' : options.length === 0 ? t('Nothing found') : t('{count} found', { count: options.length }))}
      </p>
      <p className="border-t border-linen/60 px-5 py-2 text-xs text-ink-soft max-sm:hidden">
        {t('↑ ↓ to choose, Enter to open, {modifier} + Enter in another tab', { modifier: modifier() })}
      </p>
    </>
  );
}
