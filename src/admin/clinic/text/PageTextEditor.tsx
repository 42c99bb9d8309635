import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { atom } from 'nanostores';
import { DropdownMenu as Menu } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { SOURCE_PREFIX } from '../../../shared/facts/placeholders.ts';
import { button } from '../../../ui/forms/button.ts';
import { WhenClosed } from '../../../ui/overlay/when-closed.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
// What both editors need stays in the file of that of articles, which is no larger for it.
import '../../editor/rich-text/RichTextEditor.tsx';
import { Item, mainLandmark, PANEL } from '../../editor/rich-text/block-handle/menu.tsx';
import { LinkBar } from '../../editor/rich-text/links/LinkBar.tsx';
import { LinkDialog } from '../../editor/rich-text/links/LinkDialog.tsx';
import { cleanPaste } from '../../editor/rich-text/paste/clean-paste.ts';
import { returnToText } from '../../editor/rich-text/return-to-text.ts';
import { commonExtensions } from '../../editor/rich-text/schema/text-extensions.ts';
import { Toolbar } from '../../editor/rich-text/toolbar/Toolbar.tsx';
import { HEADINGS, HISTORY, LISTS, linkTool, MARKS } from '../../editor/rich-text/toolbar/tools.ts';
import { isShortcut } from '../../shortcuts/keys.ts';
import { t } from '../words.ts';
import { PLACEHOLDER, pageTextExtensions } from './extensions.ts';
import { openMarkdown } from './markdown.ts';
import { type Known, placeholderWithView } from './placeholder-view.ts';
import { TextCheck } from './TextCheck.tsx';

/** An open text, and what checks it. */
export type OpenText = { editor: Editor; Check: typeof TextCheck };

export type PageTextProps = Known & {
  /** Markdown. What stands in it while it is open comes from `onChange`. */
  value: string;
  isEditable: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (text: string) => void;
  /** The text, once it is there; null when it is gone. */
  onOpen: (text: OpenText | null) => void;
  /** Whether the focus belongs to it from the start. */
  isFocused: boolean;
};

/** The parts of the window that the toolbar and the buttons below the form cover. */
const COVERED_MARGINS = { top: 120, right: 0, bottom: 120, left: 0 };

