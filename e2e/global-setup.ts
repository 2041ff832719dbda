import { rm } from 'node:fs/promises';
import { publish } from './fixtures/open-shop.ts';
import { requireBuild } from './stack/build.ts';
import { createDatabase, dropDatabase } from './stack/database.ts';
import {
  startApi,
  startMail,
  startPaymongo,
  startWeb,
  startWorker,
  tellPaymongo,
} from './stack/servers.ts';
import { freePort } from './stack/program.ts';
import { buildStage, logsOf } from './stack/stage.ts';

/** One whole shop for the run: database, API, worker, web server and a post office. */
export default async function setup(): Promise<() => Promise<void>> {
  await requireBuild();
  await rm(logsOf('e2e'), { recursive: true, force: true });
  const stage = await buildStage('e2e');
  try {
    const untouched = await createDatabase('sirkito_e2e_untouched', stage.databaseUrl);
    stage.ends.defer(() => dropDatabase(untouched));
    const [mail, paymongo] = await Promise.all([startMail(stage), startPaymongo(stage)]);
    const payments = { PAYMONGO_URL: paymongo.url };
    // The shopper comes back from paying to the address the API knows.
    const webPort = String(await freePort());
    const shopUrl = `http://127.0.0.1:${webPort}`;
    const api = await startApi(stage, { ...payments, SHOP_URL: shopUrl });
    const [web] = await Promise.all([
      startWeb(stage, api.url, { WEB_PORT: webPort }),
      startWorker(stage, mail.smtpUrl, payments),
      tellPaymongo(paymongo, api),
    ]);
    const { databaseUrl, redisUrl, logs } = stage;
    publish({
      web: web.url,
      api: api.url,
      mail: mail.url,
      paymongo: paymongo.url,
      databaseUrl,
      untouched,
      redisUrl,
      logs,
    });
  } catch (error) {
    await stage.ends.disposeAsync();
    throw error;
  }
  return () => stage.ends.disposeAsync();
}
