import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/server/headers/security-headers.ts';
import { headersOf, routeOf } from './routing.ts';

describe('routes of a Vercel deployment', () => {
  test.each(['/', '/favicon.svg'])('%s is a file', async (path) => {
    expect(await routeOf(path)).toHaveProperty('file');
  });

  test.each([
    '/magazine',
    '/magazine/article/een-slug',
    '/magazine/video/een-slug',
    '/magazine/preview/een-token',
    '/magazine/preview/article/12',
    '/magazine/answer-not-stored',
    '/antwoord-niet-bewaard',
    '/zoeken',
    '/admindash',
    '/admindash/login',
    '/admindash/articles/12',
    '/admindash/articles/new',
  ])('%s is rendered by the pages function', async (path) => {
    expect(await routeOf(path)).toEqual({ function: '_render' });
  });

  test.each([
    '/api/articles',
    '/api/articles/een-slug',
    '/api/admin/me',
    '/api/admin/articles/12/publish',
    '/api/contact',
    '/api/cron',
  ])('%s is handled by the API function', async (path) => {
    expect(await routeOf(path)).toEqual({ function: 'api/index' });
  });

  test.each([
    '/',
    '/favicon.svg',
    '/therapieen/pro-aging',
    '/bestaat-niet',
    '/magazine',
    '/magazine/article/een-slug',
    '/magazine/video/een-slug',
    '/magazine/preview/een-token',
    '/magazine/preview/article/12',
    '/admindash',
    '/admindash/articles/12',
    '/api/articles',
    '/api/admin/download/x.webp',
    '/assets/magazine/leaf.webp',
  ])('%s has the same security headers as on a self-hosted site', async (path) => {
    expect(await headersOf(path)).toEqual(securityHeaders(path, 'https://www.clinic.example'));
  });

  test.each([
    ['/index.html', '/'],
    ['/pmo/index.html', '/pmo'],
    ['/therapieen/pro-aging/index.html', '/therapieen/pro-aging'],
    ['/404.html', '/404'],
  ])('%s redirects to %s', async (path, location) => {
    expect(await routeOf(path)).toEqual({ status: 308, location });
  });

  test('the 404 page has status 404', async () => {
    expect(await routeOf('/404')).toMatchObject({ status: 404 });
    expect(await routeOf('/bestaat-niet')).toMatchObject({ status: 404 });
  });

  test.each(['/therapieen/bestaat-niet', '/therapieen/pro-aging/meer'])(
    '%s, an unknown page, is rendered by the pages function',
    async (path) => {
      expect(await routeOf(path)).toEqual({ function: '_render' });
    },
  );

  test('removes a trailing slash', async () => {
    expect(await routeOf('/magazine/')).toMatchObject({ status: 308, location: '/magazine' });
  });
});
