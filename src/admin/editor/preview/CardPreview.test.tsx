import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { $form, $saved } from '../state/editor-state.ts';
import { EMPTY_FORM } from '../state/form.ts';
import { CardPreview } from './CardPreview.tsx';

const saved = $saved.get();
const rendered = () => renderToString(<CardPreview />);

beforeEach(() => {
  $saved.set(saved);
  $form.set({ ...EMPTY_FORM, title: 'Slapen', category: 'Hormonen' });
});

describe('CardPreview', () => {
  it('crops the picture to the 16:10 of the magazine card', () => {
    $form.setKey('image', '/assets/magazine/leaf.webp');
    expect(rendered()).toContain('aspect-[16/10]');
    expect(rendered()).not.toContain('aspect-[4/3]');
  });

  it('decodes the entities of the body', () => {
    $form.setKey('content', '<p>Rust &amp; ritme, <strong>elke</strong>&nbsp;dag.</p><p>Na 5 &lt; 6.</p>');
    // React escapes & and < once more.
    expect(rendered()).toContain('Rust &amp; ritme, elke dag. Na 5 &lt; 6.');
  });

  it('prints the publication date', () => {
    $saved.set({ ...saved, publishedAt: '2026-03-04T10:00:00.000Z' });
    expect(rendered()).toContain('Mar 04');
  });

  it('prints no date for an article that was never published', () => {
    expect(rendered()).not.toMatch(/<time/);
    expect(rendered()).toContain('Publication date');
  });
});
