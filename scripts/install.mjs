import { install } from './set-up/install.mjs';
import { fail } from './set-up/step.mjs';

/** Before `npm start` and `npm test`: installs the packages, the project's own Node among them, which the command then uses. */
try {
  await install();
} catch (error) {
  fail(error);
}
