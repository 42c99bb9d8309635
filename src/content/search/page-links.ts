import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paths } from '../../shared/paths.ts';
import type { PageLinks } from '../../shared/search/site-index.ts';
import { STATEMENTS } from '../../shared/statements.ts';
import { askableAddress } from '../../shared/text-check/document/link-answer.ts';

/** The page that shows each file of content/; those of a folder have the name of their file. */
const FILES: Record<string, string> = {
  'behandelingen.yaml': paths.treatments,
  'therapieen.yaml': paths.therapies,
  'rijbewijskeuringen.yaml': paths.examinations,
  'pmo.yaml': paths.pmo,
  ...Object.fromEntries(STATEMENTS.map(({ name, path }) => [`${name}.md`, path])),
  'over-ons.md': paths.about,
  'route.yaml': paths.about,
  'contact.yaml': paths.about,
  'tarieven.yaml': paths.about,
  'team.yaml': paths.about,
};
const FOLDERS: Record<string, (slug: string) => string> = {
  behandelingen: paths.treatment,
  therapieen: paths.therapy,
  rijbewijskeuringen: paths.examination,
};

/** The path of the page that shows a file below content/. */
export function pageOfFile(file: string): string | undefined {
  const [folder = '', name] = file.split('/');
  return name === undefined ? FILES[folder] : FOLDERS[folder]?.(basename(name, '.md'));
}

/** In Markdown and in YAML an address ends at a space, a quotation mark or a bracket; it may hold a pair of brackets. */
const ADDRESS = /https?:\/\/(?:[^\s"'<>()[\]{}|]|\([^\s"'<>()[\]{}|]*\))+/g;

/** The addresses of other websites in the texts and sources of each page of content/. */
export function linksOfPages(root: string): PageLinks[] {
  const links = new Map<string, Set<string>>();
  const add = (path: string, file: string) => {
    const found = readFileSync(file, 'utf8').match(ADDRESS) ?? [];
    const addresses = links.get(path) ?? new Set<string>();
    links.set(path, addresses);
    for (const address of found) addresses.add(askableAddress(address.replace(/[.,;:!?]+$/, '')) ?? '');
  };
  for (const [name, path] of Object.entries(FILES))
    for (const file of globSync(join(root, 'content', name))) add(path, file);
  for (const [name, pathOf] of Object.entries(FOLDERS))
    for (const file of globSync(join(root, 'content', name, '*.md'))) add(pathOf(basename(file, '.md')), file);
  return [...links]
    .map(([path, addresses]) => ({ path, addresses: [...addresses].filter(Boolean).sort() }))
    .filter(({ addresses }) => addresses.length > 0)
    .sort((one, other) => one.path.localeCompare(other.path));
}
