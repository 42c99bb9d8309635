import { describe, expect, it } from 'vitest';
import { live } from '../../../../tests/support/editor/example-states.ts';
import { ApiError, NetworkError } from '../../../shared/api-client.ts';
import type { staffCall } from '../../data/staff-call.ts';
import { discardChanges } from './discard-changes.ts';

const unavailable = new NetworkError('unavailable');

describe('discardChanges', () => {
  it.each([
    ['brings what readers see', [undefined, live()], { type: 'discarded', article: live() }],
    [
      'is done when only the article does not come',
      [undefined, unavailable],
      { type: 'discarded', article: undefined },
    ],
    ['refuses what was changed', [new ApiError(409, 'Changed meanwhile')], { message: 'Changed meanwhile' }],
    ['tells a lost connection', [unavailable], { message: expect.stringContaining('No connection') }],
    ['tells a deleted article', [new ApiError(404, 'Not found')], { type: 'article-deleted' }],
  ])('%s', async (_, answers, outcome) => {
    const call = async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    };
    expect(await discardChanges({ type: 'discard', id: 7, draft: 5 }, call as typeof staffCall)).toMatchObject(outcome);
  });
});
