import { describe, expect, it } from 'vitest';
import { fromForm, toForm } from './document-form.ts';

type Fields = ReturnType<typeof toForm>['fields'];

/** The document after a change of its fields. */
function changed(text: string, change: (fields: Fields) => unknown): string {
  const { fields, body } = toForm('x.yaml', text);
  return fromForm('x.yaml', text, { fields: change(fields) as Fields, body });
}

it('a field that ends in three hyphens, and a line of a text that does, stay where they are', () => {
  const text = '---\ntitel: Zorg ---\nondertitel: Voor u\n---\nEen ---\n';
  const form = toForm('x.md', text);
  expect(form).toEqual({ fields: { titel: 'Zorg ---', ondertitel: 'Voor u' }, body: 'Een ---\n' });
  expect(fromForm('x.md', text, form)).toBe(text);
});

describe('fromForm', () => {
  it('fills a list that the file leaves empty, with its comment', () => {
    const text = 'naam: Lindehof\n# Wanneer de kliniek dicht is.\ndicht:\nkvk: "00000000"\n';
    const closures = [{ van: '2026-12-28', reden: 'kerstvakantie' }];
    const written = changed(text, (fields) => ({ ...fields, dicht: closures }));
    expect(toForm('x.yaml', written).fields).toEqual({ naam: 'Lindehof', dicht: closures, kvk: '00000000' });
    expect(written).toContain('# Wanneer de kliniek dicht is.');
  });

  it('keeps the order of the form where entries of a record were moved or got another key', () => {
    const text = '# Het team\nanna:\n  naam: Anna\nbram:\n  naam: Bram\n';
    const moved = changed(text, ({ anna, bram }) => ({ bram, anna }));
    expect(Object.keys(toForm('x.yaml', moved).fields)).toEqual(['bram', 'anna']);
    const renamed = changed(text, ({ anna, bram }) => ({ 'anna-bos': anna, bram }));
    expect(Object.keys(toForm('x.yaml', renamed).fields)).toEqual(['anna-bos', 'bram']);
    expect(renamed).toContain('# Het team');
  });
});
