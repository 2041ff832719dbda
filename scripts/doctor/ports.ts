import { addressOf, isLocal, listens } from '../services/address.ts';
import {
  describeOwner,
  isOtherCheckout,
  isOwn,
  portOwner,
  portRemedy,
} from '../services/ports/port-owner.ts';
import type { Settings } from '../services/settings.ts';
import { bad, good, note, type Finding } from './finding.ts';

/** `/healthz` statuses of the API and the web server. */
const apiHealth = 'alive';
const webHealth = 'ok';

export async function checkPorts(settings: Settings): Promise<Finding[]> {
  const { WEB_PORT, API_PORT, API_URL, WEB_METRICS_PORT, WORKER_METRICS_PORT } = settings;
  return [
    ...(WEB_PORT ? [await port('WEB_PORT', Number(WEB_PORT), webHealth)] : []),
    ...(API_PORT ? [await port('API_PORT', Number(API_PORT), apiHealth)] : []),
    ...(await metricsPort('WEB_METRICS_PORT', WEB_METRICS_PORT)),
    ...(await metricsPort('WORKER_METRICS_PORT', WORKER_METRICS_PORT)),
    ...(API_URL && API_PORT ? await apiUrl(API_URL, settings) : []),
  ];
}

/** 0 turns the listener off. */
const metricsPort = async (name: string, value = '0'): Promise<Finding[]> =>
  value === '0' ? [] : [await port(name, Number(value), apiHealth)];

async function port(name: string, number: number, health: string): Promise<Finding> {
  if (!(await listens({ host: 'localhost', port: number }))) return good(name, `${number} is free`);
  const owner = portOwner(number);
  if (isOwn(owner)) return good(name, `${number} is in use by this checkout's running shop`);
  // Without a process to identify, recognise a shop by its health status.
  if (owner.pid === undefined && (await hasHealth(`http://localhost:${number}`, health))) {
    const detail = `${number} is in use by a running shop; cannot tell which checkout's`;
    return note(name, detail, 'check that it belongs to this checkout');
  }
  return bad(name, `${number} is taken by ${describeOwner(owner)}`, portRemedy(owner, name));
}

/** Checks that API_URL leads to this checkout's API or to another one that responds. */
async function apiUrl(url: string, settings: Settings): Promise<Finding[]> {
  const { API_HOST, API_PORT, WEB_PORT } = settings;
  const address = addressOf(url, url.startsWith('https:') ? 443 : 80);
  if (!address) return [];
  const isHere = isLocal(address) || address.host === API_HOST;
  const isOwnApi = isHere && address.port === Number(API_PORT);
  // Nothing has to respond while the shop isn't running.
  if (isOwnApi && !isOwn(portOwner(Number(WEB_PORT)))) return [];

  const owner = isHere ? portOwner(address.port) : {};
  const remedy = `set API_URL=http://127.0.0.1:${API_PORT} in .env, or remove it`;
  if (isOtherCheckout(owner)) {
    return [bad('API_URL', `${url} belongs to ${describeOwner(owner)}`, remedy)];
  }
  if (await hasHealth(url, apiHealth)) return [good('API_URL', `the API responds at ${url}`)];
  if (isOwnApi) {
    return [
      bad('API_URL', `the shop is running, but no API responds at ${url}`, 'restart the shop'),
    ];
  }
  const detail = `no API responds at ${url}; this checkout's API listens on port ${API_PORT}`;
  return [bad('API_URL', detail, remedy)];
}

async function hasHealth(url: string, status: string): Promise<boolean> {
  try {
    const reply = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(2_000) });
    const body: unknown = await reply.json();
    return typeof body === 'object' && body !== null && 'status' in body && body.status === status;
  } catch {
    // No response, or not from a shop.
    return false;
  }
}
