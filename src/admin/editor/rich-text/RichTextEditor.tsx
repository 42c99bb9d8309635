import { type Editor, Extension } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { blocksOfEditor } from '../../../shared/text-check/document/from-editor.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { imageFilesIn } from '../../uploads/transferred-images.ts';
import type { Body } from '../effects/editor.ts';
import type { SourceForm } from '../sources/source-form.ts';
import { createBlockTools } from './block-handle/block-tools.ts';
import { useBlockHandle } from './block-handle/use-block-handle.ts';
import { blockEdges } from './blocks/keys/block-edges.ts';
import { linePaste } from './blocks/line-paste.ts';
import { repairBlocks } from './blocks/repair.ts';
import { CopyNotices } from './copies/CopyNotices.tsx';
import { createPictureCopies } from './copies/picture-copies.ts';
import { ImageDialog } from './dialogs/ImageDialog.tsx';
import { LinkDialog } from './dialogs/LinkDialog.tsx';
import { SourceDialog } from './dialogs/SourceDialog.tsx';
import { richTextExtensions } from './extensions.ts';
import { skippedHeading } from './heading-order.ts';
import { insertImage } from './insert-image.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { readBlocks, visitElements } from './read-blocks.ts';
import { readSelectionAtKeys } from './read-selection.ts';
import { LostReferences } from './references/LostReferences.tsx';
import { createSourceNumbers, numbersOf } from './references/numbers.ts';
import { numberedReferenceNode, REFERENCE } from './references/reference-node.ts';
import { selectPlace } from './select-place.ts';
import { serializeBody } from './serialize-body.ts';
import { Toolbar } from './Toolbar.tsx';

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
  const [secondPicture, setSecondPicture] = useState<number | null>(null);
  const [tools] = useState(createBlockTools);
  const { BlockHandle, isDocked } = useBlockHandle();
  const [copies] = useState(createPictureCopies);
  const [$numbers] = useState(() => createSourceNumbers(sources));
  const [extensions] = useState(() => [
    ...richTextExtensions.map((known) => (known.name === REFERENCE ? numberedReferenceNode($numbers) : known)),
    readSelectionAtKeys,
    blockEdges,
    tools.extension,
    repairBlocks(sayUnnested),
    linePaste,
    linkShortcut(() => setDialog('link')),
    copies.extension,
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
      attributes: {
        role: 'textbox',
        lang: 'nl',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        class: 'prose min-h-80 max-w-none p-4 text-base outline-none sm:p-6',
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

  const handle = editor && BlockHandle && (
    <BlockHandle
      {...{ editor, tools, isDocked }}
      onPicture={() => setDialog('image')}
      onSecondPicture={setSecondPicture}
    />
  );

  if (!editor) return <div className="h-96 rounded-xs border border-ink-soft bg-white" />;
  return (
    <div
      className={`rounded-xs border bg-white focus-within:border-clay ${invalid ? 'border-danger' : 'border-ink-soft'}`}
    >
      <div className="tall:sticky top-16 z-10 max-sm:top-24 flex items-start rounded-t-xs border-b border-linen/60 bg-desk">
        <Toolbar
          editor={editor}
          onLink={() => setDialog('link')}
          onImage={() => setDialog('image')}
          onSource={() => setDialog('source')}
        />
        {isDocked && handle}
      </div>
      <div className="relative">
        {!isDocked && handle}
        <EditorContent editor={editor} />
      </div>
      <HeadingOrderHint editor={editor} />
      <LostReferences editor={editor} $numbers={$numbers} />
      <CopyNotices editor={editor} onCopy={copies.copyRemotePictures} />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'source' && <SourceDialog editor={editor} $numbers={$numbers} onClose={() => setDialog(null)} />}
      {dialog === 'image' && <ImageDialog editor={editor} onClose={() => setDialog(null)} />}
      {secondPicture !== null && (
        <ImageDialog editor={editor} insertAt={secondPicture} onClose={() => setSecondPicture(null)} />
      )}
    </div>
  );
}

const sayUnnested = () =>
  showToast({
    title: 'A table inside a table became text',
    description: 'Readers on a phone could not read it. Undo takes it back.',
  });

function HeadingOrderHint({ editor }: { editor: Editor }) {
  const skipped = useEditorState({ editor, selector: () => skippedHeading(headingsOfBlocks(editor.state.doc).flat()) });
  return (
    <p role="status" className={skipped ? 'border-t border-linen/60 px-4 py-2 text-xs text-clay-deep' : 'sr-only'}>
      {skipped &&
        `“${skipped.text}” is a heading 3 without a heading 2 above it. Readers who listen to the page expect heading ${skipped.after + 1}.`}
    </p>
  );
}

const headingsOfBlocks = readBlocks((block) => {
  const headings: { level: number; text: string }[] = [];
  visitElements(block, (node) => {
    if (node.type.name === 'heading') headings.push({ level: Number(node.attrs['level']), text: node.textContent });
  });
  return headings;
});

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
