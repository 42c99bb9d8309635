import { atom } from 'nanostores';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { opened } from '../../../../tests/support/editor/example-states.ts';
import { DEFAULT_IMAGE } from '../../../shared/pictures/picture.ts';
import type { EditorMachine } from '../effects/machine.ts';
import { MachineContext } from '../effects/use-machine.ts';
import { EMPTY_FORM } from '../state/form.ts';
import { Card } from './previews.tsx';

function rendered(form: Partial<typeof EMPTY_FORM>, publishedAt: string | null = null): string {
  const state = opened({ form: { ...EMPTY_FORM, title: 'Slapen', category: 'Hormonen', ...form } });
  const machine = { $state: atom({ ...state, saved: { ...state.saved, publishedAt } }) } as unknown as EditorMachine;
  return renderToString(
    <MachineContext value={machine}>
      <Card />
    </MachineContext>,
  );
}

describe('Card', () => {
  it('crops the picture to the 16:10 of the magazine card', () => {
    const card = rendered({ image: '/assets/magazine/leaf.webp' });
    expect(card).toContain('aspect-[16/10]');
    expect(card).not.toContain('aspect-[4/3]');
  });

  it('shows the stand-in when the article has no picture', () => {
    expect(rendered({ image: '', imageAlt: 'Een blad' })).toMatch(new RegExp(`src="${DEFAULT_IMAGE}" alt=""`));
    expect(rendered({ image: '' })).toContain('data-placeholder');
  });

  it('decodes the entities of the body', () => {
    const content = '<p>Rust &amp; ritme, <strong>elke</strong>&nbsp;dag.</p><p>Na 5 &lt; 6.</p>';
    // React escapes & and < again.
    expect(rendered({ content })).toContain('Rust &amp; ritme, elke dag. Na 5 &lt; 6.');
  });

  it('leaves out what is struck out, as cards of the site do', () => {
    expect(rendered({ content: '<p>Neem 5<s>0 <u>of 60</u></s> mg.</p>' })).toContain('Neem 5 mg.');
  });

  it('prints the publication date', () => {
    expect(rendered({}, '2026-03-04T10:00:00.000Z')).toContain('Mar 04');
  });

  it('prints no date for an article that was never published', () => {
    expect(rendered({})).not.toMatch(/<time/);
    expect(rendered({})).toContain('Publication date');
  });
});
