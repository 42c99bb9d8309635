import type { BrowserContext } from '@playwright/test';
import { test as base } from '../support/site.ts';

/** A visitor's browser whose every complaint is written down: reports of the security policy, errors and warnings of the console, thrown errors. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    await watch(context, complaints);
    await use(complaints);
  },
});

/** Writes down what this browser complains of from its next page on. */
export async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.addInitScript(reportViolations);
  context.on('weberror', (thrown) => {
    const error = thrown.error();
    complaints.push(`${thrown.page()?.url()}: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    const address = message.page()?.url() ?? '';
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && !isExpected(address, message.text(), url))
      complaints.push(`${address}: ${message.text()} (${url})`);
  });
}

/** Runs in every frame. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
    console.error(`Refused by ${violatedDirective}: ${blockedURI} ${sample} ${sourceFile}`),
  );
}

/** Chromium counts an answer that is not OK as an error of the page: a page that is not there, nobody logged in. */
function isExpected(address: string, text: string, url: string): boolean {
  if (/status of 404/.test(text)) return url === address;
  if (/status of 401/.test(text)) return new URL(url).pathname === '/api/admin/me';
  return false;
}
