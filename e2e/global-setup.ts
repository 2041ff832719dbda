import { rm } from 'node:fs/promises';
import { publish } from './fixtures/open-shop.ts';
import { requireBuild } from './stack/build.ts';
import { startApi, startMail, startWeb, startWorker } from './stack/servers.ts';
import { buildStage, logsOf } from './stack/stage.ts';

/** One whole shop for the run: database, API, worker, web server and a post office. */
export default async function setup(): Promise<() => Promise<void>> {
  await requireBuild();
  await rm(logsOf('e2e'), { recursive: true, force: true });
  const stage = await buildStage('e2e');
  try {
    const [mail, api] = await Promise.all([startMail(stage), startApi(stage)]);
    const [web] = await Promise.all([startWeb(stage, api.url), startWorker(stage, mail.smtpUrl)]);
    const { databaseUrl, redisUrl, logs } = stage;
    publish({ web: web.url, api: api.url, mail: mail.url, databaseUrl, redisUrl, logs });
  } catch (error) {
    await stage.ends.disposeAsync();
    throw error;
  }
  return () => stage.ends.disposeAsync();
}
