import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { BUILD_INFO } from '../../../scripts/builds/folders.mjs';
import { createPublishedSite } from '../../../scripts/serve/published-site.ts';
import { readOriginal } from '../../../src/content/documents.ts';
import { documentVersions } from '../../../src/server/db/schema/document-versions.ts';
import type { SiteContent } from '../../../src/server/site-documents/site-of-host.ts';
import { NOW, testDependencies } from '../api/test-dependencies.ts';
import { setUpTestDatabase } from '../database/test-database.ts';
import { memoryStore } from '../pictures/memory-store.ts';

/** A site whose builds hold the telephone number that they were made of. */
export function setUpPublishedSite() {
  const database = setUpTestDatabase();
  const store = memoryStore();
  let folder = '';
  let number = 0;
  let stop = async () => {};
  const fresh = () => ({
    now: NOW,
    served: [] as string[],
    builds: [] as string[],
    /** The pictures of the library that each build was made with. */
    builtPictures: [] as string[][],
    isHidden: (_path: string) => false,
    /** What the next build does before it is complete. */
    whileBuilding: async () => {},
  });

  const state = fresh();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clinic-published-'));
    Object.assign(state, fresh());
    store.files.clear();
    store.fail = false;
  });
  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  async function start(onBuild: (root: string) => void = () => {}, content?: SiteContent) {
    const buildOf = (root: string) => {
      const phone = /^telefoon: (.*)$/m.exec(readFileSync(join(root, 'content/kliniek.yaml'), 'utf8'))?.[1] ?? '';
      return { phone, build: join(folder, phone) };
    };
    const published = createPublishedSite({
      dependencies: { ...testDependencies(database.db), images: store, clock: () => state.now },
      build: join(folder, 'original'),
      print: () => {},
      ...(content && { content }),
      findBuild: (root) => {
        const { build } = buildOf(root);
        return existsSync(join(build, BUILD_INFO)) ? build : undefined;
      },
      makeBuild: async (root) => {
        await state.whileBuilding();
        onBuild(root);
        const { phone, build } = buildOf(root);
        mkdirSync(build, { recursive: true });
        writeFileSync(join(build, BUILD_INFO), '{}');
        mkdirSync(join(build, 'client'), { recursive: true });
        writeFileSync(join(build, 'client/index.html'), phone);
        state.builds.push(phone);
        state.builtPictures.push(readdirSync(join(root, 'content/fotos')));
        return build;
      },
    });
    stop = published.stop;
    await published.begin((client, hides) => {
      state.served.push(client.slice(folder.length + 1));
      state.isHidden = hides;
    });
    return published;
  }

  /** Resolves to the number of the version. */
  async function publishText(text: string | null, publishAt: Date): Promise<number> {
    number += 1;
    const version = { path: 'kliniek.yaml', number, text, publishAt, createdAt: state.now };
    await database.db.insert(documentVersions).values(version);
    return number;
  }

  return Object.assign(state, {
    database,
    store,
    start,
    publishText,
    publish: (phone: string, publishAt = state.now) => publishText(withPhone(phone), publishAt),
  });
}

/** The facts of the clinic with another telephone number. */
export const withPhone = (phone: string): string =>
  readOriginal('kliniek.yaml').replace(/^telefoon: .*$/m, `telefoon: ${phone}`);
