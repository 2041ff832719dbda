import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { required, root, type Settings } from '../services/settings.ts';
import { ActionableError } from '../services/steps.ts';
import { hostsOf, ofRole, type Host } from './hosts.ts';

const source = join(root, 'deploy', 'cluster');
const ownerFile = join('etc', 'sirkito', 'owner');

/** Writes the files of a host below `target`, under the paths they have on it. */
export async function writeFiles(host: Host, settings: Settings, target: string): Promise<void> {
  const apps = ofRole(hostsOf(settings), 'app');
  const addresses = apps.map(({ address }) => address).join();
  const values = { ...settings, HOST: host.name, ADDRESS: host.address, APPS: addresses };
  if (host.role === 'front') await writeSite(values, apps, target);
  const from = join(source, host.role);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(from, file);
    // Only the host that migrates may be the owner.
    if (path === ownerFile && host.name !== apps[0]?.name) continue;
    await write(
      join(target, path),
      fillIn(forEachApp(await readFile(file, 'utf8'), apps), values, file),
    );
  }
}

/** Repeats each line with `${APP_ADDRESS}` for every app host. */
const forEachApp = (text: string, apps: readonly Host[]): string =>
  text
    .split('\n')
    .flatMap((line) =>
      line.includes('${APP_ADDRESS}')
        ? apps.map(({ name, address }) =>
            line.replaceAll('${APP_NAME}', name).replaceAll('${APP_ADDRESS}', address),
          )
        : [line],
    )
    .join('\n');

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
async function writeSite(values: Settings, apps: readonly Host[], target: string): Promise<void> {
  const [domain, front] = [required(values, 'DOMAIN'), required(values, 'ADDRESS')];
  const site = await readFile(join(root, 'deploy', 'nginx', 'sirkito.conf'), 'utf8');
  const text = forEachApp(
    site
      .replaceAll(/^ *server 127\.0\.0\.1:(?:3001|4001) .*\n/gm, '')
      .replaceAll(/(?<=server )127\.0\.0\.1(?=:(?:3000|4000) )/g, '${APP_ADDRESS}'),
    apps,
  )
    .replaceAll('server_name shop.example;', `server_name ${domain} ${front};`)
    .replaceAll('shop.example', domain);
  await write(join(target, 'etc', 'nginx', 'sites-enabled', 'sirkito'), text);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { mode: 0o640 });
}
