/**
 * For the server's process; package.json and the Dockerfile repeat them. A small young generation keeps memory at full
 * load below 400 MB (docs/performance.md): with V8's default it passes 600 MB within two minutes.
 */
export const NODE_FLAGS = ['--max-semi-space-size=1'];
