import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { DropdownMenu as Radix } from 'radix-ui';
import { useId, useRef, useState } from 'react';
import { isForwardedEscape } from '../../../../ui/toast/escape.ts';
import { blocksAt } from '../block-commands/blocks-at.ts';
import { kindOfAll } from '../block-commands/kinds.ts';
import { BlockMenu } from './BlockMenu.tsx';
import type { BlockTools } from './block-tools.ts';
import { CreditDialog } from './CreditDialog.tsx';
import { dragBlock } from './drag-block.ts';
import { PANEL } from './menu.tsx';
import type { PictureDialogs } from './PictureItems.tsx';
import { type Hovered, useHoveredBlock, usePlace } from './use-place.ts';

type Props = Omit<PictureDialogs, 'onCredit'> & {
  editor: Editor;
  tools: BlockTools;
  /** In a bar of its own instead of beside the block: on a phone the text has no room for it. */
  isDocked: boolean;
};

export default function BlockHandle({ editor, tools, isDocked, ...dialogs }: Props) {
  const isOpen = useStore(tools.$isOpen);
  const [hasCredit, setCredit] = useState(false);
  const current = useEditorState({ editor, selector: () => shownOf(editor) });
  const id = useId();
  const handle = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const hovered = useHoveredBlock(editor, handle, !isDocked && !isOpen);
  const shown = hovered ?? current;
  usePlace(editor, handle, isDocked ? undefined : shown?.start);
  const leftBy = useRef<'key' | 'pointer'>('key');

  const setOpen = (open: boolean) => {
    if (open && hovered) selectBlock(editor, hovered.start);
    leftBy.current = 'key';
    tools.$isOpen.set(open);
  };

  if (!shown) return <Said tools={tools} />;
  const blocks = isOpen ? blocksAt(editor.state.selection) : undefined;
  return (
    <>
      <Radix.Root open={isOpen} onOpenChange={setOpen} modal={false}>
        <div ref={handle} className={isDocked ? 'relative' : FLOATING}>
          {/* Only where the menu opens: Radix would open it before the button could be dragged. */}
          <Radix.Trigger asChild>
            <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
          </Radix.Trigger>
          <button
            id={id}
            type="button"
            aria-label={`Block: ${shown.kind}`}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            draggable={!isDocked && shown.count === 1}
            onDragStart={(event) => dragBlock(editor.view, event, shown.start)}
            onPointerDown={() => {
              wasOpen.current = isOpen;
            }}
            onClick={({ detail }) => (detail === 0 || !wasOpen.current) && setOpen(true)}
            className={isDocked ? DOCKED : BUTTON}
          >
            <Dots />
            {isDocked && <span>Block: {shown.kind}</span>}
          </button>
        </div>
        <Radix.Portal>
          <Radix.Content
            aria-labelledby={id}
            className={PANEL}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onKeyDown={(event) => isForwardedEscape(event) && setOpen(false)}
            onInteractOutside={() => {
              leftBy.current = 'pointer';
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Whoever clicked elsewhere is there already.
              if (leftBy.current === 'key') editor.view.focus();
            }}
          >
            {blocks && (
              <BlockMenu editor={editor} tools={tools} blocks={blocks} {...dialogs} onCredit={() => setCredit(true)} />
            )}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {hasCredit && <CreditDialog editor={editor} onClose={() => setCredit(false)} />}
      <Said tools={tools} />
    </>
  );
}

const FLOATING = 'absolute top-0 left-0 z-5 size-6';
const BUTTON =
  'inline-flex size-6 items-center justify-center rounded-xs text-ink-soft hover:bg-plaster hover:text-ink aria-expanded:bg-plaster';
const DOCKED =
  'flex min-h-11 w-full items-center gap-2 border-t border-linen/60 px-3 text-left text-sm text-ink aria-expanded:bg-plaster';

/** What the last key did to a block, for screen readers. */
function Said({ tools }: { tools: BlockTools }) {
  return (
    <p role="status" className="sr-only">
      {useStore(tools.$said)}
    </p>
  );
}

function shownOf({ state }: Editor): Hovered | undefined {
  const blocks = blocksAt(state.selection);
  return blocks && { start: blocks.start, count: blocks.nodes.length, kind: kindOfAll(blocks.nodes) };
}

function selectBlock({ view, state }: Editor, start: number): void {
  const current = blocksAt(state.selection);
  if (current?.start === start) return;
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(start), 1)));
}

const Dots = () => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 fill-current">
    {[5, 10, 15].flatMap((y) => [7, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
  </svg>
);
