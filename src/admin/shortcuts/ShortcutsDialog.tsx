import { useStore } from '@nanostores/react';
import { Switch } from '../../ui/forms/Switch.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { modifier } from './keys.ts';
import { $questionMark, setQuestionMark } from './question-mark.ts';

type Shortcut = [keys: string[], effect: string];

const groups = (ctrl: string): Array<[title: string, shortcuts: Shortcut[]]> => [
  [
    'Everywhere',
    [
      [[ctrl, 'K'], 'Go to a screen or an article'],
      [['?'], 'This list'],
      [['F8'], 'To the message at the bottom of the screen'],
      [['Esc'], 'Close what is open'],
    ],
  ],
  ['In the editor', [[[ctrl, 'S'], 'Save and stay']]],
  [
    'In the text of an article',
    [
      [[ctrl, 'K'], 'Add or change a link'],
      [[ctrl, 'F'], 'Find'],
      [[ctrl, 'H'], 'Find and replace'],
      [[ctrl, 'B'], 'Bold'],
      [[ctrl, 'I'], 'Italic'],
      [[ctrl, 'Z'], 'Undo'],
      [[ctrl, 'Shift', 'Z'], 'Redo'],
    ],
  ],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isOn = useStore($questionMark);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Keyboard shortcuts">
      {groups(modifier()).map(([title, shortcuts]) => (
        <section key={title} className="mt-5">
          <h3 className="text-sm font-medium">{title}</h3>
          <dl className="mt-1 divide-y divide-linen/50 text-sm">
            {shortcuts.map(([keys, effect]) => (
              <div key={effect} className="flex items-baseline justify-between gap-4 py-1.5">
                <dt className="shrink-0">
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && ' + '}
                      <kbd className="rounded-xs border border-linen bg-plaster px-1.5 py-0.5 font-sans text-xs">
                        {key}
                      </kbd>
                    </span>
                  ))}
                </dt>
                <dd className="text-right text-ink-soft">{effect}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="mt-6 flex items-center justify-between gap-4 text-sm">
        <label htmlFor="question-mark">The key ? opens this list</label>
        <Switch id="question-mark" checked={isOn} onChange={setQuestionMark} />
      </p>
    </Dialog>
  );
}
