/** For tests: how long this thread worked, however busy the machine is. */
export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
