import { type Block, PICTURE } from '../document/document.ts';
import { placeIn } from '../document/passages.ts';
import { type Finding, type Rule, says } from '../finding.ts';

/** Headings that skip a level, and empty ones. The title of the page is level 1, so the text starts below it. */
export const headings: Rule = ({ body }) => {
  let above = 1;
  return body.flatMap(({ heading, text, pictures }, block) => {
    if (heading === 0) return [];
    const place = placeIn({ part: 'body', block, heading, text }, 0, text.length);
    const expected = above + 1;
    above = heading;
    if (isEmpty({ text, pictures })) return [emptyHeading(heading, place)];
    if (heading <= expected) return [];
    return [
      {
        rule: 'heading-jump',
        severity: 'warning',
        ...says(
          {
            what: '“{text}” is a heading {level} where a heading {expected} would follow.',
            why: 'People who listen to the page go from heading to heading, and take a skipped level for a part that is missing (WCAG 1.3.1).',
            remedy: 'Make it a heading {expected}, or add the heading that stands above it.',
          },
          { text: text.slice(0, 60), level: String(heading), expected: String(expected) },
        ),
        place,
      },
    ];
  });
};

/** What nobody sees or hears: spaces, soft hyphens, references, a picture without description. */
const isEmpty = ({ text, pictures }: Pick<Block, 'text' | 'pictures'>): boolean =>
  text.replaceAll(PICTURE, '').replace(/[\s\p{Cf}]/gu, '') === '' && pictures.every(({ alt }) => alt.trim() === '');

const emptyHeading = (heading: number, place: Finding['place']): Finding => ({
  rule: 'heading-empty',
  severity: 'warning',
  ...says(
    {
      what: 'A heading {level} is empty.',
      why: 'It is saved and shown as an empty line, and screen readers announce a heading that says nothing (WCAG 2.4.6).',
      remedy: 'Write the heading, or delete its line.',
    },
    { level: String(heading) },
  ),
  place,
});
