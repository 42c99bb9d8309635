import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInAmsterdam } from '../shared/dates/wall-time.ts';
import { factsFrom } from '../shared/facts/facts.ts';
import { documentsBeforeOnline } from './before-online/read.ts';
import { unwantedIn } from './before-online/samples.ts';
import { readDocumentText } from './checked-text.ts';
import { formSchema, fromForm, toForm, withChange } from './document-form.ts';
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
import { ASK_WAITING_TIME_DAYS, withoutPassed } from './passing.ts';
import { checkoutHolds } from './pulled.ts';
import { reviewedPart, withReview } from './reviewed-part.ts';
import { pageOfFile } from './search/page-links.ts';
import { namedIn } from './team.ts';

const QUARTER_DAYS = 91;

/** Reading all documents takes a while, and To do asks with every visit. */
let listed: { key: string; entries: ReturnType<typeof documentsBeforeOnline> } | undefined;

/** What src/server needs of content/; `PublishedSite` there says what each does. */
export const siteContent = {
  documents: siteDocuments,
  original: readOriginal,
  holds: checkoutHolds,
  titleOf,
  toForm,
  fromForm: (path: string, text: string, form: ReturnType<typeof toForm>): string => {
    const written = fromForm(path, text, form);
    // What cannot be read again must not be stored.
    toForm(path, written);
    return written;
  },
  withChange,
  problemsOfChange,
  withoutPassed: (documents: ReadonlyMap<string, string>, known: Parameters<typeof withoutPassed>[2]) =>
    withoutPassed(documents, readOriginal, known),
  daysUntilAsked: (path: string, text: string): number | undefined => {
    if (path === 'bericht.yaml') return undefined;
    if (path !== 'wachttijd.yaml') return QUARTER_DAYS;
    return toForm(path, text).fields['wachttijd'] ? ASK_WAITING_TIME_DAYS : undefined;
  },
  checkedText: (path: string, text: string) => {
    const { text: checked, fieldOf } = readDocumentText(path, text);
    return { text: checked, fieldOf };
  },
  facts: (documents: ReadonlyMap<string, string>): Record<string, string> =>
    Object.fromEntries(
      factsFrom((path) => {
        const name = path.slice('content/'.length);
        return documents.get(name) ?? readOriginal(name);
      }, process.env),
    ),
  reviewedPart,
  withReview,
  pageOf: pageOfFile,
  namedIn: (path: string, text: string): string[] => [...new Set(namedIn({ path, text }).map(({ key }) => key))],
  libraryPicturesIn,
  schemaOf: (path: string): unknown => {
    const kind = siteDocuments().find((one) => one.path === path);
    return kind && formSchema(kind.schema);
  },
  beforeOnline: (documents: ReadonlyMap<string, string>, now: Date): ReturnType<typeof documentsBeforeOnline> => {
    const key = JSON.stringify([dayInAmsterdam(now), ...documents]);
    if (listed?.key !== key) listed = { key, entries: documentsBeforeOnline(now, documents) };
    return listed.entries;
  },
  unwantedSamples: unwantedIn,
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
