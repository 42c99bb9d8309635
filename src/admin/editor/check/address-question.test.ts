import { expect, test } from 'vitest';
import { createAddressQuestion } from './address-question.ts';

test('asks for each address once, and again when the connection failed', async () => {
  const asked: string[] = [];
  const { ask, $owners } = createAddressQuestion(async ({ query: { slug } }) => {
    asked.push(slug);
    if (asked.length === 1) throw new Error('offline');
    return { article: slug === 'slaap' ? { id: 12, title: 'Slapen' } : null };
  });
  for (const slug of ['slaap', 'slaap', 'slaap', 'rust', '', 'Geen adres']) await ask(slug, 15);
  expect(asked).toEqual(['slaap', 'slaap', 'rust']);
  expect([...$owners.get()]).toEqual([
    ['slaap', 'Slapen'],
    ['rust', undefined],
  ]);
});
