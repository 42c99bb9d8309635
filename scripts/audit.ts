import { spawnSync } from 'node:child_process';
import { readArguments } from './set-up/arguments.mjs';

readArguments('npm run audit: fails when a production dependency has a known high or critical vulnerability');

type Report = { vulnerabilities?: Record<string, { severity: string; range: string }>; message?: string };

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { vulnerabilities, message }: Report = JSON.parse(stdout || '{}');
if (vulnerabilities) {
  const serious = Object.entries(vulnerabilities).filter(([, { severity }]) => /high|critical/.test(severity));
  for (const [name, { severity, range }] of serious) console.error(`${name} ${range}: ${severity}`);
  console.log(`${serious.length} packages with a high or critical vulnerability`);
  if (serious.length > 0) process.exitCode = 1;
} else {
  // A registry mirror may lack the advisory service. That proves nothing, so it does not fail the check.
  console.log(`Not checked: the registry has no advisories. ${message ?? ''}`);
}
