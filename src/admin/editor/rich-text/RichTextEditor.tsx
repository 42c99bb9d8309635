import { useStore } from '@nanostores/react';
import type { Editor, Range } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../shared/text-check/document/document.ts';
import { importModule } from '../../../ui/islands/import-module.ts';
import { showLoadFailure, showLoading } from '../../navigation/on-demand.ts';
import { useSite } from '../../navigation/site.ts';
import type { Body } from '../effects/machine.ts';
import type { SourceForm } from '../sources/source-form.ts';
import { $view } from '../writing-view.ts';
import { placeForSecondPicture } from './block-commands/figures.ts';
import type BlockHandle from './block-handle/BlockHandle.tsx';
import { createBlockTools } from './block-handle/block-tools.ts';
import { ImageDialog } from './dialogs/ImageDialog.tsx';
import { FindBar, useFind } from './find/FindBar.tsx';
import { CopyNotices } from './images/CopyNotices.tsx';
import { InsertButton } from './insert/InsertButton.tsx';
import type { Insertable, InsertDialogName } from './insert/insertables.ts';
import { runInsertable } from './insert/run-insertable.ts';
import { createSlash, SlashMenu } from './insert/SlashMenu.tsx';
import { LinkBar } from './links/LinkBar.tsx';
import { LinkDialog } from './links/LinkDialog.tsx';
import { PasteQuestions } from './paste/PasteQuestions.tsx';
import { createPaste } from './paste/paste.ts';
import { LostReferences } from './references/LostReferences.tsx';
import { createSourceNumbers, numbersOf } from './references/reference-node.ts';
import { SourceDialog } from './references/SourceDialog.tsx';
import { LostElementsNotice } from './schema/LostElementsNotice.tsx';
import { createTextExtensions } from './schema/text-extensions.ts';
import { HeadingOrderHint, LengthNotice, UnfinishedNotice } from './text-facts/TextNotices.tsx';
import { createTextFacts } from './text-facts/text-facts.ts';
import { BubbleMenu, createBubble } from './toolbar/BubbleMenu.tsx';
import { MoreMenu } from './toolbar/MoreMenu.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { toolGroups } from './toolbar/tools.ts';
import { useConnectedBody, useTextEditor } from './use-text-editor.ts';
import { Outline } from './writing/Outline.tsx';
import { GoalDialog, WordGoal } from './writing/WordGoal.tsx';

export type RichTextProps = {
  content: string;
  /** Increases each time the body is replaced. */
  number: number;
  /** The sources that number the references in the text. */
  sources: readonly SourceForm[];
  /** The article's language, for the browser's spell checker. */
  language: Language;
  onBodyEdited: (number: number) => void;
  /** Connects the form to the body. Returns a function that disconnects it. */
  onConnect: (body: Body) => () => void;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
};

