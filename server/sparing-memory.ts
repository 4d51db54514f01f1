// Imported before anything that takes time. The C library keeps what threads have freed, each thread in a place of its
// own, unless it is told otherwise before the first line of ours runs. So the process begins once more, as itself and
// with the same number, and is told (docs/decisions/0037-memory-at-rest.md). Who has told it something is left alone.
const KILOBYTE = 1_024;
const TOLD = {
  MALLOC_ARENA_MAX: '1',
  // Named, they stay as they are: by itself the library keeps more the larger the pieces are that it has seen.
  MALLOC_MMAP_THRESHOLD_: String(256 * KILOBYTE),
  MALLOC_TRIM_THRESHOLD_: String(1_024 * KILOBYTE),
};

/** A process with rights of its own is not told what its environment says: without a mark it would begin for ever. */
const MARK = 'TABELAO_SPARING_MEMORY';

const isTold = [MARK, ...Object.keys(TOLD)].some((name) => name in process.env);
// Who was forked speaks to who forked it over a channel that would be lost.
if (process.platform === 'linux' && !isTold && !process.channel) {
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, ...TOLD, [MARK]: '1' };
  try {
    process.execve?.(process.execPath, command, env);
  } catch {
    // It goes on as it is, and keeps more.
  }
}
