import { type AnyExtension, getExtensionField, resolveExtensions } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { TEXT_KEYS } from '../../../../shared/rich-text/keys.ts';
import { createBlockTools } from '../block-handle/block-tools.ts';
import { createSourceNumbers } from '../references/reference-node.ts';
import { createBubble } from '../toolbar/BubbleMenu.tsx';
import { createTextExtensions } from './text-extensions.ts';

/** Keys that every text field has. */
const EXPECTED_ANYWHERE = ['Ctrl+A', 'Ctrl+Backspace', 'Shift+Backspace', 'Ctrl+Delete', 'Ctrl+Enter', 'Ctrl+Y'];

/** Other spellings of listed keys, from some keyboards and from a Mac. */
const OTHER_WAYS = ['Ctrl+Shift+_', 'Ctrl+Alt+F'];

const ARROWS: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓' };

/** In the spelling of the shortcut list. TipTap also binds capitals and Cyrillic letters. */
const written = (keys: string) =>
  keys
    .split(/-(?!$)/)
    .map((key) => ARROWS[key] ?? (key === 'Mod' ? 'Ctrl' : key.length === 1 ? key.toUpperCase() : key))
    .sort((a, b) => order(a) - order(b))
    .join('+');
const order = (key: string) => ['Ctrl', 'Alt', 'Shift'].indexOf(key) + (['Ctrl', 'Alt', 'Shift'].includes(key) ? 0 : 9);

type Keys = () => Record<string, unknown>;

function keysOf(extension: AnyExtension): string[] {
  const context = { name: extension.name, options: extension.options, storage: {}, editor: {} };
  const keys = getExtensionField<Keys | undefined>(extension, 'addKeyboardShortcuts', context);
  return Object.keys(keys?.() ?? {});
}

describe('TEXT_KEYS', () => {
  it('lists each key with Ctrl or Alt that the text listens to', () => {
    const bound = resolveExtensions(
      createTextExtensions({
        $numbers: createSourceNumbers([]),
        origins: [],
        shown: [createBlockTools().extension, createBubble().extension],
        onLink: () => {},
        onFind: () => true,
      }),
    )
      .flatMap(keysOf)
      .filter((keys) => /^(Mod|Alt|Shift)-/.test(keys) && !/\p{Script=Cyrillic}/u.test(keys))
      .map(written);
    const listed: string[] = [...Object.values(TEXT_KEYS), ...EXPECTED_ANYWHERE, ...OTHER_WAYS];
    expect(new Set(bound.filter((keys) => !listed.includes(keys)))).toEqual(new Set());
    expect(bound.length).toBeGreaterThan(15);
  });
});
