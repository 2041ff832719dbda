import { rm } from 'node:fs/promises';
import { publishShop } from './fixtures/shared-shop.ts';
import { requireBuild } from './stack/build.ts';
import { createDatabase, dropDatabase } from './stack/database.ts';
import {
  startApi,
  startMail,
  startPaymongo,
  startWeb,
  startWorker,
  registerPaymongoWebhook,
} from './stack/servers.ts';
import { freePort } from '../scripts/services/ports/free-port.ts';
import { ensureTestPostgres } from '../scripts/services/stores/test-postgres.ts';
import { buildStage, logsOf } from './stack/stage.ts';

/** Starts one shop for the run: database, API, worker, web server, mail server and payment simulator. */
export default async function setup(): Promise<() => Promise<void>> {
  await requireBuild();
  process.env['TEST_DATABASE_URL'] ||= await ensureTestPostgres();
  await rm(logsOf('e2e'), { recursive: true, force: true });
  const stage = await buildStage('e2e');
  try {
    const templateDatabaseUrl = await createDatabase('sirkito_e2e_untouched', stage.databaseUrl);
    stage.cleanup.defer(() => dropDatabase(templateDatabaseUrl));
    const [mail, paymongo] = await Promise.all([startMail(stage), startPaymongo(stage)]);
    const payments = { PAYMONGO_URL: paymongo.url };
    // The payment provider redirects to the API's SHOP_URL.
    const webPort = String(await freePort());
    const shopUrl = `http://127.0.0.1:${webPort}`;
    const api = await startApi(stage, { ...payments, SHOP_URL: shopUrl });
    const [web] = await Promise.all([
      startWeb(stage, api.url, { WEB_PORT: webPort }),
      startWorker(stage, mail.smtpUrl, payments),
      registerPaymongoWebhook(paymongo, api),
    ]);
    const { databaseUrl, redisUrl, logs } = stage;
    publishShop({
      web: web.url,
      api: api.url,
      mail: mail.url,
      paymongo: paymongo.url,
      databaseUrl,
      templateDatabaseUrl,
      redisUrl,
      logs,
    });
  } catch (error) {
    await stage.cleanup.disposeAsync();
    throw error;
  }
  return () => stage.cleanup.disposeAsync();
}
