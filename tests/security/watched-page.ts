import type { Page } from '@playwright/test';
import { test as base } from '../support/site.ts';

/** A page whose every complaint is written down: reports of the security policy, console errors, thrown errors. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    await page.addInitScript(reportViolations);
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(page, message.text(), message.location().url))
        complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
    });
    await use(complaints);
  },
});

export const { expect } = test;

/** Runs in every frame. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
    console.error(`Refused by ${violatedDirective}: ${blockedURI} ${sample} ${sourceFile}`),
  );
}

/** Chromium counts an answer that is not OK as an error of the page: a page that is not there, nobody logged in. */
function isExpected(page: Page, text: string, url: string): boolean {
  if (/status of 404/.test(text)) return url === page.url();
  if (/status of 401/.test(text)) return new URL(url).pathname === '/api/admin/me';
  return false;
}
