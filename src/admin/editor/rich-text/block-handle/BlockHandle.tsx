import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useEditorState } from '@tiptap/react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type DragEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isForwardedEscape } from '../../../../ui/toast/escape.ts';
import { type Blocks, blocksAt, kindOfAll } from '../block-commands/blocks-at.ts';
import { isShallowEqual } from '../shallow-equal.ts';
import { BlockMenu, CreditDialog, type PictureDialogs } from './BlockMenu.tsx';
import type { BlockTools } from './block-tools.ts';
import { mainLandmark, PANEL } from './menu.tsx';
import { t } from './words.ts';

type Props = Omit<PictureDialogs, 'onCredit'> & {
  editor: Editor;
  tools: BlockTools;
  /** Whether the handle is beside the toolbar: on a phone the text leaves no room for it. */
  isDocked: boolean;
};

/** The button beside a block, and its menu. Imported dynamically, when the text first has the focus or a pointer. */
export default function BlockHandle({ editor, tools, isDocked, ...dialogs }: Props) {
  const isOpen = useStore(tools.$isOpen);
  const [hasCredit, setCredit] = useState(false);
  const current = useEditorState({ editor, selector: () => shownOf(editor) ?? null, equalityFn: isShallowEqual });
  const id = useId();
  const handle = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const hovered = useHoveredBlock(editor, handle, !isDocked && !isOpen);
  const shown = hovered ?? current;
  useHandlePosition(editor, handle, isDocked ? undefined : shown?.line);
  // A key may open it while its line is scrolled away.
  useLayoutEffect(() => {
    if (isOpen) handle.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  /** Whether the user clicked elsewhere, where the focus then is. */
  const isElsewhere = useRef(false);

  const setOpen = (open: boolean) => {
    if (open && hovered) selectBlock(editor, hovered.start);
    // At once: Radix returns the focus in a later task, and what is typed before that is lost.
    if (!open && !isElsewhere.current) editor.view.focus();
    isElsewhere.current = false;
    tools.$isOpen.set(open);
  };

  if (!shown) return <Announcement tools={tools} />;
  const blocks = isOpen ? blocksAt(editor.state.selection) : undefined;
  return (
    <>
      <Radix.Root open={isOpen} onOpenChange={setOpen} modal={false}>
        <div ref={handle} className={isDocked ? 'relative self-end' : FLOATING}>
          {/* Only where the menu opens: Radix would open it before the button could be dragged. */}
          <Radix.Trigger asChild>
            <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
          </Radix.Trigger>
          <button
            id={id}
            type="button"
            aria-label={t('Block: {kind}', { kind: shown.kind })}
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
          </button>
        </div>
        <Radix.Portal container={mainLandmark()}>
          <Radix.Content
            aria-labelledby={id}
            className={PANEL}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onKeyDown={(event) => isForwardedEscape(event) && setOpen(false)}
            onInteractOutside={() => {
              isElsewhere.current = true;
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            {/* On a phone the button is not beside the block. */}
            {isDocked && (
              <Radix.Label className="px-3 pt-2 pb-1 text-xs text-ink-soft">
                {t('Block: {kind}', { kind: shown.kind })}
              </Radix.Label>
            )}
            {blocks && (
              <BlockMenu editor={editor} tools={tools} blocks={blocks} {...dialogs} onCredit={() => setCredit(true)} />
            )}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {hasCredit && <CreditDialog editor={editor} onClose={() => setCredit(false)} />}
      <Announcement tools={tools} />
    </>
  );
}

const FLOATING = 'absolute top-0 left-0 z-5 size-6';
const BUTTON =
  'inline-flex size-6 items-center justify-center rounded-xs text-ink-soft hover:bg-plaster hover:text-ink aria-expanded:bg-plaster';
const DOCKED = 'inline-flex size-11 items-center justify-center rounded-xs text-ink aria-expanded:bg-plaster';

/** Announces to screen readers what the last key did to a block. */
function Announcement({ tools }: { tools: BlockTools }) {
  return (
    <p role="status" className="sr-only">
      {useStore(tools.$announcement)}
    </p>
  );
}

type Hovered = {
  start: number;
  /** The position of the line that the handle is beside. */
  line: number;
  count: number;
  kind: string;
};

function shownOf({ state }: Editor): Hovered | undefined {
  const { selection } = state;
  const blocks = blocksAt(selection);
  if (!blocks) return undefined;
  const { $head, empty } = selection;
  // In a long table, beside the line with the cursor, not the first line.
  const line = empty && $head.parent.isTextblock ? $head.before() : blocks.start;
  return { start: blocks.start, line, count: blocks.nodes.length, kind: kindOfAll(blocks.nodes) };
}

/**
 * Keeps the handle beside the line that begins at this position. Measures in the next frame, when the line or the size
 * of the text changed.
 */
function useHandlePosition(editor: Editor, handle: RefObject<HTMLElement | null>, line: number | undefined): void {
  useLayoutEffect(() => {
    if (line === undefined) return undefined;
    let frame = 0;
    const place = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => handle.current && alignWithFirstLine(handle.current, editor.view, line));
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(editor.view.dom);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
    };
  }, [editor, handle, line]);
}

/** Moves the handle to the height of the first line of the block that begins here. */
function alignWithFirstLine(handle: HTMLElement, view: EditorView, start: number): void {
  const block = view.nodeDOM(start);
  const frame = handle.offsetParent;
  if (!(block instanceof HTMLElement) || !frame) return;
  const { top, height } = block.getBoundingClientRect();
  const line = Math.min(height, Number.parseFloat(getComputedStyle(block).lineHeight) || height);
  const middle = top - frame.getBoundingClientRect().top + line / 2;
  handle.style.transform = `translateY(${Math.max(0, Math.round(middle - handle.offsetHeight / 2))}px)`;
}

/** The block under the mouse, until the text or the selection changes, or the mouse leaves the text. */
function useHoveredBlock(editor: Editor, handle: RefObject<HTMLElement | null>, isActive: boolean) {
  const [hovered, setHovered] = useState<Hovered>();
  const last = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const frameOfText = editor.view.dom.parentElement?.parentElement;
    if (!isActive || !frameOfText) return undefined;
    let frame = 0;
    const move = ({ pointerType, clientX, clientY, target, buttons }: PointerEvent) => {
      // Browsers also fire mousemove when the text moves under a resting mouse.
      if (clientX === last.current.x && clientY === last.current.y) return;
      last.current = { x: clientX, y: clientY };
      if (pointerType !== 'mouse' || buttons > 0 || handle.current?.contains(target as Node)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const blocks = blockAtHeight(editor.view, clientY);
        setHovered((before) =>
          blocks && before?.start === blocks.start
            ? before
            : blocks && {
                start: blocks.start,
                line: blocks.start,
                count: blocks.nodes.length,
                kind: kindOfAll(blocks.nodes),
              },
        );
      });
    };
    const leave = () => {
      cancelAnimationFrame(frame);
      setHovered(undefined);
    };
    frameOfText.addEventListener('pointermove', move);
    frameOfText.addEventListener('pointerleave', leave);
    editor.on('update', leave);
    editor.on('selectionUpdate', leave);
    return () => {
      cancelAnimationFrame(frame);
      frameOfText.removeEventListener('pointermove', move);
      frameOfText.removeEventListener('pointerleave', leave);
      editor.off('update', leave);
      editor.off('selectionUpdate', leave);
    };
  }, [editor, handle, isActive]);
  return isActive ? hovered : undefined;
}

