// Installs a Debian package, for the programs that npm cannot bring: a browser, PostgreSQL and Redis.
import { spawnSync } from 'node:child_process';

/** False when this machine cannot (no apt, or not the administrator) or the installation failed. */
export function installSystemPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
