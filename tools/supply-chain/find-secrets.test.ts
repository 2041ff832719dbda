import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../planting/tree.ts';
import { findSecrets } from './find-secrets.ts';

const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const tracked = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
const files = tracked.split('\0').filter((file) => file && existsSync(path.join(root, file)));
const isText = (bytes: Buffer) => !bytes.subarray(0, 8000).includes(0);

test('[SC-49] no tracked file contains a secret', async () => {
  const found: string[] = [];
  let scanned = 0;
  for (const file of files) {
    const bytes = readFileSync(path.join(root, file));
    if (!isText(bytes)) continue;
    scanned += 1;
    found.push(...(await findSecrets({ path: file, text: bytes.toString() })));
  }
  expect(scanned).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

// Put together here, so that this file contains none.
test.each([
  ['a private key', 'PrivateKey', String(privateKey.export({ type: 'pkcs1', format: 'pem' }))],
  ['a token of GitHub', 'GITHUB_TOKEN', ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('')],
  [
    'a password',
    'PostgreSQLConnection',
    ['postgres://shop', 'tr0ub4dor@db.shop.ph/shop'].join(':'),
  ],
])('[SC-49] finds %s', async (_, kind, secret) => {
  const text = `first line\nconst value = '${secret}';\n`;
  expect(await findSecrets({ path: 'apps/api/src/planted.ts', text })).toEqual([
    expect.stringMatching(new RegExp(`^apps/api/src/planted.ts:2 ${kind}`)),
  ]);
});
