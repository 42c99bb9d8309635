import { install } from './set-up/install.mjs';
import { fail } from './set-up/step.mjs';

/** What npm runs before `npm start`, which then runs on the project's own Node from the first time on. */
try {
  await install();
} catch (error) {
  fail(error);
}
