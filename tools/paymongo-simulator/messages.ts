import { createHmac, randomBytes } from 'node:crypto';

interface Hook {
  url: string;
  secret: string;
}

interface Message {
  type: string;
  raw: string;
}

interface Manner {
  /** How often each one is sent. */
  times?: number;
  isReversed?: boolean;
  /** Signed with a secret that is not the shop's. */
  isForged?: boolean;
}

const patienceMs = 5_000;
const waitsMs = [200, 500, 1_000, 2_000, 4_000, 8_000];

/** Tells the shop what happened, signed; what is not taken is sent again, later and later. */
export function createMessages(hook: Hook) {
  const held = new Map<string, Message[]>();
  const running = new Set<Promise<unknown>>();
  const ends = new AbortController();

  const sign = (raw: string, secret: string) => {
    const at = Math.floor(Date.now() / 1_000);
    const hmac = createHmac('sha256', secret).update(`${at}.${raw}`).digest('hex');
    return `t=${at},te=${hmac},li=`;
  };

  async function post({ raw }: Message, { isForged = false }: Manner): Promise<number> {
    const response = await fetch(hook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'paymongo-signature': sign(raw, isForged ? 'whsk_of_someone_else' : hook.secret),
      },
      body: raw,
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.arrayBuffer();
    return response.status;
  }

  async function insist(message: Message): Promise<void> {
    for (const waitMs of waitsMs) {
      const status = await post(message, {}).catch((error: unknown) => {
        console.error(`the shop was not reached at ${hook.url}:`, String(error));
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
    /** About a session: kept back while someone holds its messages. */
    tell(sessionId: string, type: string, data: object): void {
      const id = `evt_${randomBytes(12).toString('base64url')}`;
      const at = Math.floor(Date.now() / 1_000);
      const attributes = { type, livemode: false, data, previous_data: {}, created_at: at };
      const raw = JSON.stringify({ data: { id, type: 'event', attributes } });
      const kept = held.get(sessionId);
      if (kept) kept.push({ type, raw });
      else {
        const sending = insist({ type, raw }).finally(() => running.delete(sending));
        running.add(sending);
      }
    },
    hold(sessionId: string): void {
      if (!held.has(sessionId)) held.set(sessionId, []);
    },
    /** Sends what was held, in the manner asked for, and says what the shop answered. */
    async deliver(sessionId: string, manner: Manner): Promise<{ type: string; status: number }[]> {
      const kept = held.get(sessionId) ?? [];
      const messages = manner.isReversed ? kept.toReversed() : kept;
      const answers: { type: string; status: number }[] = [];
      for (const message of messages) {
        for (let turn = 0; turn < (manner.times ?? 1); turn += 1) {
          answers.push({ type: message.type, status: await post(message, manner) });
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

export type Messages = ReturnType<typeof createMessages>;