/** Imported dynamically, because TipTap is large. */
export default function RichTextEditor({
  content,
  number,
  sources,
  language,
  onBodyEdited,
  onConnect,
  labelledBy,
  describedBy,
  invalid,
}: RichTextProps) {
  const [dialog, setDialog] = useState<'link' | 'image' | 'second picture' | 'source' | 'goal' | null>(null);
  const blockDialogs = useBlockDialogs();
  const { siteUrl } = useSite();
  const [tools] = useState(createBlockTools);
  const insert = (into: Editor, item: Insertable, typed?: Range) =>
    runInsertable(into, item, (name) => (name === 'source' ? setDialog(name) : blockDialogs.ask(into, name)), typed);
  const [slash] = useState(() => createSlash(insert));
  const [bubble] = useState(createBubble);
  const [paste] = useState(createPaste);
  const [stored] = useState(content);
  const [$numbers] = useState(() => createSourceNumbers(sources));
  const [facts] = useState(() => createTextFacts($numbers));
  const { headings } = useStore(facts.$facts, { keys: ['headings'] });
  // An empty outline is no help.
  const hasOutline = useStore($view).hasOutline && headings.length > 0;
  const { find, isOpen: isFinding, ...finding } = useFind();
  const openFind = useRef(finding.open);
  openFind.current = finding.open;
  const [extensions] = useState(() =>
    createTextExtensions({
      $numbers,
      origins: [location.origin, siteUrl],
      shown: [tools.extension, slash.extension, bubble.extension, ...paste.extensions],
      onLink: () => setDialog('link'),
      onFind: (replaces) => openFind.current(replaces),
    }),
  );
  const editor = useTextEditor({
    extensions,
    content,
    onUpdate: () => onBodyEdited(number),
    language,
    labelledBy,
    describedBy,
    invalid,
  });
  useConnectedBody(editor, stored, number, onConnect);
  useEffect(() => $numbers.set(numbersOf(sources)), [$numbers, sources]);
  useEffect(() => (editor ? facts.follow(editor) : undefined), [editor, facts]);
  const { BlockHandle, isDocked } = useBlockHandle(editor);

  const groups = toolGroups(
    {
      onLink: () => setDialog('link'),
      onImage: () => setDialog('image'),
      onSource: () => setDialog('source'),
    },
    isDocked,
  );
  const handle = editor && BlockHandle && (
    <BlockHandle
      {...{ editor, tools, isDocked }}
      onPicture={() => setDialog('image')}
      onSecondPicture={() => setDialog('second picture')}
    />
  );

  if (!editor) return <div className="h-96 rounded-xs border border-ink-soft bg-surface" />;
  return (
    <div
      data-rich-text
      className={`group/rich rounded-xs border bg-surface focus-within:border-clay ${invalid ? 'border-danger' : 'border-ink-soft'}`}
    >
      <div className={`tall:sticky top-(--editor-header,4rem) z-15 ${isFinding ? 'max-sm:contents' : ''}`}>
        <div className="flex items-start rounded-t-xs border-b border-linen/60 bg-admin-background">
          <Toolbar
            editor={editor}
            groups={groups}
            beside={<InsertButton editor={editor} onChoose={(item) => insert(editor, item)} />}
            more={(className) => (
              <MoreMenu
                editor={editor}
                facts={facts}
                onFind={() => finding.open(true)}
                onGoal={() => setDialog('goal')}
                className={className}
              />
            )}
          />
          {isDocked && handle}
        </div>
        {isFinding && <FindBar editor={editor} find={find} onChange={finding.change} onClose={finding.close} />}
      </div>
      <LostElementsNotice stored={stored} doc={editor.state.doc} onClose={() => editor.view.focus()} />
      <div className={hasOutline ? 'roomy:grid roomy:grid-cols-[minmax(0,1fr)_14rem]' : ''}>
        <div className="group/text relative min-w-0">
          <EditorContent editor={editor} />
          <PasteQuestions editor={editor} paste={paste} />
          <LinkBar editor={editor} onEdit={() => setDialog('link')} />
          {/* Last: Tab leads from the toolbar to the text, and from there to what is about the place of the cursor. */}
          {!isDocked && handle}
        </div>
        {hasOutline && <Outline editor={editor} facts={facts} />}
      </div>
      <BubbleMenu editor={editor} bubble={bubble} onLink={() => setDialog('link')} />
      <SlashMenu editor={editor} slash={slash} />
      <LengthNotice facts={facts} />
      <UnfinishedNotice editor={editor} facts={facts} />
      <WordGoal facts={facts} />
      <HeadingOrderHint facts={facts} />
      <LostReferences editor={editor} facts={facts} $numbers={$numbers} />
      <CopyNotices editor={editor} facts={facts} onCopy={paste.copies.copyRemotePictures} />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'source' && <SourceDialog editor={editor} $numbers={$numbers} onClose={() => setDialog(null)} />}
      {dialog === 'goal' && <GoalDialog onClose={() => setDialog(null)} />}
      {blockDialogs.dialog}
      {dialog === 'image' && <ImageDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'second picture' && (
        <ImageDialog editor={editor} placeAt={placeForSecondPicture} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}

/** Matches where the text leaves no room beside it, or a finger needs a larger button. */
const DOCKED = '(pointer: coarse), (max-width: 639px)';

const FIRST_USE = ['focus', 'pointerenter'] as const;

type Handle = ComponentType<Parameters<typeof BlockHandle>[0]>;

/** Loads the handle when the text first has the focus or a pointer. The shortcuts of blocks work without it. */
function useBlockHandle(editor: Editor | null): { BlockHandle: Handle | undefined; isDocked: boolean } {
  const [isWanted, setWanted] = useState(false);
  const hasFailed = useRef(false);
  const [Loaded, setLoaded] = useState<Handle>();
  useEffect(() => {
    if (!editor || isWanted) return undefined;
    const text = editor.view.dom;
    const want = () => setWanted(true);
    if (editor.isFocused && !hasFailed.current) want();
    for (const type of FIRST_USE) text.addEventListener(type, want);
    return () => {
      for (const type of FIRST_USE) text.removeEventListener(type, want);
    };
  }, [editor, isWanted]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    importModule(() => import('./block-handle/BlockHandle.tsx')).then(
      (module) => isMounted && setLoaded(() => module.default),
      () => {
        hasFailed.current = true;
        // The next touch of the text tries again.
        if (isMounted) setWanted(false);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return { BlockHandle: Loaded, isDocked: useSyncExternalStore(listen, () => matchMedia(DOCKED).matches) };
}

function listen(onChange: () => void): () => void {
  const media = matchMedia(DOCKED);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

type Dialog = ComponentType<{ editor: Editor; count?: 1 | 2; onClose: () => void }>;
type Name = Exclude<InsertDialogName, 'source'>;

const figure = async (): Promise<Dialog> =>
  (await importModule(() => import('./dialogs/FigureDialog.tsx'))).FigureDialog;
const LOADERS: Record<Name, () => Promise<Dialog>> = {
  figure,
  pair: figure,
  video: async () => (await importModule(() => import('./dialogs/VideoDialog.tsx'))).VideoDialog,
};

/** The dialogs of rare blocks. Their code is loaded at the first use. */
function useBlockDialogs(): { ask: (editor: Editor, name: Name) => void; dialog: ReactNode } {
  const [open, setOpen] = useState<{ Dialog: Dialog; editor: Editor; count: 1 | 2 }>();
  const ask = (editor: Editor, name: Name) =>
    void showLoading(LOADERS[name]()).then(
      (Dialog) => setOpen({ Dialog, editor, count: name === 'pair' ? 2 : 1 }),
      (error: unknown) => showLoadFailure(error, () => editor.isDestroyed || ask(editor, name)),
    );
  const dialog = open && <open.Dialog editor={open.editor} count={open.count} onClose={() => setOpen(undefined)} />;
  return { ask, dialog };
}
