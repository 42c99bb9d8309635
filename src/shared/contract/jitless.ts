import { config } from 'zod/v4/core';

/**
 * Zod tests whether it may compile code, which browsers report as a violation of the Content Security Policy. Import
 * this before creating a schema; on the server nothing changes.
 */
if ('document' in globalThis) config({ jitless: true });
