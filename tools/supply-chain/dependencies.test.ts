import { expect, test } from 'vitest';
import { nameOf, readLockfile, type Entry } from './lockfile.ts';

const installed = Object.entries(readLockfile());
const names = installed.map(([at]) => nameOf(at));

test('includes no React server components or server functions', () => {
  expect(names.filter((name) => /react-server-dom|plugin-rsc/.test(name))).toEqual([]);
});

test('limits the number of production packages', () => {
  // Count only one binary of packages with one per platform.
  const isForServers = ({ os, cpu, libc }: Entry) =>
    (os ?? ['linux']).includes('linux') &&
    (cpu ?? ['x64']).includes('x64') &&
    (libc ?? ['glibc']).includes('glibc');
  const atRunTime = installed.filter(([, entry]) => !entry.dev && isForServers(entry));
  // Loaded only where pictures are in S3.
  const s3 = atRunTime.filter(([path]) => /\/(?:@aws|@aws-sdk|@smithy|bowser)(?:\/|$)/.test(path));
  expect(s3.length).toBeLessThanOrEqual(25);
  // Loaded when the first passkey is used.
  const passkeys = atRunTime.filter(([path]) =>
    /\/(?:@simplewebauthn|@peculiar|@levischuck|@hexagon|asn1js|pvtsutils|pvutils|reflect-metadata|tsyringe)(?:\/|$)/.test(
      path,
    ),
  );
  expect(passkeys.length).toBeLessThanOrEqual(25);
  expect(atRunTime.length - s3.length - passkeys.length).toBeLessThanOrEqual(255);
});
