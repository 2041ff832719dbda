import { createHmac, randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { createPaymongo } from '#api/modules/payments/online/paymongo/paymongo.ts';
import type { PaymentProvider } from '#api/modules/payments/payment/provider.ts';
import { stopProgram, startProgram } from './child-process.ts';
import { freePort } from '../../../../scripts/services/ports/free-port.ts';

const main = fileURLToPath(
  new URL('../../../../tools/paymongo-simulator/main.ts', import.meta.url),
);
const webhookSecret = 'whsk_of_this_test';
const secretKey = 'sk_test_simulator';

interface Resource {
  id: string;
  attributes: { amount: number; refunds: { attributes: { amount: number } }[] };
}

/** Runs the PayMongo simulator for the test file, without webhook delivery. */
export function testPaymongo() {
  let child: ChildProcess;
  let url = '';
  let provider: PaymentProvider;
  beforeAll(async () => {
    url = `http://127.0.0.1:${await freePort()}`;
    const env = { PAYMONGO_URL: url, PAYMONGO_WEBHOOK_SECRET: webhookSecret };
    child = await startProgram({
      command: process.execPath,
      args: [main],
      // Nothing listens there: tests deliver the webhooks themselves.
      env: { ...env, API_URL: 'http://127.0.0.1:9' },
      readyUrl: `${url}/healthz`,
    });
    provider = createPaymongo({ url, secretKey, webhookSecret });
  });
  afterAll(() => stopProgram(child));

  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  async function ask<T>(path: string, body?: object): Promise<T> {
    const reply = await fetch(url + path, {
      headers: { authorization },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  return {
    settings: () => ({
      PAYMONGO_URL: url,
      PAYMONGO_SECRET_KEY: secretKey,
      PAYMONGO_WEBHOOK_SECRET: webhookSecret,
    }),
    get provider() {
      return provider;
    },
    ask,
    /** Pays a checkout session, even an expired one. */
    pay: (sessionRef: string) => ask(`/_control/sessions/${sessionRef}/pay`, {}),
    session: async (sessionRef: string) =>
      (await ask<{ data: object }>(`/v1/checkout_sessions/${sessionRef}`)).data,
    /** Sums payments and refunds at the provider, in centavos. */
    async sessionTotals(sessionRef: string) {
      const { paid } = await provider.readSession(sessionRef);
      const found = await Promise.all(
        paid.map(({ ref }) => ask<{ data: Resource }>(`/v1/payments/${ref}`)),
      );
      return found.reduce(
        (sum, { data: { attributes } }) => ({
          paid: sum.paid + attributes.amount,
          refunded:
            sum.refunded +
            attributes.refunds.reduce((all, refund) => all + refund.attributes.amount, 0),
        }),
        { paid: 0, refunded: 0 },
      );
    },
    /** Returns a webhook body with a valid signature. */
    message(type: string, data: object, { id = `evt_${randomUUID()}`, at = Date.now() } = {}) {
      const raw = JSON.stringify({ data: { id, type: 'event', attributes: { type, data } } });
      const time = Math.floor(at / 1_000);
      const hmac = createHmac('sha256', webhookSecret).update(`${time}.${raw}`).digest('hex');
      return { raw, signature: `t=${time},te=${hmac},li=` };
    },
  };
}
