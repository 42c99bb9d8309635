import { placeIn } from '../document/passages.ts';
import { type Finding, says } from '../finding.ts';

/** `owner`: the title of the published article that this address leads readers to. */
export function takenAddress(slug: string, owner: string | undefined): Finding[] {
  if (owner === undefined) return [];
  return [
    {
      rule: 'taken-address',
      severity: 'warning',
      ...says(
        {
          what: 'The address “{slug}” still leads readers to “{owner}”.',
          why: 'It is a former address of that article: links and search engines use it. Once published, this article takes its place.',
          remedy: 'Choose another slug, unless this article takes the place of that one.',
        },
        { slug, owner },
      ),
      place: placeIn({ part: 'slug', heading: 0, text: slug }, 0, slug.length),
    },
  ];
}
