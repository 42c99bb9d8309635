import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../shared/api-client.ts';
import dutch from '../../shared/errors/nl.ts';
import { phrase, sayInDutch, sentence, toSentence } from '../../shared/errors/sentence.ts';
import { fillIn } from '../../shared/words/words.ts';
import { errorMessage, fieldErrors } from '../data/error-message.ts';
import { $language, fetchDutch } from '../language/words.tsx';
import { fetchErrorWords, readBack } from './error-words.ts';

beforeEach(async () => {
  $language.set('nl');
  await fetchDutch();
  await fetchErrorWords();
});
afterEach(() => $language.set('en'));

const TAKEN = 'The slug "slapen" is taken by another article. Choose another one.';
const taken = sentence('The slug "{slug}" is taken by another article. Choose another one.', { slug: 'slapen' });

test('says an error and its fields in Dutch, with their values', () => {
  const error = new ApiError(409, TAKEN, { slug: TAKEN }, { sentences: { [TAKEN]: [taken] } });
  const said = 'Het webadres “slapen” hoort al bij een ander artikel. Kies een ander.';
  expect([errorMessage(error), fieldErrors(error)]).toEqual([said, { slug: said }]);
  $language.set('en');
  expect([errorMessage(error), fieldErrors(error)]).toEqual([TAKEN, { slug: TAKEN }]);
});

test('says several sentences, and lists in them', () => {
  const uses = [phrase('in the article “{title}”', { title: 'Slapen' }), phrase('{others} more', { others: '2' })];
  const used = sentence('This picture cannot be deleted: it is still {uses}. Take it out there first.', { uses });
  const error = new ApiError(400, 'All', {}, { sentences: { All: [toSentence('Title is required'), used] } });
  expect(errorMessage(error)).toBe(
    'Vul een titel in. Deze foto kan niet worden verwijderd: ze staat nog in het artikel “Slapen”, en nog 2. Haal haar daar eerst weg.',
  );
});

test.each([
  [new ApiError(401, 'Please log in first'), 'Log eerst in'],
  [new ApiError(500, 'Said by a newer server'), 'Said by a newer server'],
  [new ApiError(502, '<html>', {}, { fromApi: false }), 'Probeer het nog eens'],
  [new NetworkError('Offline'), 'Geen verbinding met de server. Controleer uw internetverbinding.'],
])('says %s', (error, said) => expect(errorMessage(error)).toBe(said));

const NASTY = ' “a” {b} $& of this article was deleted. (c)';
const withValues = Object.keys(dutch).filter((text) => /\{\w+\}/.test(text));

test.each(withValues)('reads back the values of a stored text: %s', (text) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const one = names.length === 1 ? NASTY : 'een/woord';
  const values = Object.fromEntries(names.map((name) => [name, name === 'count' ? 3 : one]));
  const stored = fillIn(text, values, 'en');
  expect(readBack(stored, dutch)).toEqual({ [stored]: [{ text, values }] });
});

test('a stored text that nobody says any more stays as it is', () => {
  const stored = 'The moon was in the way.';
  expect(sayInDutch(stored, readBack(stored, dutch), dutch)).toBe(stored);
});
