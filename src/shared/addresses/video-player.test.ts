import { expect, test } from 'vitest';
import { playerHost, playerUrl, refusesEmbedding, youtubePlayerUrl } from './video-player.ts';

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://www.vimeo.com/76979871/', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1'],
  ['https://vimeo.com/76979871?h=0a1b2c', 'https://player.vimeo.com/video/76979871?h=0a1b2c&dnt=1'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/manage/videos/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/manage/videos/76979871/0a1b2c', 'https://player.vimeo.com/video/76979871?h=0a1b2c&dnt=1'],
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

const ID = 'aqz-KE-bpKQ';
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}`;

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch/?v=${ID}&feature=share`,
  `https://m.youtube.com/watch?app=desktop&v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
  `http://www.youtube.com/watch?v=${ID}&list=PLx&index=2`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=shared`,
  `https://www.youtube.com/embed/${ID}`,
  ` youtu.be/${ID} `,
  `www.youtube.com/watch?v=${ID}`,
])('finds the YouTube video of %s', (address) => expect(youtubePlayerUrl(address)).toBe(PLAYER));

test.each([
  ['t=65', 65],
  ['t=65s', 65],
  ['t=1m5s', 65],
  ['t=1h1m1s', 3661],
  ['start=65', 65],
  ['t=2h', 7200],
])('starts the video at %s', (time, start) => {
  expect(youtubePlayerUrl(`https://youtu.be/${ID}?${time}`)).toBe(`${PLAYER}?start=${start}`);
  expect(youtubePlayerUrl(`https://www.youtube.com/watch?v=${ID}&${time}`)).toBe(`${PLAYER}?start=${start}`);
});

test.each(['t=', 't=0', 't=later', 't=-5'])('starts at the beginning for %s', (time) =>
  expect(youtubePlayerUrl(`https://youtu.be/${ID}?${time}`)).toBe(PLAYER),
);

test.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/@kliniek',
  'https://www.youtube.com/playlist?list=PLx',
  'https://www.youtube.com/watch?v=kort',
  `https://www.youtube.com/watch?v=${ID}"><script>`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://youtube.com@evil.example/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  PLAYER,
  'https://vimeo.com/76979871',
])('finds no YouTube video in %j', (address) => expect(youtubePlayerUrl(address)).toBeUndefined());

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}`,
  'https://www.youtube.com/playlist?list=PLx',
  'https://www.facebook.com/watch/?v=1',
  'https://www.instagram.com/reel/abc/',
  'https://www.tiktok.com/@a/video/1',
  'https://npo.nl/start/serie/x',
  'https://vimeo.com/about',
])('reports that %s refuses embedding', (address) => expect(refusesEmbedding(address)).toBe(true));

test.each([
  PLAYER,
  `https://www.youtube.com/embed/${ID}`,
  'https://player.vimeo.com/video/76979871',
  'https://www.facebook.com/plugins/video.php?href=x',
  'https://videos.example/film.mp4',
  'https://youtube.com.evil.example/',
  'no address',
])('does not report %s', (address) => expect(refusesEmbedding(address)).toBe(false));

test('does not report the player of a Vimeo link', () => {
  expect(refusesEmbedding(playerUrl('https://vimeo.com/76979871') ?? '')).toBe(false);
});
