import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseClient } from './database-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'sirkito-tls-'));
const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];

/** Plays a PostgreSQL that speaks TLS, up to its certificate. */
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => {
    socket.write('S');
    const options = { isServer: true, key: readFileSync(key), cert: readFileSync(cert) };
    new TLSSocket(socket, options).on('error', () => {});
  });
});

beforeAll(async () => {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=db2', '-addext', 'subjectAltName=DNS:db2', '-days', '2'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...files], { stdio: 'ignore' });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['of nobody it knows', () => '', 'self-signed certificate'],
  ['with another name', () => `&sslrootcert=${cert}`, "does not match certificate's altnames"],
])('refuses a database whose certificate is %s', async (_, settings, problem) => {
  // TCP servers have one.
  const { port } = server.address() as AddressInfo;
  const connectionString = `postgres://app@127.0.0.1:${port}/shop?sslmode=verify-full${settings()}`;
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await expect(client.connect()).rejects.toThrow(problem);
});
