import { expect, test } from 'vitest';
import { phases } from '../../../../tests/support/editor/example-states.ts';
import { reduce } from './reduce.ts';

const { saving } = phases();
const DANGER = {
  rule: 'claim-cure',
  what: 'It promises a cure.',
  why: 'x',
  remedy: 'y',
  words: { what: 'It promises a cure.', why: 'x', remedy: 'y', values: {} },
  place: { part: 'body', block: 0, from: 0, to: 4, quote: 'Kuur' },
};

test('asks for a reason, and sends the same save again with it', () => {
  const asking = reduce(saving, { type: 'dangers-found', dangers: [DANGER] });
  expect(asking).toMatchObject({ state: { phase: { name: 'dangers', dangers: [DANGER] } }, effects: [] });
  const { state, effects } = reduce(asking.state, { type: 'override-chosen', reason: 'The owner approved it' });
  expect(state.phase).toMatchObject({ name: 'saving' });
  expect(effects).toMatchObject([{ type: 'send', overrideReason: 'The owner approved it' }]);
});

test('publishes with the reason only what was checked', () => {
  const typed = reduce(saving, { type: 'edited', changes: { excerpt: 'Stop met uw insuline' } }).state;
  const asking = reduce(typed, { type: 'dangers-found', dangers: [DANGER] }).state;
  const { state, effects } = reduce(asking, { type: 'override-chosen', reason: 'The owner approved it' });
  expect(effects).toMatchObject([{ type: 'send', form: { excerpt: '' }, body: { excerpt: '' } }]);
  expect(state.form.excerpt).toBe('Stop met uw insuline');
});

test('clears the reason once the text is corrected', () => {
  const asking = reduce(saving, { type: 'dangers-found', dangers: [DANGER] });
  const mending = reduce(asking.state, { type: 'decision-put-off' }).state;
  const waiting = reduce(mending, { type: 'save-chosen', next: 'stay', hasUploads: false }).state;
  const [send] = reduce(waiting, { type: 'uploads-settled' }).effects;
  expect(send).toMatchObject({ type: 'send' });
  expect(send).not.toHaveProperty('overrideReason');
});