/** The block at the height of the pointer. */
function blockAtHeight(view: EditorView, top: number): Blocks | undefined {
  const { left, width } = view.dom.getBoundingClientRect();
  const found = view.posAtCoords({ left: left + width / 2, top });
  if (!found) return undefined;
  const { doc } = view.state;
  const leaf = found.inside >= 0 ? doc.nodeAt(found.inside) : null;
  const isLeaf = leaf?.isLeaf && leaf.isBlock;
  const $from = doc.resolve(isLeaf ? found.inside : found.pos);
  return blocksAt({ $from, $to: isLeaf ? doc.resolve(found.inside + leaf.nodeSize) : $from });
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

/** Starts dragging the block that begins here; ProseMirror does the rest. */
function dragBlock(view: EditorView, event: DragEvent, start: number): void {
  const node = NodeSelection.create(view.state.doc, start);
  const slice = node.content();
  const { dom, text } = view.serializeForClipboard(slice);
  event.dataTransfer.clearData();
  event.dataTransfer.setData('text/html', dom.innerHTML);
  event.dataTransfer.setData('text/plain', text);
  event.dataTransfer.effectAllowed = 'copyMove';
  const block = view.nodeDOM(start);
  if (block instanceof HTMLElement) event.dataTransfer.setDragImage(block, 0, 0);
  // Names the dragged block, because a table cannot be selected as one block.
  const dragging = { slice, move: true, node };
  Object.assign(view, { dragging });
  // ProseMirror sees the end of a drag only when the block is dropped into the text. Otherwise it would take the next
  // drop, a file or words of another program, for the block.
  const endDrag = () => {
    if (view.dragging === dragging) view.dragging = null;
  };
  addEventListener('dragend', () => setTimeout(endDrag), { once: true });
}
