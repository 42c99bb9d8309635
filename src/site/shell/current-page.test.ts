import { describe, expect, test } from 'vitest';
import { ariaCurrent, hasTopPadding, pagePath } from './current-page.ts';

describe('hasTopPadding', () => {
  test('§2: is removed on the home page and on four groups of pages', () => {
    for (const path of ['/', '/magazine', '/magazine/article/x', '/behandelingen', '/behandelingen/x', '/over-ons'])
      expect(hasTopPadding(path), path).toBe(false);
  });

  test('stays everywhere else', () => {
    for (const path of ['/therapieen', '/rijbewijskeuringen/75-plus', '/pmo', '/404'])
      expect(hasTopPadding(path), path).toBe(true);
  });
});

describe('pagePath', () => {
  test('is the address without the file name of the build', () => {
    const path = (address: string) => pagePath(new URL(address, 'https://clinic.example'));
    expect(path('/index.html')).toBe('/');
    expect(path('/')).toBe('/');
    expect(path('/pmo.html')).toBe('/pmo');
    expect(path('/therapieen/pro-aging.html')).toBe('/therapieen/pro-aging');
    expect(path('/magazine/')).toBe('/magazine');
  });
});

describe('ariaCurrent', () => {
  test('marks the page itself and the pages above it', () => {
    expect(ariaCurrent('/magazine', '/magazine')).toBe('page');
    expect(ariaCurrent('/magazine', '/magazine/article/x')).toBe('true');
    expect(ariaCurrent('/', '/magazine')).toBeUndefined();
    expect(ariaCurrent('/pmo', '/pmo-extra')).toBeUndefined();
  });
});
