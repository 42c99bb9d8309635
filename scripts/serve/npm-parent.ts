/**
 * Calls `stop` when npm, which started this process, is gone: killed, it passes nothing on, and a server that nobody
 * knows of would keep the port and the database. A process that npm did not start may outlive its parent.
 */
export function stopWithNpm(stop: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 1000).unref();
}
