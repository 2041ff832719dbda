import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const retentionMs = 7 * 24 * 60 * 60 * 1_000;
const compressible = /\.(?:css|js|svg|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses every text file at the highest level and deletes files older than a week. Until then a
 * page opened before a release still finds its scripts.
 */
export async function finishAssets(client: string): Promise<void> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((file) => join(file.parentPath, file.name));
  await Promise.all(files.map(finish));
}

async function finish(file: string): Promise<void> {
  const { mtimeMs, size } = await stat(file);
  if (Date.now() - mtimeMs > retentionMs) return rm(file);
  if (!compressible.test(file) || size < 200) return;
  const content = await readFile(file);
  await writeFile(
    `${file}.br`,
    await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } }),
  );
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
