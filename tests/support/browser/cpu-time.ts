import type { Page } from '@playwright/test';

/**
 * The seconds that the page's thread works during `work`. Time on a clock would also count how long the page waited for
 * other programs on the computer.
 */
export async function cpuSeconds(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration');
    if (!task) throw new Error('The browser does not measure TaskDuration');
    return task.value;
  };
  const before = await worked();
  await work();
  const seconds = (await worked()) - before;
  await session.detach();
  return seconds;
}
