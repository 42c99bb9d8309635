import { Parser } from 'htmlparser2';
import { cpuMilliseconds } from './cpu-time.ts';

/**
 * CPU time of the work below on the machine that the limits in milliseconds were set on. After a change of Node or
 * htmlparser2, or for a limit set on another machine, print what `fastestMs` returns there while it is idle.
 */
const REFERENCE_MS = 13;
const TEXT = '<p>Een <b>rustige</b> ochtend &amp; <a href="/x?a=1">een wandeling</a>.</p>'.repeat(5_000);

/**
 * The speed of this machine, measured with work that has no code of the site in it; 1 is the machine of the limits. At
 * most 1, so a faster machine has the same limits. The bench measures a speed of its own, with Postgres
 * (scripts/measure/bench/server.ts).
 */
export const machineSpeed = async (): Promise<number> => Math.min(1, REFERENCE_MS / (await fastestMs()));

async function fastestMs(): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  // The first rounds also compile.
  for (let round = 0; round < 30; round += 1) fastest = Math.min(fastest, await cpuMilliseconds(work));
  return fastest;
}

function work(): number {
  const words = new Map<string, number>();
  const parser = new Parser({ ontext: (text) => words.set(text, (words.get(text) ?? 0) + 1) });
  parser.end(TEXT);
  for (const [word] of TEXT.matchAll(/\w+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  return (JSON.parse(JSON.stringify([...TEXT.slice(0, 200_000)])) as string[]).length + words.size;
}
