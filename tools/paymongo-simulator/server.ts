import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pressCheckout, showCheckout, takeMoney, type Till } from './checkout.ts';
import { createLedger, Refusal } from './ledger.ts';
import { createMessages } from './messages.ts';
import { messagePage } from './page.ts';

interface Options {
  host: string;
  port: number;
  /** Where the shop takes messages, until POST /v1/webhooks says otherwise. */
  webhookUrl: string;
  webhookSecret: string;
}

type Reply = { json: object } | { html: string } | { redirect: string };
type Handler = (id: string, body: string, request: IncomingMessage) => Promise<Reply> | Reply;

export async function startSimulator({ host, port, webhookUrl, webhookSecret }: Options) {
  let url = '';
  const till: Till = {
    ledger: createLedger(() => url),
    messages: createMessages({ url: webhookUrl, secret: webhookSecret }),
    late: new Map(),
  };
  const routes = [...providerRoutes(till), ...pageRoutes(till), ...controlRoutes(till)];
  const server = createServer((request, response) => {
    void answer(routes, request, response);
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
      await till.messages.close();
    },
  };
}

type Route = readonly [method: 'GET' | 'POST', path: RegExp, handle: Handler];

const attributesOf = (body: string): Record<string, unknown> =>
  (JSON.parse(body || '{}') as { data?: { attributes?: Record<string, unknown> } }).data
    ?.attributes ?? {};

/** The documented API, as far as the shop speaks it. */
function providerRoutes({ ledger, messages }: Till): Route[] {
  const answered = new Map<string, object>();
  const answerOnce = (request: IncomingMessage, make: () => object): Reply => {
    const key = request.headers['idempotency-key'];
    const name = `${request.url} ${String(key)}`;
    const json = (key && answered.get(name)) || make();
    if (key) answered.set(name, json);
    return { json: { data: json } };
  };
  return [
    [
      'POST',
      /^\/v1\/checkout_sessions$/,
      (_id, body, request) => answerOnce(request, () => ledger.openSession(attributesOf(body))),
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
        answerOnce(request, () => {
          const { refund, payment } = ledger.refund(attributesOf(body));
          const asked = structuredClone(refund);
          refund.attributes.status = 'succeeded';
          messages.tell(payment.id, 'payment.refunded', structuredClone(payment));
          return asked;
        }),
    ],
    [
      'POST',
      /^\/v1\/webhooks$/,
      (_id, body) => {
        messages.hook.url = String(attributesOf(body)['url']);
        const attributes = { ...messages.hook, secret_key: messages.hook.secret };
        return { json: { data: { id: 'hook_simulator', type: 'webhook', attributes } } };
      },
    ],
  ];
}

function pageRoutes(till: Till): Route[] {
  const path = /^\/checkout\/(\w[\w-]*)$/;
  return [
    ['GET', /^\/healthz$/, () => ({ json: { status: 'ok' } })],
    ['GET', path, (id) => showCheckout(till, till.ledger.session(id))],
    [
      'POST',
      path,
      (id, body) =>
        pressCheckout(till, till.ledger.session(id), new URLSearchParams(body).get('action')),
    ],
  ];
}

/** What PayMongo does not offer: bringing about what rarely happens. */
function controlRoutes(till: Till): Route[] {
  const { ledger, messages, late } = till;
  const on = (verb: string) => new RegExp(`^/_control/sessions/(\\w[\\w-]*)/${verb}$`);
  const done = { json: { isDone: true } };
  return [
    [
      'POST',
      on('pay'),
      (id) => {
        takeMoney(till, ledger.session(id));
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
        messages.hold(id);
        return done;
      },
    ],
    [
      'POST',
      on('deliver'),
      async (id, body) => ({
        json: { answers: await messages.deliver(id, JSON.parse(body || '{}') as object) },
      }),
    ],
  ];
}

async function answer(routes: Route[], request: IncomingMessage, response: ServerResponse) {
  const path = new URL(request.url ?? '/', 'http://simulator').pathname;
  try {
    const route = routes.find(([method, form]) => method === request.method && form.test(path));
    if (!route) throw new Refusal(404, 'There is nothing here');
    if (path.startsWith('/v1/')) requireKey(request);
    const [, form, handle] = route;
    const reply = await handle(form.exec(path)?.[1] ?? '', await readBody(request), request);
    if ('redirect' in reply) response.writeHead(303, { location: reply.redirect }).end();
    else if ('html' in reply) sendPage(response, 200, reply.html);
    else sendJson(response, 200, reply.json);
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500;
    const detail = error instanceof Error ? error.message : String(error);
    if (status === 500) console.error(error);
    if (path.startsWith('/checkout/')) {
      sendPage(response, status, messagePage('This page is not here', detail));
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
  if (scheme !== 'Basic' || !key.startsWith('sk_')) throw new Refusal(401, 'The key is not right');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
