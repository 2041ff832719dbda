import { createHmac, randomBytes } from 'node:crypto';

interface Hook {
  url: string;
  secret: string;
}

interface Webhook {
  type: string;
  raw: string;
}

interface DeliveryOptions {
  /** Sends each webhook this many times. */
  times?: number;
  isReversed?: boolean;
  /** Signs with a wrong secret. */
  isForged?: boolean;
}

const timeoutMs = 5_000;
const retryDelaysMs = [200, 500, 1_000, 2_000, 4_000, 8_000];

/** Sends signed webhooks to the shop and retries with increasing delays. */
export function createWebhooks(hook: Hook) {
  const held = new Map<string, Webhook[]>();
  const running = new Set<Promise<unknown>>();
  const ends = new AbortController();

  const sign = (raw: string, secret: string) => {
    const at = Math.floor(Date.now() / 1_000);
    const hmac = createHmac('sha256', secret).update(`${at}.${raw}`).digest('hex');
    return `t=${at},te=${hmac},li=`;
  };

  async function post({ raw }: Webhook, { isForged = false }: DeliveryOptions): Promise<number> {
    const response = await fetch(hook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'paymongo-signature': sign(raw, isForged ? 'whsk_of_someone_else' : hook.secret),
      },
      body: raw,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return response.status;
  }

  async function deliverWithRetries(webhook: Webhook): Promise<void> {
    for (const waitMs of retryDelaysMs) {
      const status = await post(webhook, {}).catch((error: unknown) => {
        console.error(`could not reach the shop at ${hook.url}:`, String(error));
        return 0;
      });
      if (status === 200 || ends.signal.aborted) return;
      await pause(waitMs);
    }
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      ends.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  return {
    hook,
    /** Sends a webhook about a session, or queues it while they are held. */
    send(sessionId: string, type: string, data: object): void {
      const id = `evt_${randomBytes(12).toString('base64url')}`;
      const at = Math.floor(Date.now() / 1_000);
      const attributes = { type, livemode: false, data, previous_data: {}, created_at: at };
      const raw = JSON.stringify({ data: { id, type: 'event', attributes } });
      const queued = held.get(sessionId);
      if (queued) queued.push({ type, raw });
      else {
        const sending = deliverWithRetries({ type, raw }).finally(() => running.delete(sending));
        running.add(sending);
      }
    },
    hold(sessionId: string): void {
      if (!held.has(sessionId)) held.set(sessionId, []);
    },
    /** Delivers held webhooks and returns the shop's responses. */
    async deliver(
      sessionId: string,
      options: DeliveryOptions,
    ): Promise<{ type: string; status: number }[]> {
      const queued = held.get(sessionId) ?? [];
      const ordered = options.isReversed ? queued.toReversed() : queued;
      const answers: { type: string; status: number }[] = [];
      for (const webhook of ordered) {
        for (let turn = 0; turn < (options.times ?? 1); turn += 1) {
          answers.push({ type: webhook.type, status: await post(webhook, options) });
        }
      }
      return answers;
    },
    async close(): Promise<void> {
      ends.abort();
      await Promise.all(running);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
