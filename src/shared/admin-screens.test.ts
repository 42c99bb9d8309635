import { describe, expect, it } from 'vitest';
import { screenAt } from './admin-screens.ts';

describe('screenAt', () => {
  it('knows the addresses of the screens', () => {
    expect(screenAt('/admindash')).toEqual({ name: 'dashboard' });
    expect(screenAt('/admindash/')).toEqual({ name: 'dashboard' });
    expect(screenAt('/admindash/login')).toEqual({ name: 'login' });
    expect(screenAt('/admindash/articles/new')).toEqual({ name: 'editor', id: 'new' });
    expect(screenAt('/admindash/articles/12')).toEqual({ name: 'editor', id: 12 });
    expect(screenAt('/admindash/articles/12/history')).toEqual({ name: 'history', id: 12 });
  });

  for (const path of [
    '/',
    '/Admindash',
    '/admindash/articles',
    '/admindash/articles/0',
    '/admindash/articles/2147483648',
    '/admindash/articles/1/2',
    '/admindash/articles/:id',
    '/admindash/articles/new/history',
    '/admindash/articles/x/history',
  ])
    it(`leaves ${path} to the server`, () => expect(screenAt(path)).toBeUndefined());
});
