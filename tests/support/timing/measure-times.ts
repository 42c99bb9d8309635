/** How long something takes, over so many runs, in milliseconds. */
export async function measureTimes(runs: number, run: () => Promise<unknown>) {
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const [median = 0, p95 = 0] = [times[Math.floor(runs / 2)], times[Math.ceil(runs * 0.95) - 1]];
  return { median, p95, inWords: `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms` };
}
