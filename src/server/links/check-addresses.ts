import type { LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import type { CheckLink } from './check-link.ts';
import type { HostQueue } from './host-queue.ts';

/** This process's way to check other websites. */
export type LinkChecker = { checkLink: CheckLink; hostQueue: HostQueue };

/**
 * Checks each address once, in the order of the host queue, until the signal aborts. Calls `onAnswer` for each result.
 */
export async function checkAddresses(
  addresses: Iterable<string>,
  { checkLink, hostQueue }: LinkChecker,
  onAnswer: (address: string, answer: LinkAnswer) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const checkOne = (address: string) =>
    hostQueue(new URL(address).host, async () => onAnswer(address, await checkLink(address)), signal);
  await Promise.all(Array.from(new Set(addresses), checkOne));
}
