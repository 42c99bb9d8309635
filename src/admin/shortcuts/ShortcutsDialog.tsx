import { useStore } from '@nanostores/react';
import { LINE_STARTS, TEXT_KEYS, TYPED_MARKS } from '../../shared/rich-text/keys.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { words } from '../language/words.tsx';
import { modifier, platformKeys } from './keys.ts';
import { $questionMark, setQuestionMark } from './overlays.ts';

const t = words(() => import('./nl.ts'));

type Shortcut = [keys: string[], effect: string];

const groups = (ctrl: string): Array<[title: string, shortcuts: Shortcut[]]> => [
  [
    t('Everywhere'),
    [
      [[ctrl, 'K'], t('Go to a screen or an article')],
      [['?'], t('This list')],
      [['F8'], t('To the message at the bottom of the screen')],
      [['Esc'], t('Close what is open')],
    ],
  ],
  [t('In the editor'), [[[ctrl, 'S'], t('Save and stay')]]],
  [t('In the text of an article'), shortcutsOf(TEXT_KEYS, (keys) => platformKeys(keys).split('+'))],
  [t('Typed at the start of a line, then a space'), shortcutsOf(LINE_STARTS, (typed) => [typed])],
  [
    t('Typed around words, or alone on a line'),
    shortcutsOf(TYPED_MARKS, (typed) => [typed.replace('words', t('words'))]),
  ],
];

type Effect = keyof typeof TEXT_KEYS | keyof typeof LINE_STARTS | keyof typeof TYPED_MARKS;

const shortcutsOf = (table: Partial<Record<Effect, string>>, keysOf: (typed: string) => string[]): Shortcut[] =>
  Object.entries(table).map(([effect, typed]) => [keysOf(typed), t(effect as Effect)]);

/** All keys of the admin. Loaded at the first use. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isOn = useStore($questionMark);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('Keyboard shortcuts')} size="wide">
      <div className="md:columns-2 md:gap-10">
        {groups(modifier()).map(([title, shortcuts]) => (
          <section key={title} className="pt-5">
            <h3 className="break-after-avoid text-sm font-medium">{title}</h3>
            <dl className="mt-1 divide-y divide-linen/50 text-sm">
              {shortcuts.map(([keys, effect]) => (
                <div key={effect} className="flex break-inside-avoid items-baseline justify-between gap-4 py-1.5">
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
      </div>
      <p className="mt-6 flex items-center justify-between gap-4 text-sm">
        <label htmlFor="question-mark">{t('The key ? opens this list')}</label>
        <Switch id="question-mark" checked={isOn} onChange={setQuestionMark} />
      </p>
    </Dialog>
  );
}
