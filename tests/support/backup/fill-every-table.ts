import type { PgColumn } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { createArticle, updateArticle } from '../../../src/server/articles/articles.ts';
import { deleteArticle } from '../../../src/server/articles/bin/bin.ts';
import { saveDraftChanges } from '../../../src/server/articles/draft-changes/save.ts';
import { setPair } from '../../../src/server/articles/pairs.ts';
import { createCategory } from '../../../src/server/categories/categories.ts';
import type { Context } from '../../../src/server/context.ts';
import { getTableColumns, sql } from '../../../src/server/db/drizzle.ts';
import { getTableConfig } from '../../../src/server/db/pg-core.ts';
import { articleSchedules } from '../../../src/server/db/schema/articles/schedules.ts';
import { contactMessages } from '../../../src/server/db/schema/contact.ts';
import { documentVersions } from '../../../src/server/db/schema/document-versions.ts';
import { staff } from '../../../src/server/db/schema/staff.ts';
import { RESTORED } from '../../../src/server/operations/backup/tables.ts';
import { fillWithStarterMagazine, STARTER_FOLDER } from '../../../src/server/operations/starter/fill.ts';
import { uploadImage } from '../../../src/server/pictures/upload.ts';
import { makeResetLink } from '../../../src/server/staff/account-links/invitations.ts';
import { createWriter } from '../../../src/server/writers/writers.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../api/article-example.ts';

/** Puts at least one row into every table, with text that is hard to escape. */
export async function fillEveryTable(context: Context): Promise<void> {
  await fillWithStarterMagazine(context, STARTER_FOLDER);
  const noise = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#7a9',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const image = await uploadImage(context, noise);
  const { id: writerId } = await createWriter(context, {
    name: 'Eva "de" Maas\\n',
    email: 'eva@clinic.example',
    registration: 'arts, BIG-nummer 19012345601',
    bio: 'Regel een\nRegel twee\u2028 \u{1F331} {"a": [1]}',
    profileImage: image,
    isActive: false,
  });
  await createCategory(context, { name: 'Slaap', slug: null, description: null });
  const input = ArticleInput.parse({ ...ARTICLE, category: 'Slaap', image, writerId, isPublished: true, slug: 'een' });
  const { id } = await createArticle(context, { ...input, tags: ['met, komma', 'met "aanhaling"', 'NULL', '{}'] });
  await updateArticle(context, id, { ...input, slug: 'twee', version: 1 });
  await saveDraftChanges(context, id, { ...input, title: 'Wijzigingen', version: 2, draft: null });
  const dueAt = new Date('2999-12-01T08:00:00Z');
  const schedule = {
    action: 'unpublish',
    wallTime: '2999-12-01T09:00',
    dueAt,
    tryAt: dueAt,
    createdAt: dueAt,
  } as const;
  await context.db.insert(articleSchedules).values({ ...schedule, articleId: id, actor: 'anna@clinic.example' });
  const english = await createArticle(context, { ...input, slug: 'one', language: 'en' });
  await setPair(context, id, english.id);
  const deleted = await createArticle(context, { ...input, slug: 'weg' });
  await deleteArticle(context, deleted.id);
  const [anna] = await context.db
    .insert(staff)
    .values({
      email: 'anna@clinic.example',
      name: 'Anna',
      passwordHash: 'scrypt$1',
      role: 'editor',
      language: 'nl',
      readsMessages: true,
      writerId: 7,
      lastSeenAt: new Date(),
    })
    .returning();
  await makeResetLink(context, 'anna@clinic.example');
  const made = { createdAt: dueAt, staffId: anna?.id ?? null, actor: 'anna@clinic.example' };
  await context.db.insert(documentVersions).values([
    {
      path: 'team.yaml',
      number: 1,
      text: 'teams:\n  - naam: \'Anna "A"\'\n',
      publishAt: dueAt,
      isReview: true,
      ...made,
    },
    { path: 'team.yaml', number: 2, text: null, publishAt: null, restoredFrom: 1, fileHash: 'f00', ...made },
  ]);
  await context.db.insert(contactMessages).values([
    {
      name: 'Jan',
      email: 'jan@voorbeeld.nl',
      message: 'Hallo',
      createdAt: new Date(),
      notice: 'failed',
    },
    {
      name: '¡',
      email: 'x@y.nl',
      phone: '0',
      subject: '\t',
      message: `'; drop table staff; --`,
      createdAt: new Date(0),
    },
  ]);
  await fillWhatIsEmpty(context);
}

/** With a row made of its columns, so that a new table needs no line here. */
async function fillWhatIsEmpty({ db }: Context): Promise<void> {
  for (const table of RESTORED) {
    if ((await db.$count(table)) > 0) continue;
    const referring = getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference();
      return columns.map(
        (column, at) => [column, sql`(select ${foreignColumns[at]} from ${foreignTable} limit 1)`] as const,
      );
    });
    const values = Object.entries(getTableColumns(table))
      .filter(([, { generated, generatedIdentity }]) => !generated && !generatedIdentity)
      .map(([field, column]) => [field, new Map<unknown, unknown>(referring).get(column) ?? exampleOf(column)]);
    await db.insert(table).values(Object.fromEntries(values));
  }
}

const HARD_TO_ESCAPE = `Noem "een" 'bron'\\n\u2028 \u{1F331} {"a": [1]}, NULL\n`;

function exampleOf({ columnType, dataType, enumValues }: PgColumn): unknown {
  if (enumValues) return enumValues[0];
  if (columnType === 'PgUUID') return '6f1c2a34-0000-4000-8000-000000000001';
  if (columnType === 'PgDateString') return '2999-12-01';
  if (dataType === 'number') return 7;
  if (dataType === 'boolean') return true;
  if (dataType === 'date') return new Date('2999-12-01T08:00:00Z');
  if (dataType === 'json') return { text: HARD_TO_ESCAPE };
  return dataType === 'array' ? [] : HARD_TO_ESCAPE;
}
