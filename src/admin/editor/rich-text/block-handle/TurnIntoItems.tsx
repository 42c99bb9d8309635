import type { Editor } from '@tiptap/core';
import { DropdownMenu as Radix } from 'radix-ui';
import type { Blocks } from '../block-commands/blocks-at.ts';
import { nameOf, TARGETS, type Target } from '../block-commands/targets.ts';
import { isAlready, turnInto } from '../block-commands/turn-into.ts';
import type { BlockTools } from './block-tools.ts';
import { RadioItem, Sub } from './menu.tsx';

type Props = { editor: Editor; tools: BlockTools; blocks: Blocks };

/** Only what the block can become without losing text. */
export function TurnIntoItems({ editor, tools, blocks }: Props) {
  const isPossible = (target: Target) => isAlready(blocks, target) || turnInto(editor.state, target).tr !== undefined;
  const targets = TARGETS.filter(isPossible);
  const current = targets.find((target) => isAlready(blocks, target));
  const choose = (name: string) => {
    const target = TARGETS.find((candidate) => nameOf(candidate) === name);
    if (target) tools.run(editor, (state) => turnInto(state, target));
  };
  if (targets.length < 2) return null;
  return (
    <Sub name="Turn into">
      <Radix.RadioGroup value={current ? nameOf(current) : ''} onValueChange={choose}>
        {targets.map((target) => (
          <RadioItem key={nameOf(target)} value={nameOf(target)}>
            {target.name}
            {target.label && (
              <>
                : <span lang="nl">{target.label}</span>
              </>
            )}
          </RadioItem>
        ))}
      </Radix.RadioGroup>
    </Sub>
  );
}
