import { spawnSync } from 'node:child_process';

export default function build(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build-vercel.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`build:vercel failed\n${stdout}\n${stderr}`);
}
