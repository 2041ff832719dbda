import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import { ensureTestPostgres } from '../../scripts/services/stores/test-postgres.ts';
import { createDatabase, dropDatabase } from '../stack/database.ts';
import { isReachable } from '../stack/program.ts';
import { startMail } from '../stack/servers.ts';
import { redisServer } from '../stack/settings.ts';
import {
  imageUser,
  logs,
  runCommand,
  runContainer,
  waitUntil,
  type Container,
} from './container.ts';

/** Roles share the host's network here, so the health check of one may not find the others. */
export const closedPorts = { API_PORT: '9', WEB_PORT: '9', WORKER_METRICS_PORT: '9' };

export interface ImageShop {
  api: Container & { url: string };
  web: Container & { url: string };
  worker: Container;
  /** MailDev's address. */
  mail: string;
  databaseUrl: string;
  /** The folder behind IMAGES_DIR. */
  pictures: string;
  /** Runs one of the image's commands on the shop's database. */
  command: (...args: string[]) => Promise<string>;
}

/** Migrates and seeds a new database with the image, then starts its three roles. */
export async function startImageShop(
  rootfs: string,
  cleanup: AsyncDisposableStack,
): Promise<ImageShop> {
  process.env['TEST_DATABASE_URL'] ||= await ensureTestPostgres();
  const ownerUrl = await createDatabase('sirkito_image');
  cleanup.defer(() => dropDatabase(ownerUrl));
  const pictures = mkdtempSync(join(tmpdir(), 'sirkito-pictures-'));
  chownSync(pictures, imageUser.uid, imageUser.gid);
  cleanup.defer(() => rmSync(pictures, { recursive: true }));
  const stage = { databaseUrl: ownerUrl, redisUrl: redisServer, logs, cleanup };
  const mail = await startMail(stage);

  const databaseUrl = Object.assign(new URL(ownerUrl), { username: 'sirkito_app' }).href;
  const [apiPort, webPort, workerPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const api = `http://127.0.0.1:${apiPort}`;
  const web = `http://127.0.0.1:${webPort}`;
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisServer,
    SMTP_URL: mail.smtpUrl,
    SHOP_URL: web,
    API_URL: api,
    WEB_METRICS_PORT: '0',
  };
  const command = (...args: string[]) =>
    runCommand(rootfs, { args, env: { ...env, DATABASE_OWNER_URL: ownerUrl } });
  await command('migrate');
  await command('seed', '--without-orders');

  const start = (role: string, own: Record<string, string>) => {
    const isWriter = role !== 'web';
    const container = runContainer(rootfs, {
      args: [role],
      env: { ...env, ...closedPorts, ...own },
      ...(isWriter && { pictures }),
    });
    cleanup.defer(async () => void (await container.stop()));
    return container;
  };
  const shop = {
    api: { ...start('api', { API_PORT: String(apiPort) }), url: api },
    web: { ...start('web', { WEB_PORT: String(webPort) }), url: web },
    worker: start('worker', { WORKER_METRICS_PORT: String(workerPort) }),
  };
  await waitUntil(shop.api, () => isReachable(`${api}/readyz`));
  await waitUntil(shop.web, () => isReachable(`${web}/readyz`));
  await waitUntil(shop.worker, async () => shop.worker.log().includes('waiting for jobs'));
  return { ...shop, mail: mail.url, databaseUrl: ownerUrl, pictures, command };
}
