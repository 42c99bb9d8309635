import { asSystem } from '../../src/server/context.ts';
import { runPrivacyCommand } from './privacy/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run privacy -- export|delete EMAIL`: for one person's request under the GDPR (docs/privacy.md). */
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runPrivacyCommand(asSystem(dependencies), process.argv.slice(2), (line) => console.log(line));
});
