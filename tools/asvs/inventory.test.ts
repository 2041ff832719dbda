import path from 'node:path';
import { expect, test } from 'vitest';
import { openRepository } from './ledger.ts';

const repository = openRepository(path.resolve(import.meta.dirname, '../..'));
const isProduction = (file: string): boolean =>
  /^(?:apps\/(?:api\/src|web\/(?:app|server))|packages\/[^/]+\/src)\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing\/|\.gen\.ts$/.test(file);
const sources = repository.files
  .filter(isProduction)
  .map((file) => ({ file, text: repository.read(file) }));

const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

/** Returns the paths in backticks, of files and folders. */
const namedIn = (doc: string): string[] =>
  [...repository.read(doc).matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, name = '']) => name);

const isNamed = (names: readonly string[]) => (file: string) =>
  names.some((name) => file === name || file.startsWith(`${name}/`));

test('[SC-67] docs/security/cryptography.md lists every file that uses cryptography, and no other', () => {
  const used = filesWith(/from 'node:crypto'|\bcrypto\.(?:getRandomValues|randomUUID|subtle)\(/);
  const named = namedIn('docs/security/cryptography.md');
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((file) => !isNamed(named)(file))).toEqual([]);
  expect(named.filter((name) => !used.includes(name))).toEqual([]);
});

test('[SC-67] no weak algorithm, and SHA-1 only where it is explained', () => {
  expect(filesWith(/'(?:md5|rc4|des-[\w-]*|aes-\d+-(?:ecb|cbc))'/i)).toEqual([]);
  expect(filesWith(/'sha1'/)).toEqual([
    'apps/api/src/modules/accounts/two-factor/totp.ts',
    'apps/api/src/platform/http/reply-cache.ts',
  ]);
});

test('[SC-67] Math.random makes no secret', () => {
  // Pauses between attempts, and keys of scroll positions.
  const allowed = [
    'apps/api/src/platform/db/transaction.ts',
    'apps/web/app/lib/navigation/scroll-position.ts',
  ];
  expect(filesWith(/Math\.random\(/).filter((file) => !allowed.includes(file))).toEqual([]);
});

test('[SC-67] docs/security/connections.md lists every file that opens connections', () => {
  const opens =
    /\bawait fetch\(|from 'undici'|createTransport\(|new Redis\(|S3Client\(|@fastify\/http-proxy|^import \{.*from 'pg'/m;
  const named = namedIn('docs/security/connections.md');
  const servers = filesWith(opens).filter((file) => !/\/main\/|\/demo\//.test(file));
  expect(servers.length).toBeGreaterThan(8);
  expect(servers.filter((file) => !isNamed(named)(file))).toEqual([]);
});

test('[SC-67] docs/security/sign-in.md names every file that opens sessions', () => {
  const named = namedIn('docs/security/sign-in.md');
  expect(filesWith(/\bopenSession\(tx/).filter((file) => !named.includes(file))).toEqual([]);
});

test('[SC-64] every call over HTTP to another service refuses redirects', () => {
  const calls = sources
    .filter(({ file }) => !/^apps\/web\/app\/|\/main\/commands\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/await fetch\([\s\S]*?\n {2,6}\}\);/g)].map(([call]) => ({ file, call })),
    );
  // Traces go through node:http, which follows none.
  expect(calls.length).toBeGreaterThan(1);
  const following = calls.filter(({ call }) => !call.includes("redirect: 'error'"));
  expect(following.map(({ file }) => file)).toEqual([]);
});

test('[SC-69] the shop starts no programs but its decoder and runs no text as code', () => {
  const runs = /node:child_process|node:vm|new Function\(|\beval: true|\bimport\((?!['"`])/;
  const allowed = [
    // Our own decoder of pictures, without a shell and the settings.
    'apps/api/src/platform/images/run-picture-work.ts',
    // Its worker thread runs a constant, because the production bundle is one file.
    'apps/api/src/platform/passwords.ts',
    // Loads the pages that the build wrote.
    'apps/web/server/pages/page-source.ts',
    // Writes imports of a page's own modules.
    'apps/web/server/pages/hydrate-after-paint.ts',
  ];
  expect(filesWith(runs).filter((file) => !allowed.includes(file))).toEqual([]);
});
