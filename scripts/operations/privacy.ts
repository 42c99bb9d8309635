import { asSystem } from '../../src/server/context.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { PRIVACY_USAGE, privacyArguments, runPrivacyCommand } from './privacy/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run privacy -- export|delete EMAIL`: for one person's request under the GDPR (docs/privacy.md). */
const given = readArguments(PRIVACY_USAGE, privacyArguments);
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runPrivacyCommand(asSystem(dependencies), given, (line) => console.log(line));
});
