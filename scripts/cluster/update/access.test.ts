import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { overSsh } from './access.ts';

test("[DP-45] a host's banner doesn't mix with the output of a command", async () => {
  const bin = await mkdtemp(join(tmpdir(), 'sirkito-ssh-'));
  // Like OpenSSH, which prints the banner as a message of level INFO.
  const ssh = `#!/bin/sh\ncase "$*" in *'-o LogLevel=ERROR'*) ;; *) echo 'Authorized use only' >&2 ;; esac\necho done\n`;
  await writeFile(join(bin, 'ssh'), ssh);
  await chmod(join(bin, 'ssh'), 0o755);
  vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`);
  try {
    const host = { name: 'app1', role: 'app', address: 'app1' } as const;
    expect(await overSsh.run(host, 'true', 5)).toBe('done');
  } finally {
    vi.unstubAllEnvs();
    await rm(bin, { recursive: true });
  }
});
