/** Read as this process begins: npm may be killed while the server starts. */
const parent = process.ppid;

/**
 * Calls `stop` when npm, which started this process, is gone. A killed npm forwards no signal, and an orphaned server
 * would keep the port and the database. A process not started by npm may outlive its parent.
 */
export function stopWithNpm(stop: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 1000).unref();
}
