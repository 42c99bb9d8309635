import { config } from 'zod/v4/core';

/**
 * Zod tries whether it may compile code, which a browser reports as a breach of the security policy. Imported before
 * any schema is made; the server compiles as ever.
 */
if ('document' in globalThis) config({ jitless: true });
