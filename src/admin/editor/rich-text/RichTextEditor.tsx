import { useStore } from '@nanostores/react';
import { type Editor, Extension } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { blocksOfEditor } from '../../../shared/text-check/document/from-editor.ts';
import { imageFilesIn } from '../../uploads/transferred-images.ts';
import type { Body } from '../effects/editor.ts';
import type { SourceForm } from '../sources/source-form.ts';
import { leaveFocus } from '../writing-view/use-writing-view.ts';
import { $view } from '../writing-view/view.ts';
import { CopyNotices } from './copies/CopyNotices.tsx';
import { createPictureCopies } from './copies/picture-copies.ts';
import { ImageDialog } from './dialogs/ImageDialog.tsx';
import { LinkDialog } from './dialogs/LinkDialog.tsx';
import { SourceDialog } from './dialogs/SourceDialog.tsx';
import { richTextExtensions } from './extensions.ts';
import { FindBar } from './find/FindBar.tsx';
import { findExtension } from './find/find-extension.ts';
import { useFind } from './find/use-find.ts';
import { skippedHeading } from './heading-order.ts';
import { insertImage } from './insert-image.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { readSelectionAtKeys } from './read-selection.ts';
import { LostReferences } from './references/LostReferences.tsx';
import { createSourceNumbers, numbersOf } from './references/numbers.ts';
import { numberedReferenceNode, REFERENCE } from './references/reference-node.ts';
import { selectPlace } from './select-place.ts';
import { serializeBody } from './serialize-body.ts';
import { Toolbar } from './Toolbar.tsx';
import { headingsIn } from './writing/headings.ts';
import { Outline } from './writing/Outline.tsx';
import { WritingBar } from './writing/WritingBar.tsx';

export type RichTextProps = {
  content: string;
  /** Tells this body from the one that it replaces, and from the one that replaces it. */
  number: number;
  /** What the references in the text are numbered by. */
  sources: readonly SourceForm[];
  onTouch: (number: number) => void;
  /** Gives the body to read, whenever it is needed. Returns a function that disconnects it. */
  onConnect: (body: Body) => () => void;
  /** Called for each pasted or dropped picture. */
  onPicture: (file: File, insert: (src: string) => void) => void;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
};

/** Its height, and a little room. */
const BAR_BELOW = 64;

