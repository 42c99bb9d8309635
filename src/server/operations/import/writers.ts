import { z } from 'zod';
import { WriterInput } from '../../../shared/contract/writers.ts';
import type { Context } from '../../context.ts';
import { writers } from '../../db/schema/magazine.ts';
import { createWriter } from '../../writers/create.ts';
import type { Pictures } from './pictures.ts';
import type { Problem } from './run-import.ts';
import type { SourceWriter } from './source-site.ts';

type Found = { writers: Map<string, { id: number | null; name: string }>; created: number; problems: Problem[] };

/** The writers of what is imported: known by their e-mail address, else made. Without one they are only a name. */
export async function importWriters(
  context: Context,
  sources: ReadonlyMap<string, SourceWriter>,
  used: ReadonlySet<string>,
  pictures: Pictures,
): Promise<Found> {
  const rows = await context.db.select().from(writers);
  const byEmail = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  const found: Found = { writers: new Map(), created: 0, problems: [] };
  for (const [key, { name, email, bio, image }] of sources) {
    if (!used.has(key)) continue;
    const address = email.trim().toLowerCase();
    let writer = byEmail.get(address);
    if (!writer && z.email().safeParse(address).success) {
      const profileImage = image ? await pictures.here(image) : null;
      writer = await createWriter(
        context,
        WriterInput.parse({ name: name.slice(0, 120), email: address, bio: bio.slice(0, 2000), profileImage }),
      );
      byEmail.set(address, writer);
      found.created += 1;
    }
    if (!writer)
      found.problems.push({ what: name, why: 'has no e-mail address: a name on articles, without a profile' });
    found.writers.set(key, { id: writer?.id ?? null, name: writer?.name ?? name });
  }
  return found;
}
