import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRelease, releaseFolder } from '../../scripts/cluster/release.ts';
import { entries } from '../../scripts/services/build.ts';

const client = 'apps/web/build/client';
const hashed = /^(?<name>.+)-(?<hash>[\w-]{8})(?<end>\.[a-z0-9.]+)$/;
const migration = `-- why: a release with a migration
alter table product add column if not exists update_test text;
`;
/** Returns the database to what this checkout migrates to, so that restores with its build work. */
export const undoMigration = `alter table product drop column if exists update_test;
delete from migration where name = '9999_update_test.sql'`;

/** Makes a release like the build, but with a migration, and with other names for all assets. */
export async function createNextRelease(name: string): Promise<string> {
  await rm(releaseFolder(name), { recursive: true, force: true });
  const release = await createRelease(name);
  await renameAssets(release);
  await writeFile(join(release, 'apps/api/migrations/9999_update_test.sql'), migration);
  return release;
}

/** How each process of a broken release fails: as it starts, or two seconds after it is ready. */
const failures = {
  api: `throw new Error('This release is broken');`,
  web: `throw new Error('This release is broken');`,
  worker: `import { createServer } from 'node:http';
const { METRICS_HOST, WORKER_METRICS_PORT = 14000 } = process.env;
createServer((_, reply) => reply.end()).listen(WORKER_METRICS_PORT, METRICS_HOST);
setTimeout(() => process.exit(1), 2_000);`,
};
export const breakableParts = Object.keys(failures) as (keyof typeof failures)[];

/** Makes a release in which one of the processes fails. */
export async function createBrokenRelease(part: keyof typeof failures): Promise<string> {
  const release = await createNextRelease(`broken-${part}`);
  await writeFile(join(release, entries[part]), `${failures[part]}\n`);
  return release;
}

/** Changes the hash of every asset, in its name and in every file that names it. */
async function renameAssets(release: string): Promise<void> {
  const assets = join(release, client, 'assets');
  const names = new Map<string, string>();
  for (const file of await readdir(assets)) {
    const { name, hash, end } = hashed.exec(file)?.groups ?? {};
    // Compressed copies would still hold the old names.
    if (/\.(?:br|gz)$/.test(file)) await rm(join(assets, file));
    else if (hash) names.set(file, `${name}-${rotated(hash)}${end}`);
  }
  for (const folder of [assets, join(release, 'apps/web/build/main')]) {
    for (const file of (await readdir(folder)).filter((one) => /\.(?:js|css)$/.test(one))) {
      const text = await readFile(join(folder, file), 'utf8');
      const renamed = text.replaceAll(
        /[\w.-]+-[\w-]{8}\.[a-z0-9]+/g,
        (found) => names.get(found) ?? found,
      );
      await writeFile(join(folder, file), renamed);
    }
  }
  for (const [from, to] of names) await rename(join(assets, from), join(assets, to));
}

const rotated = (hash: string) => hash.slice(1) + hash.slice(0, 1);
