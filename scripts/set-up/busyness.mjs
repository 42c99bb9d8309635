import { availableParallelism, loadavg } from 'node:os';

/** However busy the machine: no limit lasts longer than ten times its minutes. */
const BUSIEST = 10;

/** How many processes wait for each core, at least 1: time limits last so many times longer. */
export const busyness = () => Math.min(BUSIEST, Math.max(1, loadavg()[0] / availableParallelism()));
