import { expect, test } from 'vitest';
import { createAnswers } from './remembered-answers.ts';
import { createTagVersions } from './tag-versions.ts';

function setUp() {
  const versions = createTagVersions();
  const { remember } = createAnswers(versions);
  const asked: string[] = [];
  const ask = (answer: string) =>
    remember('hash', ['pictures'], async () => {
      asked.push(answer);
      return answer;
    });
  return { versions, remember, ask, asked };
}

test('asks once while no tag is raised', async () => {
  const { ask, asked, versions } = setUp();
  expect(await ask('readers')).toBe('readers');
  versions.learn([{ tag: 'other', version: 4 }]);
  expect(await ask('staff')).toBe('readers');
  expect(asked).toEqual(['readers']);
});

test('asks again when one of its tags is raised', async () => {
  const { ask, versions } = setUp();
  await ask('readers');
  versions.learn([{ tag: 'pictures', version: 5 }]);
  expect(await ask('staff')).toBe('staff');
});

test('forgets an answer that a change overtook', async () => {
  const { ask, remember, versions } = setUp();
  await remember('hash', ['pictures'], async () => {
    versions.learn([{ tag: 'pictures', version: 6 }]);
    return 'readers';
  });
  expect(await ask('staff')).toBe('staff');
});

test('asks again after a failure', async () => {
  const { ask, remember } = setUp();
  await expect(remember('hash', ['pictures'], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask('readers')).toBe('readers');
});
