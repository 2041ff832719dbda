import { existsSync } from 'node:fs';
import { listens } from '../services/address.ts';
import { missingBuildFiles } from '../services/build.ts';
import { required, type Settings } from '../services/settings.ts';
import { bad, good, note, type Finding } from './finding.ts';

/** What the API and the web server answer at /healthz. */
const health = new Set<unknown>(['alive', 'ok']);

/** Either is enough for journeys, which take the first that is there. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export async function lookAtMachine(settings: Settings): Promise<Finding[]> {
  return [
    await port('WEB_PORT', Number(required(settings, 'WEB_PORT'))),
    await port('API_PORT', Number(required(settings, 'API_PORT'))),
    build(),
    browser(settings['CHROME_PATH']),
  ];
}

async function port(name: string, number: number): Promise<Finding> {
  if (!(await listens({ host: 'localhost', port: number }))) return good(name, `${number} is free`);
  if (await isShop(number)) return good(name, `${number} is taken by the running shop`);
  const remedy = `end what runs there, or choose another ${name} in .env`;
  return bad(name, `${number} is taken by something else`, remedy);
}

async function isShop(number: number): Promise<boolean> {
  try {
    const reply = await fetch(`http://localhost:${number}/healthz`, {
      signal: AbortSignal.timeout(2_000),
    });
    const body: unknown = await reply.json();
    return typeof body === 'object' && body !== null && 'status' in body && health.has(body.status);
  } catch {
    // What does not answer as the shop does is not the shop.
    return false;
  }
}

function build(): Finding {
  const missing = missingBuildFiles();
  if (missing.length === 0) return good('build', 'is there for npm start');
  return note('build', 'is not there; npm start needs it, npm run dev does not', 'npm run build');
}

export function browser(chosen: string | undefined, isThere = existsSync): Finding {
  const found = (chosen ? [chosen] : browsers).find((path) => isThere(path));
  if (found) return good('Chromium', `${found} for npm run e2e`);
  return note('Chromium', 'is not there; only npm run e2e needs it', 'apt-get install chromium');
}
