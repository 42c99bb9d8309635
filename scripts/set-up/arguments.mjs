import { parseArgs } from 'node:util';

/**
 * What was typed after a command, or the end of the process: `--help` prints the usage, and what the command does not know
 * is named before it. Call it before the command does anything.
 *
 * @template [Given=ReturnType<typeof parseArgs>]
 * @param {string} usage
 * @param {(args: string[]) => Given} [read] throws what is wrong; without it nothing may follow the command
 */
export function readArguments(usage, read = (args) => parseArgs({ args })) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit();
  }
  try {
    return read(args);
  } catch (error) {
    // Node's sentence, without its advice about names that begin with a dash.
    process.stderr.write(`${error.message.split('. ')[0]}.\n\n${usage}\n`);
    process.exit(1);
  }
}
