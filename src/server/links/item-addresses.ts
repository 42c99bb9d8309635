import { paths } from '../../shared/paths.ts';

/** Where readers find an item under these slugs. One that changed its type is found at the address of the other too. */
export const itemAddresses = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => ['article', 'video'].map((type) => paths.magazineItem({ type, slug })));
