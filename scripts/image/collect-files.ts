import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { externalPackages } from '../../apps/api/external-packages.ts';
import { releaseContents } from './release-contents.ts';
import { writeSbom } from './sbom.ts';

/** Copies what the image needs from a built checkout: bundles, data and the packages outside the bundles. */
const target = process.argv[2];
if (!target) throw new Error('Usage: node scripts/image/collect-files.ts DIRECTORY');

const folders = [...releaseContents, 'deploy/image/health.mjs', 'LICENSE', 'NOTICE'];
/** Nothing reads source maps or type declarations at run time. */
const isNeeded = (file: string) => !/\.(?:map|d\.[cm]?ts)$/.test(file);

/** Returns the installed folders of the packages and of all they depend on. */
function packageFolders(names: readonly string[]): string[] {
  const selector = names.flatMap((name) => [`[name="${name}"]`, `[name="${name}"] *`]).join(', ');
  const output = execFileSync('npm', ['query', selector], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const found = JSON.parse(output) as { name: string; location: string }[]; // as npm documents it
  const missing = names.filter((name) => !found.some((each) => each.name === name));
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}. Run npm ci`);
  return found.map(({ location }) => location);
}

mkdirSync(target, { recursive: true });
for (const path of [...folders, ...packageFolders(externalPackages)]) {
  cpSync(path, join(target, path), { recursive: true, filter: isNeeded });
}
writeSbom(target);
