import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { MAX_BODY_CHARACTERS, MAX_BODY_ELEMENTS } from '../../../../shared/constants.ts';
import { selectAndScrollTo } from '../return-to-text.ts';
import { unfinishedPlaces } from '../typing/markers.ts';
import { t } from '../words.ts';
import { skippedHeading } from '../writing/headings.ts';
import type { BodySize, FactsOfText } from './text-facts.ts';

/** Below the text: says when it is too long to be saved. Screen readers hear it once, not at each new number. */
export function LengthNotice({ facts: { $facts } }: { facts: FactsOfText }) {
  const { size } = useStore($facts, { keys: ['size'] });
  const over = tooLong(size);
  return (
    <>
      <p role="status" className="sr-only">
        {over && `${t('The text is longer than can be saved.')} ${t(REMEDY)}`}
      </p>
      {over && (
        <p className="border-t border-linen/60 px-4 py-3 text-sm text-danger">
          <strong className="font-semibold">{over}</strong> {t(REMEDY)}
        </p>
      )}
    </>
  );
}

const REMEDY = 'You can save it again once something is taken out or moved to another article.';

function tooLong({ characters, elements }: BodySize): string | undefined {
  if (characters > MAX_BODY_CHARACTERS)
    return t('Longer than can be saved: {characters} of {most} characters, formatting included.', {
      characters,
      most: MAX_BODY_CHARACTERS,
    });
  if (elements > MAX_BODY_ELEMENTS)
    return t('Longer than can be saved: {elements} of {most} paragraphs, list items, table cells and the like.', {
      elements,
      most: MAX_BODY_ELEMENTS,
    });
  return undefined;
}

/** How many places are still to write, with a jump to the next. */
export function UnfinishedNotice({ editor, facts: { $facts } }: { editor: Editor; facts: FactsOfText }) {
  const { unfinished: count } = useStore($facts, { keys: ['unfinished'] });
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-linen/60 px-4 text-xs text-ink-soft">
      <span>{t('TK: {count} place still to write|TK: {count} places still to write', { count })}</span>
      <button
        type="button"
        className="min-h-11 font-medium text-ink underline underline-offset-4"
        onClick={() => goToNext(editor)}
      >
        {t('Go to the next')}
      </button>
    </p>
  );
}

/** Goes to the first place after the cursor, else to the first of the text. */
function goToNext(editor: Editor): void {
  const places = unfinishedPlaces(editor.state);
  const next = places.find(({ from }) => from >= editor.state.selection.to) ?? places[0];
  if (next) selectAndScrollTo(editor, next);
}

export function HeadingOrderHint({ facts: { $facts } }: { facts: FactsOfText }) {
  const skipped = skippedHeading(useStore($facts, { keys: ['headings'] }).headings);
  return (
    <p role="status" className={skipped ? 'border-t border-linen/60 px-4 py-2 text-xs text-clay-deep' : 'sr-only'}>
      {skipped &&
        t(
          '“{heading}” is a heading 3 without a heading 2 above it. Readers who listen to the page expect heading {level}.',
          { heading: skipped.text, level: skipped.after + 1 },
        )}
    </p>
  );
}
