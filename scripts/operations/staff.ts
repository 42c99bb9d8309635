import { asSystem } from '../../src/server/context.ts';
import { askPassword } from './staff/ask-password.ts';
import { runStaffCommand } from './staff/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run staff -- add|password|lost-phone|deactivate|list`: manages staff accounts. */
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runStaffCommand(asSystem(dependencies), process.argv.slice(2), {
    askPassword: () => askPassword(process.stdin, process.stdout),
    print: (line) => console.log(line),
  });
});
