import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { kindOfAll } from '../block-commands/block-names.ts';
import { type Blocks, blocksAt } from '../block-commands/blocks-at.ts';

export type Hovered = {
  start: number;
  /** The position of the line that the handle is beside. */
  line: number;
  count: number;
  kind: string;
};

/**
 * Keeps the handle beside the line that begins at this position. Measures in the next frame, when the line or the size
 * of the text changed.
 */
export function useHandlePosition(
  editor: Editor,
  handle: RefObject<HTMLElement | null>,
  line: number | undefined,
): void {
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

/** The block under the mouse, until the text or the selection changes, or the mouse leaves the text. */
export function useHoveredBlock(editor: Editor, handle: RefObject<HTMLElement | null>, isActive: boolean) {
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
