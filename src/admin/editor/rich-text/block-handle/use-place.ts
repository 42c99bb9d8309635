import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { kindOfAll } from '../block-commands/kinds.ts';
import { blockAtHeight } from './hovered-block.ts';
import { placeBeside } from './place-beside.ts';

export type Hovered = { start: number; count: number; kind: string };

/** Keeps the handle beside the block that begins here. Measures after a frame, when block or size of the text changed. */
export function usePlace(editor: Editor, handle: RefObject<HTMLElement | null>, start: number | undefined): void {
  useLayoutEffect(() => {
    if (start === undefined) return undefined;
    let frame = 0;
    const place = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => handle.current && placeBeside(handle.current, editor.view, start));
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(editor.view.dom);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
    };
  }, [editor, handle, start]);
}

/** The block under the mouse, until the text changes or the mouse leaves it. */
export function useHoveredBlock(editor: Editor, handle: RefObject<HTMLElement | null>, isActive: boolean) {
  const [hovered, setHovered] = useState<Hovered>();
  useEffect(() => {
    const frameOfText = editor.view.dom.parentElement?.parentElement;
    if (!isActive || !frameOfText) return undefined;
    let frame = 0;
    const move = ({ pointerType, clientY, target, buttons }: PointerEvent) => {
      if (pointerType !== 'mouse' || buttons > 0 || handle.current?.contains(target as Node)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const blocks = blockAtHeight(editor.view, clientY);
        setHovered((before) =>
          blocks && before?.start === blocks.start
            ? before
            : blocks && { start: blocks.start, count: blocks.nodes.length, kind: kindOfAll(blocks.nodes) },
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
    return () => {
      cancelAnimationFrame(frame);
      frameOfText.removeEventListener('pointermove', move);
      frameOfText.removeEventListener('pointerleave', leave);
      editor.off('update', leave);
    };
  }, [editor, handle, isActive]);
  return isActive ? hovered : undefined;
}
