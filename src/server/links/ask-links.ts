import type { LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import type { AskLink } from './ask-link.ts';
import type { Turns } from './turns.ts';

/** This process's way to check other websites. */
export type LinkAsker = { ask: AskLink; turns: Turns };

/**
 * Checks each address once, in the order of the host queue, until the signal aborts. Calls `onAnswer` for each result.
 */
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
