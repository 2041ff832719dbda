import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stage } from '../stack/stage.ts';

interface Front {
  port: number;
  webPort: number;
}

/** Ends TLS in front of the web server, as nginx does, with a certificate of its own. */
export async function startTlsFront(stage: Stage, { port, webPort }: Front): Promise<void> {
  const server = createServer(selfSigned(), (asked, reply) => {
    const { method, url, headers } = asked;
    const forwarded = request(
      { port: webPort, method, path: url, headers: { ...headers, 'x-forwarded-proto': 'https' } },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    forwarded.on('error', () => reply.destroy());
    asked.pipe(forwarded);
  }).listen(port);
  await once(server, 'listening');
  stage.cleanup.defer(() => {
    server.closeAllConnections();
    server.close();
  });
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'sirkito-tls-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const args = ['req', '-x509', ...what, ...name, '-days', '1', '-keyout', key, '-out', cert];
    execFileSync('openssl', args, { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
