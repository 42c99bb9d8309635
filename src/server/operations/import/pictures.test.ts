import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { animatedPng, animation } from '../../../../tests/support/pictures/make-pictures.ts';
import { memoryStore } from '../../../../tests/support/pictures/memory-store.ts';
import { createPictureImporter } from './pictures.ts';

const app = setUpTestApp({ images: memoryStore() });

test('reports a picture that stands still from now on', async () => {
  const { importPicture, notices } = createPictureImporter(app.system, async (address) =>
    address.endsWith('.png') ? animatedPng() : animation(),
  );
  await importPicture('https://oud.example/a.png');
  await importPicture('https://oud.example/b.gif');
  expect([...notices]).toEqual([['https://oud.example/a.png', expect.stringContaining('stands still')]]);
});
