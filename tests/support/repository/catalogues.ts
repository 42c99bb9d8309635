import { pathToFileURL } from 'node:url';
import type { Catalogue } from '../../../src/shared/words/words.ts';
import { FILES } from './files.ts';

/** Every sentence of the desk in both languages, with the file of its Dutch. */
export async function readCatalogues(): Promise<Array<{ file: string; english: string; dutch: string }>> {
  const files = FILES.filter((file) => /^src\/(?:admin|shared)\/(?:.+\/)?(?:\w+-)?nl\.ts$/.test(file));
  const read = await Promise.all(
    files.map(async (file) => {
      const { default: catalogue } = (await import(pathToFileURL(file).href)) as { default: Catalogue };
      return Object.entries(catalogue).map(([english, dutch]) => ({ file, english, dutch }));
    }),
  );
  return read.flat();
}
