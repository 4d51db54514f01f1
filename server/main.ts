import './node-version.ts';
import './sparing-memory.ts';
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The embedded database is compiled while it runs; several of its functions at a time would take hundreds of
// megabytes, of which each thread keeps its share.
setFlagsFromString('--wasm-num-compilation-tasks=1');
// What a page or a result leaves behind is collected by the thread that made it: helpers share the work by
// copying and waiting, which costs more than they save.
setFlagsFromString('--no-parallel-scavenge');
// Bytes of pages and pictures that nobody needs any more count towards the next look at the whole heap, which came after
// eight megabytes of them: twice a second (docs/decisions/0204-a-whole-collection-at-twice-the-heap.md).
setFlagsFromString('--heap-growing-percent=100');

const { directory } = enableCompileCache();
// For threads and processes that are started from here: with it they need no compiler of their own.
if (directory) process.env.NODE_COMPILE_CACHE ??= directory;

// Imported after the cache is on, so that all that follows is compiled once and kept.
const { start } = await import('./start.ts');
await start(process.argv.includes('--dev'));

// Starting leaves about 60 MB behind. Nothing would collect them until something needs the room.
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
