import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { root, writeFiles } from '../planting/tree.ts';
import { startRegistry } from './test-registry.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workflows = readdirSync(path.join(root, '.github/workflows')).map((file) =>
  read(path.join('.github/workflows', file)),
);

test('[SC-48] workflows pin every action to a commit and name its version', () => {
  const actions = workflows.flatMap((text) =>
    [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action),
  );
  expect(actions.length).toBeGreaterThan(4);
  expect(actions.filter((action) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual(
    [],
  );
});

test('[SC-48] known vulnerabilities are looked up every day', () => {
  const audits = workflows.filter((text) => text.includes('npm audit --package-lock-only'));
  expect(audits).toEqual([expect.stringMatching(/cron: '\d+ \d+ \* \* \*'/)]);
});

test('[SC-48] proposed updates are at least a week old', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; cooldown: { 'default-days': number } }[];
  };
  expect(updates.map((each) => each['package-ecosystem'])).toEqual([
    'npm',
    'github-actions',
    'docker',
  ]);
  for (const { cooldown } of updates) expect(cooldown['default-days']).toBeGreaterThanOrEqual(7);
});

const day = 24 * 3_600_000;
const npmVersion = execFileSync('npm', ['--version'], { encoding: 'utf8' });
const [major = 0, minor = 0] = npmVersion.split('.').map(Number);

// Older versions of npm ignore the option.
test.skipIf(major < 11 || (major === 11 && minor < 10)).each([
  ['refuses a version of yesterday', 1, false],
  ['adds a version that is eight days old', 8, true],
])('[SC-48] npm run packages:add %s', async (_, age, isAdded) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-age-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const young = { name: 'young', version: '1.0.0' };
  const published = new Date(Date.now() - age * day);
  const registry = await startRegistry(path.join(folder, 'young'), young, published);
  onTestFinished(registry.stop);
  const shop = path.join(folder, 'shop');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  writeFiles(shop, { 'package.json': JSON.stringify({ name: 'shop', scripts }) });

  const settings = [
    `--registry=${registry.url}`,
    `--cache=${folder}/cache`,
    '--audit=false',
    '--loglevel=error',
  ];
  const args = ['run', 'packages:add', ...settings, '--', 'young'];
  const { stderr } = await promisify(execFile)('npm', args, { cwd: shop, timeout: 120_000 }).catch(
    // as execFile rejects
    (error: unknown) => error as { stderr: string },
  );
  const { dependencies } = JSON.parse(readFileSync(path.join(shop, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  expect({ dependencies, stderr }).toMatchObject(
    isAdded
      ? { dependencies: { young: '1.0.0' } }
      : { stderr: expect.stringMatching(/ETARGET|ENOVERSIONS/) },
  );
});
