import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeEach } from 'vitest';
import { articles } from '../../../src/server/db/schema/articles/articles.ts';
import { readArchive, writeArchive } from '../../../src/server/operations/backup/archive.ts';
import { makeBackup } from '../../../src/server/operations/backup/make.ts';
import { uploadImage } from '../../../src/server/pictures/upload.ts';
import { setUpTestApp } from '../api/test-app.ts';
import { memoryStore } from '../pictures/memory-store.ts';

/**
 * A test app and, for each test, a backup at `backup.file` of one article with a picture. The app has a second article
 * since the backup.
 */
export async function setUpBackupApp() {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const store = memoryStore();
  const app = setUpTestApp({ images: store });
  const backup = { file: '' };
  let number = 0;
  const nextFile = () => join(folder, `${++number}.tar.gz`);

  const titles = async () => (await app.db.select().from(articles).orderBy(articles.id)).map(({ title }) => title);
  const uploadPicture = async (background: string) =>
    uploadImage(
      app.system,
      await sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer(),
    );

  /** Copies the backup with changed files; without those for which `change` returns undefined. */
  async function tampered(change: (name: string, bytes: Buffer) => Buffer | undefined): Promise<string> {
    const copy = nextFile();
    await writeArchive(copy, async (add) => {
      for await (const { name, content } of readArchive(backup.file)) {
        const changed = change(name, await buffer(content));
        if (changed) await add(name, changed);
      }
    });
    return copy;
  }

  beforeEach(async () => {
    store.fail = false;
    store.files.clear();
    const { cookie } = await app.logIn();
    const image = await uploadPicture('#3a6');
    await app.article(cookie, { title: 'Slaap', isPublished: true, image });
    backup.file = nextFile();
    await makeBackup(app.system, backup.file);
    await app.article(cookie, { title: 'Later', isPublished: true, image: await uploadPicture('#a36') });
  });
  afterAll(() => rm(folder, { recursive: true }));

  return { app, store, folder, backup, nextFile, titles, tampered };
}
