import { z } from 'zod';
import { WriterInput } from '../../../shared/contract/writers.ts';
import type { Context } from '../../context.ts';
import { writers } from '../../db/schema/writers.ts';
import { createWriter } from '../../writers/writers.ts';
import type { PictureImporter } from './pictures.ts';
import type { Problem } from './run-import.ts';
import type { SourceWriter } from './source-site.ts';

/** `id` is null for a writer without an e-mail address, who has no profile. */
export type ImportedWriter = { id: number | null; name: string };

type Result = { writers: Map<string, ImportedWriter>; created: number; problems: Problem[] };

/** Finds the writers whose key is in `usedKeys` by e-mail address, and creates those that do not exist. */
export async function importWriters(
  context: Context,
  sourceWriters: ReadonlyMap<string, SourceWriter>,
  usedKeys: ReadonlySet<string>,
  pictures: PictureImporter,
): Promise<Result> {
  const rows = await context.db.select().from(writers);
  const byEmail = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  const result: Result = { writers: new Map(), created: 0, problems: [] };
  for (const [key, { name, email, bio, image }] of sourceWriters) {
    if (!usedKeys.has(key)) continue;
    const address = email.trim().toLowerCase();
    let writer = byEmail.get(address);
    if (!writer && z.email().safeParse(address).success) {
      const profileImage = image ? await pictures.importPicture(image) : null;
      writer = await createWriter(
        context,
        WriterInput.parse({ name: name.slice(0, 120), email: address, bio: bio.slice(0, 2000), profileImage }),
      );
      byEmail.set(address, writer);
      result.created += 1;
    }
    if (!writer)
      result.problems.push({
        subject: name,
        message: 'has no e-mail address: a name on articles, without a profile',
      });
    result.writers.set(key, { id: writer?.id ?? null, name: writer?.name ?? name });
  }
  return result;
}
