import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pulledVersions } from '../../src/content/pulled.ts';
import { siteContent } from '../../src/content/site-content.ts';
import { asSystem } from '../../src/server/context.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { CONTENT_USAGE, contentArguments, runContentCommand } from './content/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run content -- status|pull|push`: what staff published and what developers changed (docs/self-hosting.md). */
const given = readArguments(CONTENT_USAGE, contentArguments);
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runContentCommand(asSystem(dependencies), given, {
    content: siteContent,
    files: {
      write: (path, text) => writeFileSync(join('content', path), text),
      hold: pulledVersions().hold,
    },
    print: (line) => console.log(line),
  });
});
