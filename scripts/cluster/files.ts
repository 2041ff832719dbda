import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { required, root, type Settings } from '../services/settings.ts';
import { ActionableError } from '../services/steps.ts';
import type { Host } from './hosts.ts';

const source = join(root, 'deploy', 'cluster');

/** Writes the files of a host below `target`, under the paths they have on it. */
export async function writeFiles(host: Host, settings: Settings, target: string): Promise<void> {
  const values = { ...settings, HOST: host.name, ADDRESS: host.address };
  if (host.role === 'front') return writeSite(values, target);
  const from = join(source, host.role);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const text = fillIn(await readFile(file, 'utf8'), values, file);
    await write(join(target, relative(from, file)), text);
  }
}

/** Replaces `${NAME}`. */
function fillIn(text: string, values: Settings, file: string): string {
  return text.replaceAll(/\$\{([A-Z0-9_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value) return value;
    throw new ActionableError(
      `${name} has no value, but ${relative(root, file)} needs it`,
      'set it in the file of settings; deploy/cluster/cluster.env explains each',
    );
  });
}

/** Writes the site of one server, with the addresses of several. */
async function writeSite(values: Settings, target: string): Promise<void> {
  const [app1, app2] = [required(values, 'APP1'), required(values, 'APP2')];
  const [domain, front] = [required(values, 'DOMAIN'), required(values, 'ADDRESS')];
  const site = await readFile(join(root, 'deploy', 'nginx', 'sirkito.conf'), 'utf8');
  const text = site
    .replaceAll('127.0.0.1:3000', `${app1}:3000`)
    .replaceAll('127.0.0.1:3001', `${app2}:3000`)
    .replaceAll('127.0.0.1:4000', `${app1}:4000`)
    .replaceAll('127.0.0.1:4001', `${app2}:4000`)
    .replaceAll('server_name shop.example;', `server_name ${domain} ${front};`)
    .replaceAll('shop.example', domain);
  await write(join(target, 'etc', 'nginx', 'sites-enabled', 'sirkito'), text);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { mode: 0o640 });
}
