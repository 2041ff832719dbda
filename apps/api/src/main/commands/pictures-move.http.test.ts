import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseEnv } from '#api/platform/env.ts';
import { storeOf } from '#api/platform/images/store/picture-store-of.ts';
import { s3Server } from '#api/testing/s3/s3-server.ts';

const s3 = s3Server();
const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const count = 300;

const bucket = () => storeOf('s3', parseEnv(s3.settings));
const inBucket = async () => (await bucket().list()).toSorted();

/** Pictures named by their content, as uploads are, with a variant each. */
async function folderOfPictures(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'moved-'));
  for (let index = 0; index < count / 2; index += 1) {
    const bytes = Buffer.from(`picture ${index} `.repeat(500));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    await writeFile(join(folder, `upload-${hash}.avif`), bytes);
    await writeFile(join(folder, `upload-${hash}-320.webp`), `variant ${index}`);
  }
  await writeFile(join(folder, 'readme.txt'), 'not a picture');
  return folder;
}

function start(settings: Record<string, string>, ...args: string[]) {
  return spawn(
    process.execPath,
    ['--import', 'tsx', 'src/main/commands/pictures-move.ts', ...args],
    { cwd: workspace, env: { ...process.env, ...s3.settings, ...settings } },
  );
}

async function run(settings: Record<string, string>, ...args: string[]) {
  const child = start(settings, ...args);
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, out, errors };
}

test('[DP-24] an interrupted move continues, compares everything and deletes only on request', async () => {
  const folder = await folderOfPictures();
  const pictures = (await readdir(folder)).filter((name) => name !== 'readme.txt').toSorted();
  const before = { IMAGES_DIR: folder, IMAGES_STORE: 'folder' };
  const after = { IMAGES_DIR: folder, IMAGES_STORE: 's3' };

  const killed = start(before, '--to', 's3');
  await expect
    .poll(async () => (await inBucket()).length, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(20);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const half = (await inBucket()).length;
  expect(half).toBeLessThan(count);

  // A file that was cut short, as a crash of another program could leave it.
  const cut = (await inBucket())[0] ?? '';
  await bucket().put([[cut, Buffer.from('cut')]]);
  const resumed = await run(before, '--to', 's3');
  expect(resumed).toMatchObject({ code: 0 });
  expect(resumed.out).toContain(`Compared ${count} files: `);
  expect(resumed.out).toContain(`${count - half + 1} copied, ${half - 1} already there, 0 deleted`);
  expect(await inBucket()).toEqual(pictures);
  for (const name of pictures) {
    expect(await bucket().read(name)).toEqual(await readFile(join(folder, name)));
  }

  const early = await run(before, '--to', 's3', '--delete');
  expect(early).toMatchObject({ code: 1 });
  expect(early.errors).toContain('Set IMAGES_STORE=s3');
  expect(await readdir(folder)).toHaveLength(count + 1);
  const last = await run(after, '--to', 's3', '--delete');
  expect(last).toMatchObject({ code: 0 });
  expect(last.out).toContain(`0 copied, ${count} already there, ${count} deleted`);
  expect(await readdir(folder)).toEqual(['readme.txt']);

  expect(await run(after, '--to', 'folder')).toMatchObject({ code: 0 });
  expect((await readdir(folder)).toSorted()).toEqual(['readme.txt', ...pictures]);
});

test('[DP-24] a damaged picture is named and left where it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'damaged-'));
  const name = 'upload-0123456789abcdef.avif';
  await writeFile(join(folder, name), 'other content');
  const moved = await run({ IMAGES_DIR: folder, IMAGES_STORE: 's3' }, '--to', 's3', '--delete');
  expect(moved).toMatchObject({ code: 1 });
  expect(moved.errors).toContain(`${name} is damaged`);
  expect(await readdir(folder)).toEqual([name]);
  expect(await inBucket()).not.toContain(name);
});

test('[DP-24] a move to S3 that does not answer says so and how to continue', async () => {
  const folder = await folderOfPictures();
  await s3.stop();
  const moved = await run({ IMAGES_DIR: folder, IMAGES_STORE: 'folder' }, '--to', 's3');
  await s3.start();
  expect(moved).toMatchObject({ code: 1 });
  expect(moved.errors).toMatch(/isn't responding.*ECONNREFUSED.*Run the command again/s);
});
