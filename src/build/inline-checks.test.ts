import { describe, expect, test } from 'vitest';
import { blockedParts } from './inline-checks.ts';

describe('blockedParts', () => {
  test('accepts files and data', () => {
    const html = `<link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>
      <script type="application/ld+json">{"@type":"Thing"}</script>`;
    expect(blockedParts('/therapieen', html)).toEqual([]);
  });

  test.each([
    ['<script>alert(1)</script>', 'an inline script that the security policy does not know (sha256-'],
    ['<style>p{}</style>', 'an inline style that the security policy does not know (sha256-'],
    ['<p style="color:red">x</p>', 'has <p style>'],
    ['<img src="x" onerror="x()">', 'has <img onerror>'],
    ['<iframe srcdoc="&lt;p style=&quot;color:red&quot;&gt;"></iframe>', 'has <p style>'],
  ])('reports %s', (html, reason) => {
    expect(blockedParts('/therapieen', html)).toEqual([expect.stringContaining(reason)]);
  });
});
