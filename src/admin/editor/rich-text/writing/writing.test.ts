import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from '../../../../shared/text/text.ts';
import { richTextExtensions } from '../schema/extensions.ts';
import { plainWords } from '../schema/plain-words.ts';
import { wordCountOf } from '../text-facts/text-facts.ts';
import { headingAt, headingPositions, headingsIn } from './headings.ts';

const schema = getSchema(richTextExtensions);
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: [text(words)] });
const doc = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content });

describe('wordCountOf', () => {
  it('counts as the page of readers does', () => {
    const written = doc(
      heading(2, 'Vitamine B12'),
      paragraph(text('Vita', 'bold'), text('mine is er: zo’n 10 mg. '), text('– En nu?')),
      { type: 'details', content: [{ type: 'detailsSummary', content: [text('Meer weten')] }, paragraph(text('Ja.'))] },
    );
    // src/magazine/body/prepare.test.ts counts the same.
    expect(wordCountOf(written)).toBe(13);
    expect(wordCountOf(doc(paragraph()))).toBe(0);
  });

  it('ignores soft hyphens, loose accents and the labels of buttons', () => {
    const written = doc(
      paragraph(text('aan\u00addoening, cafe\u0301s, e\u2011mail, 10\u00a0mg')),
      { type: 'button', content: [text('Maak een afspraak')] },
      { type: 'callout', content: [{ type: 'button', content: [text('Bel nu')] }] },
    );
    expect(wordCountOf(written)).toBe(5);
  });
});

describe('readingMinutes', () => {
  it('is at least a minute, and nothing for no words', () => {
    expect([0, 1, 200, 201].map(readingMinutes)).toEqual([undefined, 1, 1, 2]);
  });
});

describe('plainWords', () => {
  it('keeps powers, also in the outline', () => {
    const line = [text('10'), text('9', 'superscript'), text('/L en B'), text('12', 'subscript')];
    expect(plainWords(doc(paragraph(...line)).child(0).content)).toBe('10⁹/L en B12');
    expect(headingsIn(doc({ type: 'heading', attrs: { level: 2 }, content: line }))).toEqual([
      { level: 2, text: '10⁹/L en B12' },
    ]);
  });
});

describe('the outline', () => {
  const written = doc(
    paragraph(text('Begin')),
    heading(2, 'Slaap'),
    { type: 'callout', content: [heading(3, 'Let op'), paragraph(text('Bel'))] },
    heading(2, 'Rust'),
  );

  it('lists the headings in order, also those inside other blocks', () => {
    expect(headingsIn(written).map((found) => `${found.level} ${found.text}`)).toEqual([
      '2 Slaap',
      '3 Let op',
      '2 Rust',
    ]);
    expect(headingPositions(written).map((at) => written.nodeAt(at)?.textContent)).toEqual(['Slaap', 'Let op', 'Rust']);
  });

  it('knows the part of a position', () => {
    const [slaap = 0, letOp = 0, rust = 0] = headingPositions(written);
    expect([1, slaap, letOp - 1, letOp + 12, rust + 1].map((at) => headingAt(written, at))).toEqual([-1, 0, 0, 1, 2]);
  });

  it('follows the text', () => {
    const state = EditorState.create({ doc: written });
    const [slaap = 0] = headingPositions(written);
    const changed = state.apply(state.tr.insertText('Goede ', slaap + 1)).doc;
    expect(headingsIn(changed)[0]?.text).toBe('Goede Slaap');
    expect(headingPositions(changed).map((at) => changed.nodeAt(at)?.type.name)).toEqual([
      'heading',
      'heading',
      'heading',
    ]);
  });
});
