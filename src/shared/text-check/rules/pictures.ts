import { placeIn, startOf } from '../document/passages.ts';
import { type Finding, type Rule, type Said, says } from '../finding.ts';

const WHY = 'People who cannot see the picture hear its description; without one it is skipped (WCAG 1.1.1).';
const REMEDY = 'Describe in one sentence what the picture shows and why it is there.';
const finding = (said: Said, place: Finding['place']): Finding => ({
  rule: 'picture-without-description',
  severity: 'warning',
  ...said,
  place,
});

/** Pictures of the body and the cover (`image` with `imageAlt`) without a description, except in places where an editor calls them decoration. */
export const pictures: Rule = ({ body, fields }) => [
  ...(fields['image'] && !fields['imageAlt']?.trim()
    ? [finding(says({ what: 'The cover picture has no description.', why: WHY, remedy: REMEDY }), startOf('imageAlt'))]
    : []),
  ...body.flatMap(({ text, heading, pictures }, block) =>
    pictures
      .filter(({ alt, isDecorative }) => alt.trim() === '' && !isDecorative)
      .map(({ at }, index) =>
        finding(
          says(
            { what: 'Picture {number} of this paragraph has no description.', why: WHY, remedy: REMEDY },
            { number: String(index + 1) },
          ),
          placeIn({ part: 'body', block, heading, text }, at, at + 1),
        ),
      ),
  ),
];
