import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './services/settings.ts';

const preload = join(import.meta.dirname, 'load-env.ts');

function printed(env: Record<string, string>) {
  const program = 'console.log(process.env.WEB_PORT, process.env.API_PORT)';
  const { PATH = '' } = process.env;
  return spawnSync(process.execPath, ['--import', preload, '-e', program], {
    env: { PATH, ...env },
    encoding: 'utf8',
  });
}

test('applies the shifted defaults below explicit settings', () => {
  const { stdout } = printed({ PORT_OFFSET: '100', WEB_PORT: '', API_PORT: '4444' });
  expect(stdout).toBe('3100 4444\n');
});

test('exits on a bad offset without a stack trace', () => {
  const { status, stdout, stderr } = printed({ PORT_OFFSET: 'abc' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    'PORT_OFFSET=abc is not a whole number from 0 to 51535\n' +
      '  → correct it in .env, for example PORT_OFFSET=100\n',
  );
});

test('no npm script reads .env without applying PORT_OFFSET', () => {
  for (const folder of ['', 'apps/api', 'apps/web']) {
    expect(readFileSync(join(root, folder, 'package.json'), 'utf8')).not.toContain('--env-file');
  }
});
