import { writeFile } from 'node:fs/promises';
import { openApiText } from '../../src/server/api/openapi/document.ts';
import { readArguments } from '../set-up/arguments.mjs';

readArguments('npm run openapi: writes docs/openapi.json from the contract');
await writeFile(new URL('../../docs/openapi.json', import.meta.url), openApiText());
