import './set-up/npm-parent.mjs';
import { refuseUnfinished } from './release/update.mjs';
import { execServer, NODE_FLAGS } from './serve/exec-server.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { fail, projectEnvironment, root } from './set-up/step.mjs';

/** `npm start`: installs and builds what is missing, then becomes the server. */
try {
  refuseUnfinished(root);
  await install('start');
  const BUILD_FOLDER = await build();
  execServer([...NODE_FLAGS, 'scripts/serve.mjs'], { ...projectEnvironment(), BUILD_FOLDER });
} catch (error) {
  fail(error);
}
