import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formSchema, fromForm, toForm } from './document-form.ts';
import {
  type DocumentProblem,
  libraryPicturesIn,
  problemsIn,
  problemsOfChange,
  readOriginal,
  siteDocuments,
  titleOf,
  writeContent,
} from './documents.ts';

/** What src/server needs of content/; `PublishedSite` there says what each does. */
export const siteContent = {
  documents: siteDocuments,
  original: readOriginal,
  titleOf,
  toForm,
  fromForm: (path: string, text: string, form: ReturnType<typeof toForm>): string => {
    const written = fromForm(path, text, form);
    // What cannot be read again must not be stored.
    toForm(path, written);
    return written;
  },
  problemsOfChange,
  libraryPicturesIn,
  schemaOf: (path: string): unknown => {
    const kind = siteDocuments().find((one) => one.path === path);
    return kind && formSchema(kind.schema);
  },
  problemsWith: async (documents: ReadonlyMap<string, string>): Promise<DocumentProblem[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'site-content-'));
    try {
      const root = join(folder, 'site');
      writeContent(root, documents);
      return problemsIn(root);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
