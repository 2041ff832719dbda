import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

interface Manifest {
  name: string;
  version: string;
  scripts?: Record<string, string>;
}

const longAgo = new Date('2026-01-01');

interface Packed {
  filename: string;
  integrity: string;
}

/** Serves one version of a package like a registry, to an npm on this machine. */
export async function startRegistry(folder: string, manifest: Manifest, published = longAgo) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const args = ['pack', '--json', '--offline', '--loglevel=silent'];
  const output = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', timeout: 60_000 });
  const [packed] = JSON.parse(output) as Packed[]; // as npm documents it
  if (!packed) throw new Error('npm packed nothing');
  const archive = readFileSync(path.join(folder, packed.filename));

  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return void response.end(archive);
    const tarball = `http://${request.headers.host}/${manifest.name}.tgz`;
    const version = { ...manifest, dist: { tarball, integrity: packed.integrity } };
    const tags = { 'dist-tags': { latest: manifest.version } };
    const versions = { [manifest.version]: version };
    response.setHeader('content-type', 'application/json');
    const time = { [manifest.version]: published };
    response.end(JSON.stringify({ name: manifest.name, ...tags, versions, time }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: addressOf(server), integrity: packed.integrity, stop: () => void server.close() };
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}
