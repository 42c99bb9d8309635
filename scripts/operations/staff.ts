import { asSystem } from '../../src/server/context.ts';
import { askPassword } from './staff/ask-password.ts';
import { runStaffCommand } from './staff/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run staff`: invites people and manages their accounts; without a command it says how. */
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runStaffCommand(asSystem(dependencies), process.argv.slice(2), {
    askPassword: () => askPassword(process.stdin, process.stdout),
    print: (line) => console.log(line),
  });
});
