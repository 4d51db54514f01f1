import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

const BEHIND = 10;

/** For a thread: where the processor is wanted by both, pages come first. Linux gives each thread a rank of its own. */
export function standBack(): void {
  try {
    const [, , thread] = readlinkSync('/proc/thread-self').split('/');
    setPriority(Number(thread), BEHIND);
  } catch {
    // Elsewhere it works beside the pages.
  }
}
