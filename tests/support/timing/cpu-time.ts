/** The CPU time of this thread, which a busy machine does not change. */
export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
