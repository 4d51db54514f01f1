import { ensureBuild } from '#server/build.ts';

const { id } = await ensureBuild();
console.log(`build ${id} is ready`);
