// npm leaves optional packages of foreign platforms out of the lock when the registry in use does not
// carry them, and `npm ci` then refuses its own lock. This adds a stub for each. The two platforms that
// we promise (linux x64 and arm64) are never stubbed: a missing binding there must stop the install.
import { readFileSync, writeFileSync } from 'node:fs';

type Entry = { optionalDependencies?: Record<string, string>; [key: string]: unknown };

const FILE = 'package-lock.json';
const SYSTEMS = new Map([
  ['linuxmusl', 'linux'],
  ['win', 'win32'],
  ...[
    'android',
    'darwin',
    'linux',
    'win32',
    'freebsd',
    'netbsd',
    'openbsd',
    'sunos',
    'openharmony',
    'aix',
  ].map((name) => [name, name] as const),
]);
const PROCESSORS = new Set(
  'arm64 x64 ia32 arm ppc64 s390x riscv64 loong64 mips64el wasm32'.split(' '),
);

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Entry> };
const packages = lock.packages;

/** The places where Node would look for `name`, from the package at `from` up to the root. */
function isLocked(from: string, name: string): boolean {
  for (let base = from; ; ) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
    const cut = base.lastIndexOf('/node_modules/');
    base = cut < 0 ? '' : base.slice(0, cut);
  }
}

function stub(name: string, range: string): Entry | undefined {
  if (/linux-(x64|arm64)(-gnu)?$/.test(name)) {
    throw new Error(`binding missing from the registry: ${name}@${range}`);
  }
  const words = name.split(/[-/]/);
  const os = words.map((word) => SYSTEMS.get(word)).find(Boolean);
  const cpu = words.find((word) => PROCESSORS.has(word));
  if (!os && !cpu) return undefined;
  const version = range.replace(/^[\^~]/, '');
  return { version, ...(cpu && { cpu: [cpu] }), optional: true, ...(os && { os: [os] }) };
}

for (const [from, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const missing = isLocked(from, name) ? undefined : stub(name, range);
    if (missing) packages[`node_modules/${name}`] = missing;
  }
}
const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  FILE,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
