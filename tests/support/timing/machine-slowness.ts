import { Parser } from 'htmlparser2';
import { cpuMilliseconds } from './cpu-time.ts';

/** CPU time of the work below on the machine that the limits in milliseconds were set on. */
const REFERENCE_MS = 13;
const TEXT = '<p>Een <b>rustige</b> ochtend &amp; <a href="/x?a=1">een wandeling</a>.</p>'.repeat(5_000);

/**
 * How many times slower this machine is than that one; at least 1, so a faster machine has the same limits. Measured
 * with work that has no code of the site in it.
 */
export async function machineSlowness(): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  // The first rounds also compile.
  for (let round = 0; round < 30; round += 1) fastest = Math.min(fastest, await cpuMilliseconds(work));
  return Math.max(1, fastest / REFERENCE_MS);
}

function work(): number {
  const words = new Map<string, number>();
  const parser = new Parser({ ontext: (text) => words.set(text, (words.get(text) ?? 0) + 1) });
  parser.end(TEXT);
  for (const [word] of TEXT.matchAll(/\w+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  return (JSON.parse(JSON.stringify([...TEXT.slice(0, 200_000)])) as string[]).length + words.size;
}
