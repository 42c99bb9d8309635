import type { RevisionDetails } from '../../../shared/contract/articles/revisions.ts';

/** Sentences about what the site no longer has of a version, and what happens to it. */
export function describeMissing({ category, writer, pictures }: RevisionDetails['missing']): string[] {
  return [
    category !== null && `The category “${category}” was deleted. Choose another one in the editor.`,
    writer !== null && `The writer “${writer}” was deleted. The article keeps the name as its author.`,
    pictures.length === 1 && 'One picture is gone. It is left out.',
    pictures.length > 1 && `${pictures.length} pictures are gone. They are left out.`,
  ].filter((text) => text !== false);
}
