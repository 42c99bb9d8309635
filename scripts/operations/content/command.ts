import { parseArgs } from 'node:util';
import type { Context } from '../../../src/server/context.ts';
import { CommandError, DomainError } from '../../../src/server/errors/errors.ts';
import {
  type ContentFiles,
  compareFiles,
  type FileState,
  pullDocuments,
  pushDocuments,
} from '../../../src/server/site-documents/content-files.ts';
import type { SiteContent } from '../../../src/server/site-documents/site-of-host.ts';

export const CONTENT_USAGE = `Use one of:
  npm run content -- status
  npm run content -- pull [kliniek.yaml …] [--force]
  npm run content -- push [kliniek.yaml …] [--force]`;

type Checkout = { content: SiteContent; files: ContentFiles; print: (line: string) => void };

type Given = ReturnType<typeof contentArguments>;

export async function runContentCommand(context: Context, given: Given, checkout: Checkout): Promise<void> {
  const { command, ...options } = given;
  const { content, files, print } = checkout;
  try {
    if (command === 'status') {
      const lines = (await compareFiles(context, content)).flatMap(linesOf);
      for (const line of lines.length > 0 ? lines : ['Staff changed nothing that is not in the files']) print(line);
    } else if (command === 'pull') {
      const pulled = await pullDocuments(context, content, files, options);
      for (const path of pulled) print(`Written: content/${path}`);
      print(pulled.length > 0 ? AFTER_PULL : 'Staff published nothing that is not in the files');
    } else {
      const pushed = await pushDocuments(context, content, files, options);
      for (const path of pushed) print(`Published: ${path}`);
      print(pushed.length > 0 ? AFTER_PUSH : 'Nothing differs from what staff published');
    }
  } catch (error) {
    if (error instanceof DomainError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}

const AFTER_PULL =
  'Commit these files with content/pulled.json. Visitors see no change; from the next deployment on the files count.';
const AFTER_PUSH =
  'Commit content/pulled.json with the files. The running site makes its pages now; from the next deployment on the files count.';

function linesOf({ path, published, differs, isAhead, fileChanged, draft, scheduled }: FileState): string[] {
  const line = (what: string, version: { actor: string | null }) =>
    [path, `${what} by ${version.actor ?? 'somebody'}`].join('\t');
  const moment = (date: Date | null) => `${date?.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const about = !differs ? 'the same as the file' : fileChanged ? 'the file has changed, too' : 'pull writes it';
  return [
    ...(published ? [`${line(`published ${moment(published.publishAt)}`, published)}\t${about}`] : []),
    ...(isAhead ? [`${path}\tchanged here since it was pulled; the next deployment or \`push\` puts it online`] : []),
    ...(draft ? [line(`draft of ${moment(draft.createdAt)}`, draft)] : []),
    ...scheduled.map((version) => line(`scheduled for ${moment(version.publishAt)}`, version)),
  ];
}

export function contentArguments(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [command, ...named] = positionals;
  if (command !== 'status' && command !== 'pull' && command !== 'push')
    throw new CommandError('Say status, pull or push');
  if (command === 'status' && named.length > 0) throw new CommandError('status is about all files');
  return { command, paths: named.map((path) => path.replace(/^content\//, '')), force: values.force };
}