/** Imported dynamically, because TipTap is large. */
export default function PageTextEditor(props: PageTextProps) {
  const { value, facts, sources, isEditable, labelledBy, describedBy, isInvalid, onOpen } = props;
  const [isLinking, setLinking] = useState(false);
  const [$known] = useState(() => atom<Known>({ facts, sources }));
  useEffect(() => $known.set({ facts, sources }), [$known, facts, sources]);
  const [extensions] = useState(() => [...pageTextExtensions(placeholderWithView($known)), ...commonExtensions]);
  const text = useRef<ReturnType<typeof openMarkdown>>(undefined);
  const editor = useEditor({
    extensions,
    enableCoreExtensions: { delete: false },
    // As in an article: pasted stars stay.
    enablePasteRules: ['link', PLACEHOLDER],
    // The security policy forbids style elements; prose-editor.css has the rules.
    injectCSS: false,
    immediatelyRender: false,
    editable: isEditable,
    autofocus: props.isFocused ? 'start' : false,
    onBeforeCreate: ({ editor: created }) => {
      text.current = openMarkdown(created.schema, value);
      // Not as JSON: the blocks that were read are told by their identity.
      created.options.content = text.current.doc as never;
    },
    onUpdate: ({ editor: changed }) => text.current && props.onChange(text.current.write(changed.state.doc)),
    editorProps: {
      scrollThreshold: COVERED_MARGINS,
      scrollMargin: COVERED_MARGINS,
      attributes: {
        role: 'textbox',
        lang: 'nl',
        // A browser's translator would change the page itself.
        translate: 'no',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        class: 'prose min-h-[50dvh] max-w-none px-4 pt-2 pb-6 text-base shadow-none outline-none sm:px-6 sm:pt-4',
      },
      transformPastedHTML: clean,
      handleKeyDown: (_, event) => {
        if (!isShortcut(event, 'k')) return false;
        event.preventDefault();
        setLinking(true);
        return true;
      },
    },
  });

  useEffect(() => {
    onOpen(editor && { editor, Check: TextCheck });
    return () => onOpen(null);
  }, [editor, onOpen]);

  if (!editor) return <div className="h-96 rounded-xs border border-ink-soft bg-surface" />;
  const insert = (name: string) => {
    const { storedMarks, selection } = editor.state;
    const marks = (storedMarks ?? selection.$from.marks()).map((mark) => mark.toJSON());
    editor.chain().insertContent({ type: PLACEHOLDER, attrs: { name }, marks }).run();
  };
  return (
    <div
      className={`rounded-xs border bg-surface focus-within:border-clay ${isInvalid ? 'border-danger' : 'border-ink-soft'}`}
    >
      {isEditable && (
        <div className="z-15 rounded-t-xs border-b border-linen/60 bg-admin-background tall:sticky tall:top-0">
          <Toolbar editor={editor} groups={[MARKS, HEADINGS, LISTS, [linkTool(() => setLinking(true))], HISTORY]} />
          {/* On a phone one line that slides: more would leave the text no room above the keyboard. */}
          <div className="flex items-center gap-2 overflow-x-auto px-2 pb-2 sm:flex-wrap">
            <TableTools editor={editor} />
            <Insert
              editor={editor}
              label={t('Insert a fact…')}
              options={Object.entries(facts).map(([name, value]) => [name, `${name}: ${value}`])}
              onChoose={insert}
            />
            {sources.length > 0 && (
              <Insert
                editor={editor}
                label={t('Insert a source…')}
                options={sources.map(({ id, title }, at) => [`${SOURCE_PREFIX}${id}`, `${at + 1}. ${title}`])}
                onChoose={insert}
              />
            )}
          </div>
        </div>
      )}
      <div className="group/text relative min-w-0">
        <EditorContent editor={editor} />
        <LinkBar editor={editor} onEdit={() => setLinking(true)} />
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** As in an article, without its pictures. */
function clean(html: string): string {
  // Of an editor of this kind: it has nothing to clean, and facts that are more than their words.
  if (html.includes('data-pm-slice')) return html;
  let pictures = 0;
  const count = () => {
    pictures += 1;
  };
  const cleaned = cleanPaste(html, { isLinked: () => false, addFile: () => '', countUnavailable: count });
  if (pictures > 0 || cleaned.includes('<img'))
    showToast({
      title: t('Pictures stay out of the text'),
      description: t('A page has one picture, above its text: choose it in the field Picture.'),
    });
  return cleaned;
}

type InsertProps = {
  editor: Editor;
  label: string;
  options: (readonly [name: string, value: string])[];
  onChoose: (name: string) => void;
};

/** A menu, because a list of a form would insert its first entry at the first arrow key. */
function Insert({ editor, label, options, onChoose }: InsertProps) {
  const chosen = useRef<string>(undefined);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger type="button" className={`${button('secondary', 'small')} shrink-0 -outline-offset-2`}>
        {label}
      </Menu.Trigger>
      <Menu.Portal container={mainLandmark()}>
        <Menu.Content
          aria-label={label}
          className={`${PANEL} sm:max-w-md`}
          align="start"
          collisionPadding={8}
          // Else Radix takes the focus to the button.
          onCloseAutoFocus={(event) => document.activeElement !== document.body && event.preventDefault()}
        >
          <WhenClosed
            run={() => {
              if (chosen.current === undefined) return;
              onChoose(chosen.current);
              chosen.current = undefined;
              returnToText(editor);
            }}
          />
          {options.map(([name, value]) => (
            <Item
              key={name}
              onSelect={() => {
                chosen.current = name;
              }}
            >
              <span lang="nl">{value}</span>
            </Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The rows and columns of the table at the cursor. */
function TableTools({ editor }: { editor: Editor }) {
  const [isInTable, isInHeader] = useEditorState({
    editor,
    selector: () => [editor.isActive('table'), editor.isActive('tableHeader')],
    equalityFn: (one, other) => one[0] === other?.[0] && one[1] === other?.[1],
  });
  if (!isInTable) return null;
  const run = () => editor.chain().focus();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <div role="group" aria-label={t('Table')} className="-my-1 flex shrink-0 sm:basis-full">
      <TableTool label={t('Add row below')} onClick={() => run().addRowAfter().run()} />
      {!isInHeader && <TableTool label={t('Delete row')} onClick={() => run().deleteRow().run()} />}
      <TableTool label={t('Add column on the right')} onClick={() => run().addColumnAfter().run()} />
      <TableTool label={t('Delete column')} onClick={() => run().deleteColumn().run()} />
      <TableTool label={t('Delete table')} onClick={() => run().deleteTable().run()} />
    </div>
  );
}

const TableTool = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    className={`${button('quiet', 'small')} shrink-0 -outline-offset-2`}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {label}
  </button>
);
