import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { selectAndScrollTo } from '../return-to-text.ts';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { t } from '../words.ts';
import { headingPositions, skipsLevel } from './headings.ts';

const INDENTS = ['', 'pl-2', 'pl-5', 'pl-8'];

/** The headings of the text, with jumps; the part with the cursor is marked. */
export function Outline({ editor, facts: { $facts } }: { editor: Editor; facts: FactsOfText }) {
  const { headings, headingAtCursor } = useStore($facts, { keys: ['headings', 'headingAtCursor'] });
  const jump = (index: number) => {
    const { doc } = editor.state;
    const at = headingPositions(doc)[index];
    const heading = at === undefined ? null : doc.nodeAt(at);
    if (at === undefined || !heading) return;
    // At the end of the heading, where writing continues.
    const end = at + heading.nodeSize - 1;
    selectAndScrollTo(editor, { from: end, to: end });
  };
  return (
    <nav
      aria-label={t('Outline')}
      className="max-h-[35dvh] overflow-y-auto border-t border-linen/60 bg-admin-background p-3 text-sm roomy:tall:sticky roomy:top-32 roomy:max-h-[calc(100dvh-12.5rem)] roomy:self-start roomy:border-t-0 roomy:bg-transparent roomy:py-6"
    >
      <p className="px-2 pb-1 text-xs font-medium text-ink-soft">{t('Outline')}</p>
      <ol>
        {headings.map(({ level, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings have nothing else that tells them apart
          <li key={index}>
            <button
              type="button"
              aria-current={index === headingAtCursor ? 'location' : undefined}
              className={`block min-h-8 w-full rounded-xs border-l-2 border-transparent py-1 pr-2 text-left wrap-anywhere hover:bg-plaster aria-[current]:border-clay aria-[current]:font-medium pointer-coarse:min-h-11 forced-colors:aria-[current]:border-[color:Highlight] ${INDENTS[level] ?? ''} ${text.trim() === '' ? 'text-ink-soft' : ''}`}
              onClick={() => jump(index)}
            >
              {text.trim() || t('Empty heading')}
              {skipsLevel(headings, index) && (
                <span className="block text-xs text-clay-deep">
                  {t('Heading {level} after a skipped level', { level })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
