import { expect, test } from '../logged-in.ts';
import { DIALOGS, dialogsInSources } from './forms.ts';

test('unsaved.spec.ts tests every dialog with a form', { tag: '@smoke' }, async () => {
  expect(await dialogsInSources()).toEqual(Object.keys(DIALOGS).sort());
});
