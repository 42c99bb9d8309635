import { useEditorState } from './effects/use-editor.ts';
import { type EditorState, isChanged } from './state/editor-state.ts';

const NARROW = 'max-sm:order-last max-sm:min-h-[1lh] max-sm:basis-full';
/** The two buttons of a published article leave less room. */
const NARROW_PUBLISHED =
  'max-lg:order-last max-lg:min-h-[1lh] max-lg:basis-full max-[26rem]:min-h-[2lh] max-[23rem]:min-h-[3lh] lg:flex-1';

/**
 * What the next save changes for readers; the badge beside it shows the current state. On narrow screens an empty note
 * keeps its line, so that the fields below do not move.
 */
export function SaveConsequence() {
  const effect = useEditorState(saveConsequence);
  const isPublished = useEditorState(({ saved }) => saved.form.isPublished);
  return (
    <p role="status" className={`text-xs text-ink-soft ${isPublished ? NARROW_PUBLISHED : NARROW}`}>
      {effect}
    </p>
  );
}

export function saveConsequence(state: EditorState): string | undefined {
  const { saved, form } = state;
  const hasDraftChanges = saved.draftChanges !== null;
  if (!isChanged(state) && !hasDraftChanges) return undefined;
  if (!state.mayPublish) return saved.form.isPublished ? 'readers see it once an Editor publishes it' : undefined;
  if (saved.form.isPublished && form.isPublished)
    return hasDraftChanges
      ? 'changes go live when you publish them, not when you save as draft'
      : 'changes go live when you save, not when you save as draft';
  if (form.isPublished) return 'will be published when you save';
  if (!saved.form.isPublished) return undefined;
  return hasDraftChanges ? 'will be unpublished, with this text, when you save' : 'will be unpublished when you save';
}
