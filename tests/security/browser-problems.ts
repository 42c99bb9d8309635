import type { BrowserContext } from '@playwright/test';
import { test as base } from '../support/site.ts';

/** Records what the browser reports: policy violations, console errors and warnings, and uncaught errors. */
export const test = base.extend<{ problems: string[] }>({
  problems: async ({ context }, use) => {
    const problems: string[] = [];
    await recordProblems(context, problems);
    await use(problems);
  },
});

/** Records into `problems`, from the next page on. */
export async function recordProblems(context: BrowserContext, problems: string[]): Promise<void> {
  await context.addInitScript(reportViolations);
  context.on('weberror', (thrown) => {
    const error = thrown.error();
    problems.push(`${thrown.page()?.url()}: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    const pageUrl = message.page()?.url() ?? '';
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && !isExpected(pageUrl, message.text(), url))
      problems.push(`${pageUrl}: ${message.text()} (${url})`);
  });
}

/** Runs in every frame. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
    console.error(`Refused by ${violatedDirective}: ${blockedURI} ${sample} ${sourceFile}`),
  );
}

/** Chromium logs every failed response as an error, also the 404 or 403 that a test visits, and the 401 without a session. */
function isExpected(pageUrl: string, text: string, url: string): boolean {
  if (/status of 40[34]/.test(text)) return url === pageUrl;
  if (/status of 401/.test(text)) return new URL(url).pathname === '/api/admin/me';
  return false;
}
