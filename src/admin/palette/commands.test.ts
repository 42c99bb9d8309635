import { expect, test } from 'vitest';
import { permissionsOf } from '../../shared/permissions.ts';
import { commandsFor } from './commands.ts';

const ids = (role: 'writer' | 'administrator', readsMessages: boolean) =>
  commandsFor('', permissionsOf({ role, readsMessages, isReviewer: false })).map(({ id }) => id);

test('offers only the screens that one may see', () => {
  const [writer, reader, administrator] = [ids('writer', false), ids('writer', true), ids('administrator', false)];
  expect(writer).not.toContain('messages');
  expect(reader).toContain('messages');
  expect([writer.includes('activity'), administrator.includes('activity')]).toEqual([false, true]);
});
