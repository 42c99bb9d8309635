import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from '../../../src/server/errors/errors.ts';

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/** A pipe that stays open and empty is a mistake, not a person who thinks. */
const PIPE_MS = 60_000;

/** On a terminal: asks twice, without echo. Without one: reads the first line of a pipe or a file. */
export async function askPassword(
  input: Input,
  output: NodeJS.WritableStream,
  { pipeMs = PIPE_MS } = {},
): Promise<string> {
  if (!input.isTTY) return firstLine(input, pipeMs);
  const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: noEcho, terminal: true });
  const closed = new Promise<never>((_, reject) => {
    reader.once('close', () => reject(new CommandError('No password was typed: nothing was changed')));
  });
  const ask = async (question: string) => {
    output.write(question);
    const answer = await Promise.race([reader.question(''), closed]);
    output.write('\n');
    return answer;
  };
  try {
    const password = await ask('Password (at least 12 characters): ');
    if (password !== (await ask('Repeat the password: ')))
      throw new CommandError('The two passwords differ: nothing was changed');
    return password;
  } finally {
    closed.catch(() => {});
    reader.close();
  }
}

/** Rejects when there is none, as under cron, or when it does not come. */
async function firstLine(input: Input, limitMs: number): Promise<string> {
  const reader = createInterface({ input });
  const timer = setTimeout(() => reader.close(), limitMs);
  try {
    for await (const line of reader) if (line) return line;
  } finally {
    clearTimeout(timer);
    reader.close();
  }
  throw new CommandError(
    'There is no terminal to ask for the password, and none came by pipe: nothing was changed. Run this in a terminal, or let a program print the password into it: PROGRAM | npm run staff -- …',
  );
}
