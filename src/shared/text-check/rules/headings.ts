import { placeIn } from '../document/passages.ts';
import type { Rule } from '../finding.ts';

/** Headings that skip a level, and empty ones. The title of the page is level 1, so the text starts below it. */
export const headings: Rule = ({ body }) => {
  let above = 1;
  return body.flatMap(({ heading, text }, block) => {
    if (heading === 0) return [];
    const skips = heading > above + 1;
    const expected = above + 1;
    above = heading;
    if (!skips) return [];
    return [
      {
        rule: 'heading-jump',
        severity: 'warning',
        what: `“${text.slice(0, 60)}” is a heading ${heading} where a heading ${expected} would follow.`,
        why: 'People who listen to the page go from heading to heading, and take a skipped level for a part that is missing (WCAG 1.3.1).',
        remedy: `Make it a heading ${expected}, or add the heading that stands above it.`,
        place: placeIn({ part: 'body', block, heading, text }, 0, text.length),
      },
    ];
  });
};
