import { run } from './step.mjs';

export const canInstallPackages = process.getuid?.() === 0;

/** Installs a package of Debian or Ubuntu. The caller looks whether it is there. */
export async function installPackage(name) {
  // Packages may ask questions, and the program that installs updates by itself may be at work.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', ['update', ...options], { minutes: 5, env });
  await run('apt-get', ['install', '-y', ...options, name], { minutes: 15, env });
}
