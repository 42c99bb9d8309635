import { expect, it } from 'vitest';
import { unsavedText } from '../../../../tests/support/editor/example-states.ts';
import { $syncedAt, sendAllToServer, syncToServer } from './server-texts.ts';

it('does not say that the server has the text of a user whose session has ended', async () => {
  syncToServer(unsavedText());
  await sendAllToServer(1);
  expect($syncedAt.get()).toEqual({});
});
