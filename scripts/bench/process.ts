// What the system says of a running process. Linux only: elsewhere nothing is known.
import { readFileSync } from 'node:fs';

const TICK_MS = 10;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Processor time of a process in all its threads so far: what others do on the machine does not count. */
export function processorMs(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const ticks = fields.split(' ');
    return (Number(ticks[USER_TIME]) + Number(ticks[SYSTEM_TIME])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Memory of a process that is in RAM now. */
export function residentMb(pid: number): number {
  try {
    const [, kb] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB$/m) ?? [];
    return Number(kb) / 1024;
  } catch {
    return Number.NaN;
  }
}

const STEAL = 8;

/** Processor time that the machine underneath gave to others, on all cores so far. */
export function stolenMs(): number {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    return Number(line.trim().split(/\s+/)[STEAL]) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
