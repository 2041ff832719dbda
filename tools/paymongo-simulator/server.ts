import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { submitCheckout, showCheckout, completePayment, type Simulator } from './checkout.ts';
import { createLedger, ProviderError } from './ledger.ts';
import { createWebhooks } from './webhooks.ts';
import { messagePage } from './page.ts';

interface Options {
  host: string;
  port: number;
  /** Initial webhook URL; POST /v1/webhooks changes it. */
  webhookUrl: string;
  webhookSecret: string;
}

type Reply = { json: object } | { html: string } | { redirect: string };
type Handler = (id: string, body: string, request: IncomingMessage) => Promise<Reply> | Reply;

export async function startSimulator({ host, port, webhookUrl, webhookSecret }: Options) {
  let url = '';
  const simulator: Simulator = {
    ledger: createLedger(() => url),
    webhooks: createWebhooks({ url: webhookUrl, secret: webhookSecret }),
    late: new Map(),
  };
  const routes = [
    ...providerRoutes(simulator),
    ...pageRoutes(simulator),
    ...controlRoutes(simulator),
  ];
  const server = createServer((request, response) => {
    void respond(routes, request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const bound = address !== null && typeof address !== 'string' ? address.port : port;
  url = `http://${host}:${bound}`;
  return {
    url,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await simulator.webhooks.close();
    },
  };
}

type Route = readonly [method: 'GET' | 'POST', path: RegExp, handle: Handler];

const attributesOf = (body: string): Record<string, unknown> =>
  (JSON.parse(body || '{}') as { data?: { attributes?: Record<string, unknown> } }).data
    ?.attributes ?? {};

/** The part of PayMongo's API that the shop uses. */
function providerRoutes({ ledger, webhooks }: Simulator): Route[] {
  const replies = new Map<string, object>();
  const replyOnce = (request: IncomingMessage, make: () => object): Reply => {
    const key = request.headers['idempotency-key'];
    const name = `${request.url} ${String(key)}`;
    const json = (key && replies.get(name)) || make();
    if (key) replies.set(name, json);
    return { json: { data: json } };
  };
  return [
    [
      'POST',
      /^\/v1\/checkout_sessions$/,
      (_id, body, request) => replyOnce(request, () => ledger.openSession(attributesOf(body))),
    ],
    [
      'GET',
      /^\/v1\/checkout_sessions\/(\w[\w-]*)$/,
      (id) => ({ json: { data: ledger.session(id) } }),
    ],
    [
      'POST',
      /^\/v1\/checkout_sessions\/(\w[\w-]*)\/expire$/,
      (id) => ({ json: { data: ledger.expire(ledger.session(id)) } }),
    ],
    ['GET', /^\/v1\/payments\/(\w[\w-]*)$/, (id) => ({ json: { data: ledger.payment(id) } })],
    ['GET', /^\/v1\/refunds\/(\w[\w-]*)$/, (id) => ({ json: { data: ledger.refundOf(id) } })],
    [
      'POST',
      /^\/v1\/refunds$/,
      (_id, body, request) =>
        replyOnce(request, () => {
          const { refund, payment } = ledger.refund(attributesOf(body));
          const pending = structuredClone(refund);
          refund.attributes.status = 'succeeded';
          webhooks.send(payment.id, 'payment.refunded', structuredClone(payment));
          return pending;
        }),
    ],
    [
      'POST',
      /^\/v1\/webhooks$/,
      (_id, body) => {
        webhooks.hook.url = String(attributesOf(body)['url']);
        const attributes = { ...webhooks.hook, secret_key: webhooks.hook.secret };
        return { json: { data: { id: 'hook_simulator', type: 'webhook', attributes } } };
      },
    ],
  ];
}

function pageRoutes(simulator: Simulator): Route[] {
  const path = /^\/checkout\/(\w[\w-]*)$/;
  return [
    ['GET', /^\/healthz$/, () => ({ json: { status: 'ok' } })],
    ['GET', path, (id) => showCheckout(simulator, simulator.ledger.session(id))],
    [
      'POST',
      path,
      (id, body) =>
        submitCheckout(
          simulator,
          simulator.ledger.session(id),
          new URLSearchParams(body).get('action'),
        ),
    ],
  ];
}

/** Test controls that PayMongo doesn't offer, for rare cases. */
function controlRoutes(simulator: Simulator): Route[] {
  const { ledger, webhooks, late } = simulator;
  const on = (verb: string) => new RegExp(`^/_control/sessions/(\\w[\\w-]*)/${verb}$`);
  const done = { json: { isDone: true } };
  return [
    [
      'POST',
      on('pay'),
      (id) => {
        completePayment(simulator, ledger.session(id));
        return done;
      },
    ],
    [
      'POST',
      on('late'),
      (id) => {
        late.get(id)?.();
        return done;
      },
    ],
    [
      'POST',
      on('hold'),
      (id) => {
        webhooks.hold(id);
        return done;
      },
    ],
    [
      'POST',
      on('deliver'),
      async (id, body) => ({
        json: { answers: await webhooks.deliver(id, JSON.parse(body || '{}') as object) },
      }),
    ],
  ];
}

async function respond(routes: Route[], request: IncomingMessage, response: ServerResponse) {
  const path = new URL(request.url ?? '/', 'http://simulator').pathname;
  try {
    const route = routes.find(([method, form]) => method === request.method && form.test(path));
    if (!route) throw new ProviderError(404, 'Not found');
    if (path.startsWith('/v1/')) requireKey(request);
    const [, form, handle] = route;
    const reply = await handle(form.exec(path)?.[1] ?? '', await readBody(request), request);
    if ('redirect' in reply) response.writeHead(303, { location: reply.redirect }).end();
    else if ('html' in reply) sendPage(response, 200, reply.html);
    else sendJson(response, 200, reply.json);
  } catch (error) {
    const status = error instanceof ProviderError ? error.status : 500;
    const detail = error instanceof Error ? error.message : String(error);
    if (status === 500) console.error(error);
    if (path.startsWith('/checkout/')) {
      sendPage(response, status, messagePage('Page not found', detail));
      return;
    }
    const body = { errors: [{ code: status === 404 ? 'resource_not_found' : 'invalid', detail }] };
    sendJson(response, status, body);
  }
}

function sendJson(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html);
}

function requireKey({ headers }: IncomingMessage): void {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ');
  const [key = ''] = Buffer.from(given, 'base64').toString().split(':');
  if (scheme !== 'Basic' || !key.startsWith('sk_')) throw new ProviderError(401, 'Invalid API key');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
