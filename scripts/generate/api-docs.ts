import { writeFile } from 'node:fs/promises';
import { renderApiDocs } from './api-docs/render.ts';

/** `npm run docs:api`: writes docs/api.md from the contract. */
await writeFile(new URL('../../docs/api.md', import.meta.url), renderApiDocs());
