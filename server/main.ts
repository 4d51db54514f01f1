import './node-version.ts';
import { enableCompileCache } from 'node:module';

enableCompileCache();

// Imported after the cache is on, so that all that follows is compiled once and kept.
const { start } = await import('./start.ts');
await start(process.argv.includes('--dev'));
