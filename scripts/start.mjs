import './set-up/npm-parent.mjs';
import { execServer, NODE_FLAGS } from './serve/exec-server.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { fail, projectEnvironment } from './set-up/step.mjs';

/** `npm start`: installs and builds what is missing, then becomes the server. */
try {
  await install('start');
  const BUILD_FOLDER = await build();
  execServer([...NODE_FLAGS, 'scripts/serve.mjs'], { ...projectEnvironment(), BUILD_FOLDER });
} catch (error) {
  fail(error);
}
