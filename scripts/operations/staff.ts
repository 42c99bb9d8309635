import { asSystem } from '../../src/server/context.ts';
import { askPassword } from './staff/ask-password.ts';
import { runStaffCommand } from './staff/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run staff -- add|password|lost-phone|deactivate|list`: the accounts of whatever database is configured. */
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runStaffCommand(asSystem(dependencies), process.argv.slice(2), {
    askPassword: () => askPassword(process.stdin, process.stdout),
    say: (line) => console.log(line),
  });
});
