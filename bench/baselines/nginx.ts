import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs nginx with one worker and one file of the given size. */
const { BASELINE_PORT: port, BASELINE_BYTES: bytes } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'sirkito-nginx-'));
writeFileSync(join(folder, 'page'), Buffer.alloc(Number(bytes), ' '));
writeFileSync(join(folder, 'healthz'), 'alive');
writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${folder}/pid; error_log stderr warn;
   events { worker_connections 1024; }
   http {
     access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000;
     default_type text/html;
     server { listen 127.0.0.1:${port}; root ${folder}; }
   }`,
);
const nginx = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
  stdio: 'inherit',
});
process.on('SIGTERM', () => nginx.kill());
await once(nginx, 'exit');
rmSync(folder, { recursive: true });
