import { placeIn } from '../document/passages.ts';
import { type Rule, says } from '../finding.ts';
import { leftOverMarks } from './left-over-marks.ts';

/** "TK", "TODO", "lorem ipsum" and the like, left in the text. */
export const leftOver: Rule = ({ shown }) =>
  shown.flatMap((passage) =>
    leftOverMarks(passage.text).map(({ text, index }) => ({
      rule: 'left-over',
      severity: 'warning',
      ...says(
        {
          what: '“{text}” is left in the text.',
          why: 'It marks a place that is still to be written, and readers would see it.',
          remedy: 'Fill it in, or take it out.',
        },
        { text },
      ),
      place: placeIn(passage, index, index + text.length),
    })),
  );
