import type { TestProject } from 'vitest/node';
import { templateFolder } from '#server/testing/database.ts';

/** Made before the workers start: both would make one otherwise. */
export default async function setup(project: TestProject): Promise<void> {
  await templateFolder();
  project.provide('databaseUrl', '');
}
