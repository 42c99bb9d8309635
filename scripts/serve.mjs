import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What was compiled is kept for the next start: that one is half a second sooner and takes 25 MB less, because nothing
// has to strip types any more. JavaScript itself, and not typed, for the same reason. NODE_COMPILE_CACHE names another
// folder; where none can be written, the server starts as it would without.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/server', import.meta.url)));
await import('./serve/server.ts');
