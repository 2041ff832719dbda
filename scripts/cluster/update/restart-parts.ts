import { ActionableError, step, warn } from '../../services/steps.ts';
import type { Access } from './access.ts';
import { clearUnfinished, links, setUnfinished } from './host-releases.ts';
import type { Host } from '../hosts.ts';

const parts = {
  api: {
    unit: 'sirkito-api@4000',
    checks: [':4000/readyz', ':4000/api/shop/products/get?category=memory'],
    alive: ':4000/healthz',
  },
  web: {
    unit: 'sirkito-web@3000',
    checks: [':3000/readyz', ':3000/shop/home'],
    alive: ':3000/healthz',
  },
  worker: { unit: 'sirkito-worker', checks: [':14000/metrics'], alive: ':14000/healthz' },
};
type Part = keyof typeof parts;

const [readySeconds, restartSeconds, watchSeconds] = [60, 40, 40];

interface Change {
  release: string;
  order: readonly Part[];
  /** What a host returns to if the release doesn't get ready. */
  beforeOf: (host: Host) => string;
  /** Called when every host has returned. */
  onReturned?: () => Promise<void>;
}

/** Restarts part by part and host by host. If one doesn't get ready, returns to what ran before. */
export async function restartParts(
  access: Access,
  apps: readonly Host[],
  { release, order, beforeOf, onReturned }: Change,
): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  await setUnfinished(access, apps, release);
  for (const part of order) {
    for (const host of apps) {
      const before = beforeOf(host);
      undo.unshift(() => restart(access, host, part, before));
      try {
        await step(`${host.name} ${part}`, async () => {
          await restart(access, host, part, release);
          return release;
        });
      } catch (error) {
        warn('stopped', `${host.name} ${part}: returning to ${before}`);
        let hasReturned = true;
        for (const each of undo) {
          await each().catch((thrown: unknown) => {
            hasReturned = false;
            warn('not ready', String(thrown));
          });
        }
        if (hasReturned) await onReturned?.();
        await clearUnfinished(access, apps);
        throw new ActionableError(
          `The ${part} of ${release} doesn't get ready on ${host.name}: it was returned to ${before}.\n${String(error)}`,
          `read its log on ${host.name}: journalctl -u ${parts[part].unit}`,
        );
      }
    }
  }
}

async function restart(access: Access, host: Host, part: Part, release: string): Promise<void> {
  const { unit, alive } = parts[part];
  const { current } = links;
  await access.run(
    host,
    `ln -sfn ${release} ${current}.new && mv -T ${current}.new ${current}`,
    10,
  );
  await access.run(host, `systemctl restart ${unit}`, restartSeconds);
  await isReady(access, host, part, readySeconds);
  // It may end soon after its start. Meanwhile HAProxy, which asks twice a second, learns that it is ready.
  const watch = `sleep 1; ${get(host, alive)} || { echo 'ended after its start'; exit 1; }`;
  await access.run(host, `for _ in 1 2 3 4 5; do ${watch}; done`, watchSeconds);
}

/** Returns a line for each API and web server that isn't ready. */
export async function findNotReady(access: Access, apps: readonly Host[]): Promise<string[]> {
  const lines: string[] = [];
  for (const host of apps) {
    for (const part of ['api', 'web'] as const) {
      await isReady(access, host, part, 30).catch((error: unknown) =>
        lines.push(`The ${part} of ${host.name} isn't ready: ${String(error)}`),
      );
    }
  }
  return lines;
}

async function isReady(access: Access, host: Host, part: Part, seconds: number): Promise<void> {
  for (const path of parts[part].checks) {
    await access.run(host, `until ${get(host, path)}; do sleep 0.5; done`, seconds);
  }
}

const get = ({ address }: Host, path: string) =>
  `curl -sf -m 5 -o /dev/null 'http://${address}${path}'`;
