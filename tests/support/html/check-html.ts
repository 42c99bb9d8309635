import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Message = { type: string; subType?: string; url: string; lastLine?: number; message: string; extract?: string };

/** Far more than the checker needs for a few hundred pages. */
const LIMIT_MS = 240_000;
/** Thousands of messages, should a template be wrong on every page. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** What the Nu Html Checker says of pages, by their address: errors and warnings, not its remarks on style. */
export async function checkHtml(
  checker: string,
  folder: string,
  pages: ReadonlyMap<string, string>,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const addresses = [...pages.keys()];
  const fileOf = (index: number) => join(folder, `${index}.html`);
  await Promise.all([...pages.values()].map((html, index) => writeFile(fileOf(index), html)));
  const output = await run(['-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', folder]);
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(output) as { messages: Message[] };
  return messages
    .filter(({ type, subType }) => type === 'error' || type === 'non-document-error' || subType === 'warning')
    .map(({ url, lastLine, message, extract }) => {
      const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
      return `${address}:${lastLine}: ${message} ${extract?.replaceAll(/\s+/g, ' ') ?? ''}`;
    });
}

const run = (args: string[]) =>
  new Promise<string>((resolve, reject) => {
    execFile('java', args, { maxBuffer: MOST_OUTPUT, timeout: LIMIT_MS }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr || error.message)) : resolve(stdout),
    );
  });
