import { placeIn, startOf } from '../document/passages.ts';
import type { Finding, Rule } from '../finding.ts';

const WHY = 'People who cannot see the picture hear its description; without one it is skipped (WCAG 1.1.1).';
const REMEDY = 'Describe in one sentence what the picture shows and why it is there.';
const finding = (what: string, place: Finding['place']): Finding => ({
  rule: 'picture-without-description',
  severity: 'warning',
  what,
  why: WHY,
  remedy: REMEDY,
  place,
});

/** Pictures of the body and the cover (`image` with `imageAlt`) without a description, except in places where an editor calls them decoration. */
export const pictures: Rule = ({ body, fields }) => [
  ...(fields['image'] && !fields['imageAlt']?.trim()
    ? [finding('The cover picture has no description.', startOf('imageAlt'))]
    : []),
  ...body.flatMap(({ text, heading, pictures }, block) =>
    pictures
      .filter(({ alt, isDecorative }) => alt.trim() === '' && !isDecorative)
      .map(({ at }, index) =>
        finding(
          `Picture ${index + 1} of this paragraph has no description.`,
          placeIn({ part: 'body', block, heading, text }, at, at + 1),
        ),
      ),
  ),
];
