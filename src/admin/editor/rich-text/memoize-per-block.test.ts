import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { imageSources, remoteImageSources } from './images/images-in-text.ts';
import { memoizePerBlock } from './memoize-per-block.ts';
import { richTextExtensions } from './schema/extensions.ts';

const schema = getSchema(richTextExtensions);
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const image = (src: string) => ({ type: 'image', attrs: { src } });
const doc = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content });

describe('memoizePerBlock', () => {
  it('reads only the block in which a key was typed', () => {
    const read: string[] = [];
    const texts = memoizePerBlock(({ textContent }) => {
      read.push(textContent);
      return textContent;
    });
    const before = EditorState.create({ doc: doc(paragraph('Een'), paragraph('Twee'), paragraph('Drie')) });
    expect(texts(before.doc)).toEqual(['Een', 'Twee', 'Drie']);
    read.length = 0;
    expect(texts(before.apply(before.tr.insertText('!', 10)).doc)).toEqual(['Een', 'Twee!', 'Drie']);
    expect(read).toEqual(['Twee!']);
  });
});

describe('imageSources', () => {
  const own = image('blad.webp');
  const remote = image('https://elders.example/foto.jpg');

  it('finds images also inside other blocks', () => {
    const quote = { type: 'blockquote', content: [paragraph('Een'), remote] };
    expect(imageSources(doc(own, quote))).toEqual(['blad.webp', 'https://elders.example/foto.jpg']);
  });

  it('names each image of another website once', () => {
    expect(remoteImageSources(doc(own, remote, remote))).toEqual(['https://elders.example/foto.jpg']);
  });
});
