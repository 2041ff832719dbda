import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rule } from '../checks/check-reply.ts';
import { operationsOf } from '../document/operations.ts';
import { failureLines, ruleResults } from './report.ts';
import { fuzz, type Target } from './run.ts';

const json = (reply: ServerResponse, status: number, body: object, headers = {}) =>
  reply
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
const error = (code: string, message = 'No') => ({ success: false, code, message });

/** Handlers that each break one rule, and some that break none. */
const handlers: Record<string, { breaks?: Rule; answer: (reply: ServerResponse) => void }> = {
  good: { answer: (reply) => json(reply, 200, { success: true }) },
  invalid: { answer: (reply) => json(reply, 400, error('request.invalid')) },
  overload: { answer: (reply) => json(reply, 503, error('x'), { 'retry-after': '2' }) },
  crash: { breaks: 'no 5xx', answer: (reply) => json(reply, 500, error('server.unexpected')) },
  unavailable: {
    breaks: 'no 5xx',
    answer: (reply) => json(reply, 503, error('server.unexpected')),
  },
  teapot: {
    breaks: 'declared status',
    answer: (reply) => json(reply, 418, error('request.invalid')),
  },
  shape: { breaks: 'schema', answer: (reply) => json(reply, 200, { success: 'yes' }) },
  extra: { breaks: 'schema', answer: (reply) => json(reply, 200, { success: true, hash: 'x' }) },
  code: { breaks: 'schema', answer: (reply) => json(reply, 400, error('order.not_found')) },
  text: {
    breaks: 'schema',
    answer: (reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{"succ'),
  },
  page: {
    breaks: 'content type',
    answer: (reply) =>
      reply.writeHead(200, { 'content-type': 'text/html' }).end('{"success":true}'),
  },
  stack: {
    breaks: 'internals',
    answer: (reply) => json(reply, 400, error('request.invalid', new Error('x').stack ?? '')),
  },
  sql: {
    breaks: 'internals',
    answer: (reply) => json(reply, 400, error('request.invalid', 'relation "account" is missing')),
  },
  silent: { breaks: 'in time', answer: () => {} },
  cut: { breaks: 'connection', answer: (reply) => reply.destroy() },
};

const success = {
  type: 'object',
  properties: { success: { type: 'boolean' } },
  required: ['success'],
  additionalProperties: false,
};
const errorBody = { type: 'object', properties: { code: { enum: ['request.invalid'] } } };
const described = (schema: object) => ({ content: { 'application/json': { schema } } });
const operations = operationsOf({
  paths: Object.fromEntries(
    Object.keys(handlers).map((name) => [
      `/${name}`,
      { get: { responses: { 200: described(success), 400: described(errorBody) } } },
    ]),
  ),
});

let server: Server;
let target: Target;
beforeAll(async () => {
  server = createServer(({ url = '' }, reply) => {
    const name = url.slice(1).split('?')[0] ?? '';
    handlers[name]?.answer(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  target = {
    urls: [`http://127.0.0.1:${port}`],
    people: { headersOf: () => ({}), accountOf: () => undefined, renew: async () => {} },
    headers: {},
    suggest: () => () => undefined,
    refresh: async () => {},
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const options = {
  operations,
  seed: 7,
  start: 0,
  requests: operations.length * 2,
  concurrency: 4,
  deadlineMs: 300,
  bodiesFolder: tmpdir(),
};

test('[SC-43] each check finds the handler that breaks its rule, and no other', async () => {
  const { failures } = await fuzz(target, options);
  const found = Object.keys(handlers).map((name) => [
    name,
    [
      ...new Set(
        failures.filter(({ operation }) => operation === `GET /${name}`).map(({ rule }) => rule),
      ),
    ],
  ]);
  const expected = Object.entries(handlers).map(([name, { breaks }]) => [
    name,
    breaks ? [breaks] : [],
  ]);
  expect(found).toEqual(expected);
});

test('[SC-43] a failure names its operation, seed and request, and the command to repeat it', async () => {
  const { failures } = await fuzz(target, options);
  const crash = failures.find(({ operation }) => operation === 'GET /crash');
  const lines = crash && failureLines(crash, options.seed);
  expect(lines).toContain('no 5xx: GET /crash');
  expect(lines).toMatch(/request \d+ of seed 7/);
  expect(lines).toContain(`curl -i --path-as-is -X GET '${target.urls[0]}/crash`);
});

test('[SC-43] the same seed sends the same requests', async () => {
  const curls = async () =>
    (await fuzz(target, options)).failures.map(({ curl }) => curl).toSorted();
  expect(await curls()).toEqual(await curls());
});

test('[SC-43] too many overloads fail the run', async () => {
  const only = (name: string) => operations.filter(({ path }) => path === `/${name}`);
  const failed = async (name: string) =>
    ruleResults(await fuzz(target, { ...options, operations: only(name) })).filter(
      ({ outcome }) => outcome === 'failed',
    );
  expect(await failed('good')).toEqual([]);
  expect(await failed('overload')).toMatchObject([
    { title: expect.stringContaining('overload') as string },
  ]);
});
