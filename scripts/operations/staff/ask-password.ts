import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from '../../../src/server/errors/errors.ts';

/** Asks for a password without showing it, twice at a keyboard; from a pipe it is the first line. */
export async function askPassword(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: Boolean(input.isTTY) });
  const ask = async (question: string) => {
    output.write(question);
    const answer = await lines.question('');
    output.write('\n');
    return answer;
  };
  try {
    if (!input.isTTY) return await lines.question('');
    const password = await ask('Password (at least 12 characters): ');
    if (password !== (await ask('Once more: ')))
      throw new CommandError('The two passwords differ: nothing was changed');
    return password;
  } finally {
    lines.close();
  }
}
