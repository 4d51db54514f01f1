// Imported first. `npm run` puts the Node of this project (24, installed by npm) first in the path; a
// direct `node server/main.ts` may be an older one, which could not even read these files.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(`Node 24 is needed and this is ${process.version}. Use "npm start".\n`);
  process.exit(2);
}
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
