import type { Command } from './commands.ts';

type Props = {
  title: string;
  commands: Command[];
  current: Command | undefined;
  idOf: (command: Command) => string;
  onPoint: (command: Command) => void;
  onChoose: (command: Command, isOtherTab: boolean) => void;
};

/** The focus stays in the search field: pressing an option must not take it. */
export function CommandGroup({ title, commands, current, idOf, onPoint, onChoose }: Props) {
  if (commands.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options are grouped by role
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs text-ink-soft">
        {title}
      </p>
      {commands.map((command) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={command.id}
          id={idOf(command)}
          role="option"
          tabIndex={-1}
          aria-selected={command.id === current?.id}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-xs px-3 py-1.5 text-sm leading-snug aria-selected:bg-plaster forced-colors:aria-selected:outline-2"
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(command)}
          onClick={(event) => onChoose(command, event.ctrlKey || event.metaKey)}
        >
          <span lang={command.lang} className="line-clamp-2 min-w-0 wrap-anywhere">
            {command.label}
          </span>
          {command.note && <span className="shrink-0 text-xs text-ink-soft">{command.note}</span>}
        </div>
      ))}
    </div>
  );
}
