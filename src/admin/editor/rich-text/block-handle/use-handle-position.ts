import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { kindOfAll } from '../block-commands/block-names.ts';
import { alignWithFirstLine } from './align-with-first-line.ts';
import { blockAtHeight } from './hovered-block.ts';

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
