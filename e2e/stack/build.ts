import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './settings.ts';

const builds = [
  { output: 'apps/api/build/main/http.js', sources: ['apps/api/src', 'packages'] },
  {
    output: 'apps/web/build/main/web.js',
    sources: ['apps/web/app', 'apps/web/server', 'packages'],
  },
];

/** Returns why the build is missing or older than its sources, or undefined if it is current. */
export async function findBuildProblem(): Promise<string | undefined> {
  for (const { output, sources } of builds) {
    const builtAt = await modifiedAt(output);
    if (builtAt === undefined) return `No production build: ${output} is missing.`;
    const newer = await firstNewer(sources, builtAt);
    if (newer) return `The production build is older than ${newer}.`;
  }
  return undefined;
}

export async function requireBuild(): Promise<void> {
  const problem = await findBuildProblem();
  if (problem) throw new Error(`${problem} Run: npm run build`);
}

async function firstNewer(folders: string[], time: number): Promise<string | undefined> {
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true });
    const sources = entries.filter((file) => /\.(?:tsx?|css)$/.test(file) && !isExcluded(file));
    for (const file of sources) {
      const path = join(folder, file);
      if (((await modifiedAt(path)) ?? 0) > time) return path;
    }
  }
  return undefined;
}

const isExcluded = (file: string) => /(?:^|\/)node_modules\/|\.test\.tsx?$|^testing\//.test(file);

async function modifiedAt(file: string): Promise<number | undefined> {
  return existsSync(join(root, file)) ? (await stat(join(root, file))).mtimeMs : undefined;
}
