import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './settings.ts';

const builds = [
  { output: 'apps/api/build/main/http.js', sources: ['apps/api/src', 'packages'] },
  { output: 'apps/web/build/server/index.js', sources: ['apps/web/app', 'packages'] },
];

/** Why the build cannot speak for the sources, or undefined when it can. */
export async function buildTrouble(): Promise<string | undefined> {
  for (const { output, sources } of builds) {
    const builtAt = await changedAt(output);
    if (builtAt === undefined) return `There is no production build: ${output} is missing.`;
    const newer = await firstNewer(sources, builtAt);
    if (newer) return `The production build is older than ${newer}.`;
  }
  return undefined;
}

export async function requireBuild(): Promise<void> {
  const trouble = await buildTrouble();
  if (trouble) throw new Error(`${trouble} Run: npm run build`);
}

async function firstNewer(folders: string[], time: number): Promise<string | undefined> {
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true });
    const sources = entries.filter((file) => /\.(?:tsx?|css)$/.test(file) && !isApart(file));
    for (const file of sources) {
      const path = join(folder, file);
      if (((await changedAt(path)) ?? 0) > time) return path;
    }
  }
  return undefined;
}

const isApart = (file: string) => /(?:^|\/)node_modules\/|\.test\.tsx?$|^testing\//.test(file);

async function changedAt(file: string): Promise<number | undefined> {
  return existsSync(join(root, file)) ? (await stat(join(root, file))).mtimeMs : undefined;
}
