import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from '../../../src/server/errors/errors.ts';

/** On a terminal: asks twice, without echo. From a pipe: reads the first line. */
export async function askPassword(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string> {
  const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: noEcho, terminal: Boolean(input.isTTY) });
  const ask = async (question: string) => {
    output.write(question);
    const answer = await reader.question('');
    output.write('\n');
    return answer;
  };
  try {
    if (!input.isTTY) return await reader.question('');
    const password = await ask('Password (at least 12 characters): ');
    if (password !== (await ask('Repeat the password: ')))
      throw new CommandError('The two passwords differ: nothing was changed');
    return password;
  } finally {
    reader.close();
  }
}
