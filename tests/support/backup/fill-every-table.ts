import sharp from 'sharp';
import { createArticle, updateArticle } from '../../../src/server/articles/articles.ts';
import { deleteArticle } from '../../../src/server/articles/bin/bin.ts';
import { saveDraftChanges } from '../../../src/server/articles/draft-changes/save.ts';
import { setPair } from '../../../src/server/articles/pairs.ts';
import { createCategory } from '../../../src/server/categories/categories.ts';
import type { Context } from '../../../src/server/context.ts';
import { handIns } from '../../../src/server/db/schema/articles/hand-ins.ts';
import { articleReviews } from '../../../src/server/db/schema/articles/reviews.ts';
import { articleSchedules } from '../../../src/server/db/schema/articles/schedules.ts';
import { contactMessages } from '../../../src/server/db/schema/contact.ts';
import { dailyCounts, searchedTerms } from '../../../src/server/db/schema/daily-counts.ts';
import { documentConfirmations, documentVersions } from '../../../src/server/db/schema/document-versions.ts';
import { readerFeedback } from '../../../src/server/db/schema/reader-feedback.ts';
import { secondFactors, staff } from '../../../src/server/db/schema/staff.ts';
import { fillWithStarterMagazine, STARTER_FOLDER } from '../../../src/server/operations/starter/fill.ts';
import { uploadImage } from '../../../src/server/pictures/upload.ts';
import { makeResetLink } from '../../../src/server/staff/account-links/invitations.ts';
import { hashRecoveryCode, newRecoveryCodes, newSecret } from '../../../src/server/staff/second-factor/verify.ts';
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
  await context.db.insert(articleReviews).values({
    articleId: id,
    revision: 2,
    reviewerName: 'Anna',
    reviewerProfession: 'huisarts',
    reviewerBigNumber: '19012345601',
    reviewedAt: new Date(),
    dueOn: '2999-12-01',
  });
  const answer = { answer: 'given-back', answeredAt: dueAt, answeredBy: 2, answerNote: 'Noem "een" bron\n' } as const;
  await context.db
    .insert(handIns)
    .values({ articleId: id, handedInAt: dueAt, handedInBy: 1, note: 'Klaar', ...answer });
  await context.db
    .insert(readerFeedback)
    .values({ path: '/magazine/twee', articleId: id, isClear: false, words: 'Te lang', createdAt: new Date() });
  await context.db.insert(dailyCounts).values({ day: '2026-11-21', kind: 'missed-search', name: 'wrat "x"', count: 3 });
  await context.db
    .insert(searchedTerms)
    .values({ term: 'wrat "x"', networks: [7, 4095], since: '2026-11-21', isShown: false });
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
  await context.db.insert(secondFactors).values({
    staffId: anna?.id ?? 0,
    secret: newSecret(),
    confirmedAt: new Date(),
    lastStep: 60_000_000,
    recoveryCodeHashes: newRecoveryCodes().map(hashRecoveryCode),
  });
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
  await context.db
    .insert(documentConfirmations)
    .values({ path: 'kliniek.yaml', confirmedAt: dueAt, staffId: null, actor: null });
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
}
