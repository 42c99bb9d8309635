import { spawnSync } from 'node:child_process';

/**
 * `npm run audit`: fails when a package that the site runs on has a known weakness, high or critical, and names it. A
 * registry without the advisory service cannot be asked: then it says so, and nothing is claimed.
 */
type Report = { vulnerabilities?: Record<string, { severity: string; range: string }>; message?: string };

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { vulnerabilities, message }: Report = JSON.parse(stdout || '{}');
if (vulnerabilities) {
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => /high|critical/.test(severity));
  for (const [name, { severity, range }] of grave) console.error(`${name} ${range}: ${severity}`);
  console.log(`${grave.length} packages with a high or critical weakness`);
  if (grave.length > 0) process.exitCode = 1;
} else {
  console.log(`Not checked: the registry does not answer. ${message ?? ''}`);
}
