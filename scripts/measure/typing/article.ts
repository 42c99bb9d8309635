import type { APIRequestContext } from '@playwright/test';
import { picture } from '../../../tests/support/pictures/make-pictures.ts';

const WORDS = 5000;
const PICTURES = 10;
const WORDS_PER_PARAGRAPH = 50;
const PARAGRAPHS = WORDS / WORDS_PER_PARAGRAPH;
const VOCABULARY = 'slaap ritme adem voeding rust licht bloed lever darmen hormonen klachten behandeling'.split(' ');

/** Creates an article of 5,000 words and ten pictures; resolves to its address in the admin. */
export async function createLongArticle(request: APIRequestContext): Promise<string> {
  const pictures: string[] = [];
  for (let number = 0; number < PICTURES; number += 1) pictures.push(await upload(request, number));
  const data = { title: 'Een lang verhaal', category: 'Hormonen', content: content(pictures) };
  const response = await request.post('/api/admin/articles', { data });
  if (!response.ok()) throw new Error(await response.text());
  return `/admindash/articles/${((await response.json()) as { id: number }).id}`;
}

async function upload(request: APIRequestContext, number: number): Promise<string> {
  const image = { name: 'foto.png', mimeType: 'image/png', buffer: await picture(1200 + number, 800) };
  const response = await request.post('/api/admin/upload/article', { multipart: { image } });
  if (!response.ok()) throw new Error(await response.text());
  return ((await response.json()) as { imageUrl: string }).imageUrl;
}

function content(pictures: string[]): string {
  const perPicture = PARAGRAPHS / pictures.length;
  return Array.from({ length: PARAGRAPHS }, (_, number) => {
    const image =
      number % perPicture === 1 ? `<img src="${pictures[Math.floor(number / perPicture)]}" alt="Foto">` : '';
    const heading = number % 8 === 0 ? `<h2>Tussenkop ${number}</h2>` : '';
    return `${heading}<p>${sentence(number)}</p>${image}`;
  }).join('');
}

function sentence(number: number): string {
  const words = Array.from({ length: WORDS_PER_PARAGRAPH }, (_, at) => VOCABULARY[(number * 7 + at * 5) % 12]);
  words[3] = `<strong>${words[3]}</strong>`;
  words[9] = `<a href="https://www.rivm.nl/${number}">${words[9]}</a>`;
  return `${words.join(' ')}.`;
}
