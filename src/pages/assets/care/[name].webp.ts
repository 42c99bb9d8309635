import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { keptResults } from '../../../build/kept-results.ts';
import { fileNames, sourceFileOf } from '../../../ui/picture/source-images.ts';

/** The pictures of src/assets/images by their names, for the forms of staff (`documentPicturePath`). */
export const getStaticPaths = (() => fileNames().map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

const kept = keptResults('care-pictures');
const WIDTH = 960;

export const GET: APIRoute = async ({ params: { name = '' } }) => {
  const file = readFileSync(sourceFileOf(name));
  const picture = await kept([file, String(WIDTH)], () =>
    sharp(file).resize({ width: WIDTH, withoutEnlargement: true }).webp({ quality: 76 }).toBuffer(),
  );
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/webp' } });
};
