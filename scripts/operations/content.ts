import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pulledVersions } from '../../src/content/pulled.ts';
import { siteContent } from '../../src/content/site-content.ts';
import { asSystem } from '../../src/server/context.ts';
import { runContentCommand } from './content/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run content -- status|pull|push`: what staff published and what developers changed (docs/self-hosting.md). */
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runContentCommand(asSystem(dependencies), process.argv.slice(2), {
    content: siteContent,
    files: {
      write: (path, text) => writeFileSync(join('content', path), text),
      hold: pulledVersions().hold,
    },
    print: (line) => console.log(line),
  });
});
