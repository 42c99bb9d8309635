import type { LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import type { AskLink } from './ask-link.ts';
import type { Turns } from './turns.ts';

/** How this process asks other websites. */
export type LinkAsker = { ask: AskLink; turns: Turns };

/** Asks for each address once, as far as the turns come before the signal. `onAnswer` is called for each as it comes. */
export async function askLinks(
  addresses: Iterable<string>,
  { ask, turns }: LinkAsker,
  onAnswer: (address: string, answer: LinkAnswer) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const askOne = (address: string) =>
    turns(new URL(address).host, async () => onAnswer(address, await ask(address)), signal);
  await Promise.all(Array.from(new Set(addresses), askOne));
}
