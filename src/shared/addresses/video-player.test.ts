import { expect, test } from 'vitest';
import { playerHost, playerUrl } from './video-player.ts';

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://www.vimeo.com/76979871/', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1'],
  ['https://vimeo.com/76979871?h=0a1b2c', 'https://player.vimeo.com/video/76979871?h=0a1b2c&dnt=1'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/showcase/123/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=0a1b', 'https://player.vimeo.com/video/76979871?h=0a1b&dnt=1'],
  ['https://player.vimeo.com/video/76979871?dnt=1', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871#t=30s', 'https://player.vimeo.com/video/76979871?dnt=1#t=30s'],
])('turns the Vimeo link %s into its player', (link, player) => {
  expect(playerUrl(link)).toBe(player);
});

test.each([
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://vimeo.com/about',
  'https://notvimeo.com/76979871',
  'https://videos.example/film.mp4?x=1',
])('leaves any other https URL unchanged: %s', (link) => {
  expect(playerUrl(link)).toBe(link);
});

test.each([null, '', 'javascript:alert(1)', 'http://vimeo.com/76979871', 'film'])(
  'returns no player for %s',
  (link) => {
    expect(playerUrl(link)).toBeUndefined();
  },
);

test('playerHost leaves out the player subdomain', () => {
  expect(playerHost('https://player.vimeo.com/video/1')).toBe('vimeo.com');
});
