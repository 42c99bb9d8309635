import type { RevisionDetails } from '../../../shared/contract/articles/revisions.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, inArray, notInArray, or } from '../../db/drizzle.ts';
import { categories } from '../../db/schema/categories.ts';
import { images } from '../../db/schema/images.ts';
import { writers } from '../../db/schema/writers.ts';
import { HASH_IN_TEXT } from '../../pictures/file-names.ts';
import type { Snapshot } from './snapshot.ts';

type References = Pick<RevisionDetails, 'missing'> & { category: string; author: string };
type Referring = Pick<Snapshot, 'category' | 'writer' | 'author' | 'content' | 'image'>;

/** The references of a snapshot with their current names, and those that no longer exist. */
export async function findReferences(db: Database, snapshot: Referring): Promise<References> {
  const { writer } = snapshot;
  const category = await findCategoryName(db, snapshot.category);
  const writerName = writer && (await findWriterName(db, writer.id));
  return {
    category: category ?? snapshot.category.name,
    // Keeps an author text that an editor chose.
    author: (snapshot.author === writer?.name && writerName) || snapshot.author,
    missing: {
      category: category === undefined ? snapshot.category.name : null,
      writer: writer && !writerName ? writer.name : null,
      pictures: await findMissingPictures(db, snapshot),
    },
  };
}

/** By id, or a new category with the same name: an article is saved with the name of its category. */
async function findCategoryName(db: Database, { id, name }: Snapshot['category']): Promise<string | undefined> {
  const found = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(or(eq(categories.id, id), eq(categories.name, name)));
  return (found.find((category) => category.id === id) ?? found[0])?.name;
}

async function findWriterName(db: Database, id: number): Promise<string | undefined> {
  const [writer] = await db.select({ name: writers.name }).from(writers).where(eq(writers.id, id));
  return writer?.name;
}

/** The addresses of uploads in HTML, or a single one. */
const UPLOAD_ADDRESS = new RegExp(`/api/admin/download/${HASH_IN_TEXT}`, 'g');

async function findMissingPictures(db: Database, { content, image }: Referring): Promise<string[]> {
  const found = [...(image ?? '').matchAll(UPLOAD_ADDRESS), ...content.matchAll(UPLOAD_ADDRESS)];
  const hashes = new Map(found.map(([address, hash]) => [address, hash ?? '']));
  if (hashes.size === 0) return [];
  const stored = await db
    .select({ hash: images.hash })
    .from(images)
    .where(and(inArray(images.hash, [...hashes.values()]), notInArray(images.state, ['removing', 'removed'])));
  const isStored = new Set(stored.map(({ hash }) => hash));
  return [...hashes].filter(([, hash]) => !isStored.has(hash)).map(([address]) => address);
}