/** Imported dynamically, because TipTap is large. */
export default function RichTextEditor({
  content,
  number,
  sources,
  onTouch,
  onConnect,
  onPicture,
  labelledBy,
  describedBy,
  invalid,
}: RichTextProps) {
  const [dialog, setDialog] = useState<'link' | 'image' | 'source' | null>(null);
  const [copies] = useState(createPictureCopies);
  const [$numbers] = useState(() => createSourceNumbers(sources));
  const { hasOutline } = useStore($view);
  const outlineId = useId();
  const { find, isOpen: isFinding, ...finding } = useFind();
  const openFind = useRef(finding.open);
  openFind.current = finding.open;
  const [extensions] = useState(() => [
    ...richTextExtensions.map((known) => (known.name === REFERENCE ? numberedReferenceNode($numbers) : known)),
    readSelectionAtKeys,
    linkShortcut(() => setDialog('link')),
    copies.extension,
    findExtension((replaces) => openFind.current(replaces)),
    leaveFocusAtEscape,
    keepNodeViews,
  ]);
  const editor = useEditor({
    extensions,
    content,
    // The security policy forbids style elements; prose-editor.css has the rules.
    injectCSS: false,
    // React may discard a render, and would destroy the editor with it.
    immediatelyRender: false,
    onUpdate: () => onTouch(number),
    editorProps: {
      // The bar below the text covers the end of the window.
      scrollThreshold: { top: 0, right: 0, bottom: BAR_BELOW, left: 0 },
      scrollMargin: { top: 5, right: 5, bottom: BAR_BELOW, left: 5 },
      attributes: {
        role: 'textbox',
        lang: 'nl',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        class:
          'prose min-h-80 max-w-none p-4 text-base outline-none sm:p-6 focused:mx-auto focused:max-w-[44rem] wide:max-w-none!',
      },
      transformPastedHTML: (html) => cleanPaste(html, copies.pictures),
      handlePaste: (_, event) => insertFiles(imageFilesIn(event.clipboardData)),
      handleDrop: (_, event, __, moved) => !moved && insertFiles(imageFilesIn(event.dataTransfer)),
    },
  });

  useEffect(() => {
    if (!editor) return undefined;
    const view = {
      blocks: () => blocksOfEditor(editor.state.doc),
      select: (range: { from: number; to: number }) => selectPlace(editor, range),
    };
    return onConnect({ number, read: () => serializeBody(editor.state.doc), view });
  }, [editor, number, onConnect]);

  useEffect(() => $numbers.set(numbersOf(sources)), [$numbers, sources]);

  function insertFiles(files: File[]): boolean {
    // Does not focus the text: the user may be typing in another field when the upload ends.
    for (const file of files) onPicture(file, (src) => editor && insertImage(editor, { src }));
    return files.length > 0;
  }

  if (!editor) return <div className="h-96 rounded-xs border border-ink-soft bg-surface" />;
  return (
    <div
      data-rich-text
      className={`rounded-xs border bg-surface focus-within:border-clay ${invalid ? 'border-danger' : 'border-ink-soft'}`}
    >
      <div className={`tall:sticky top-16 z-10 ${isFinding ? 'max-sm:contents' : ''}`}>
        <Toolbar
          editor={editor}
          onLink={() => setDialog('link')}
          onImage={() => setDialog('image')}
          onSource={() => setDialog('source')}
        />
        {isFinding && <FindBar editor={editor} find={find} onChange={finding.change} onClose={finding.close} />}
      </div>
      <div className={hasOutline ? 'roomy:grid roomy:grid-cols-[minmax(0,1fr)_14rem]' : ''}>
        <EditorContent editor={editor} className="min-w-0" />
        <div className={`tall:sticky bottom-0 z-10 ${hasOutline ? 'roomy:contents' : ''}`}>
          {hasOutline && <Outline editor={editor} id={outlineId} />}
          <WritingBar editor={editor} outlineId={outlineId} onFind={() => finding.open(true)} />
        </div>
      </div>
      <HeadingOrderHint editor={editor} />
      <LostReferences editor={editor} $numbers={$numbers} />
      <CopyNotices editor={editor} onCopy={copies.copyRemotePictures} />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'source' && <SourceDialog editor={editor} $numbers={$numbers} onClose={() => setDialog(null)} />}
      {dialog === 'image' && <ImageDialog editor={editor} onClose={() => setDialog(null)} />}
    </div>
  );
}

function HeadingOrderHint({ editor }: { editor: Editor }) {
  const skipped = useEditorState({ editor, selector: () => skippedHeading(headingsIn(editor.state.doc)) });
  return (
    <p role="status" className={skipped ? 'border-t border-linen/60 px-4 py-2 text-xs text-clay-deep' : 'sr-only'}>
      {skipped &&
        `“${skipped.text}” is a heading 3 without a heading 2 above it. Readers who listen to the page expect heading ${skipped.after + 1}.`}
    </p>
  );
}

/**
 * The view has its node views from the start. TipTap sets them once more for those that React renders, which are none
 * here, and that draws the whole text anew.
 */
const keepNodeViews = Extension.create({
  name: 'keepNodeViews',
  onBeforeCreate() {
    this.editor.createNodeViews = () => {};
  },
});

/** After whatever else Escape closes in the text. */
const leaveFocusAtEscape = Extension.create({
  name: 'leaveFocusAtEscape',
  priority: 1,
  addKeyboardShortcuts: () => ({ Escape: leaveFocus }),
});

const linkShortcut = (open: () => void) =>
  Extension.create({
    name: 'linkShortcut',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        open();
        return true;
      },
    }),
  });
