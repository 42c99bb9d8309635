import { describe, expect, test } from 'vitest';
import { ariaCurrent, hasTopPadding, pagePath } from './current-page.ts';

describe('hasTopPadding', () => {
  test('is false for home and four groups of pages', () => {
    for (const path of ['/', '/magazine', '/magazine/article/x', '/behandelingen', '/behandelingen/x', '/over-ons'])
      expect(hasTopPadding(path), path).toBe(false);
  });

  test('is true for every other page', () => {
    for (const path of ['/therapieen', '/rijbewijskeuringen/75-plus', '/pmo', '/404'])
      expect(hasTopPadding(path), path).toBe(true);
  });
});

describe('pagePath', () => {
  test('drops the file name of the build', () => {
    const path = (address: string) => pagePath(new URL(address, 'https://clinic.example'));
    expect(path('/index.html')).toBe('/');
    expect(path('/')).toBe('/');
    expect(path('/pmo.html')).toBe('/pmo');
    expect(path('/therapieen/pro-aging.html')).toBe('/therapieen/pro-aging');
    expect(path('/magazine/')).toBe('/magazine');
  });
});

describe('ariaCurrent', () => {
  test('gives `page` for the page itself and `true` for pages above it', () => {
    expect(ariaCurrent('/magazine', '/magazine')).toBe('page');
    expect(ariaCurrent('/magazine', '/magazine/article/x')).toBe('true');
    expect(ariaCurrent('/', '/magazine')).toBeUndefined();
    expect(ariaCurrent('/pmo', '/pmo-extra')).toBeUndefined();
  });
});
