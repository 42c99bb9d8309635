import { asSystem } from '../../src/server/context.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { askPassword } from './staff/ask-password.ts';
import { runStaffCommand, STAFF_USAGE, staffArguments } from './staff/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run staff`: invites people and manages their accounts; without a command it says how. */
const given = readArguments(STAFF_USAGE, staffArguments);
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runStaffCommand(asSystem(dependencies), given, {
    askPassword: () => askPassword(process.stdin, process.stdout),
    print: (line) => console.log(line),
  });
});
