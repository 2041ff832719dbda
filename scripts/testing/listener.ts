import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const program = `
  const server = require('node:net').createServer();
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

/** Starts a listening process in a folder, with a name in its command line. */
export async function startListener(folder: string, name: string) {
  const child = spawn(process.execPath, ['-e', program, name], { cwd: folder, stdio: 'pipe' });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(port.toString()), pid: child.pid };
}

/** Creates a folder for the test; with a package.json it looks like a checkout. */
export function temporaryFolder({ isCheckout }: { isCheckout: boolean }): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sirkito-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (isCheckout) writeFileSync(join(folder, 'package.json'), '{\n  "name": "sirkito"\n}\n');
  return folder;
}
