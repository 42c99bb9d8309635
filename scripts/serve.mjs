import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readArguments } from './set-up/arguments.mjs';

readArguments('npm run serve: serves the last build');

// The compile cache saves later starts half a second and 25 MB, because no types need stripping. This file is
// JavaScript for the same reason. NODE_COMPILE_CACHE names another folder; without a writable one nothing is cached.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/server', import.meta.url)));
await import('./serve/server.ts');
