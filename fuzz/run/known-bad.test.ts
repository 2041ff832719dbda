import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rule } from '../checks/check-reply.ts';
import { operationsOf } from '../document/operations.ts';
import { failureLines, ruleResults } from './report.ts';
import { fuzz, type Target } from './run.ts';
import { countReply, emptyTally, type Tally } from './tally.ts';

const json = (reply: ServerResponse, status: number, body: object, headers = {}) =>
  reply
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
const error = (code: string, message = 'No') => ({ success: false, code, message });

interface Handler {
  breaks?: Rule;
  answer: (reply: ServerResponse) => void;
}
const good: Handler = { answer: (reply) => json(reply, 200, { success: true }) };

/** Handlers whose replies each break one rule, and some that break none, alone. */
const handlers: Record<string, Handler> = {
  good,
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

for (let index = 0; index < 60; index += 1) handlers[`good${index}`] = good;

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
    const name = /\w+/.exec(url)?.[0] ?? '';
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

/** Titles of the rules that requests to these paths, in turn, break. */
async function brokenBy(paths: readonly string[], requests: number): Promise<string[]> {
  const only = operations.filter(({ path }) => paths.includes(path));
  const tally = await fuzz(target, { ...options, operations: only, requests });
  return failedRules(tally);
}
const failedRules = (tally: Tally): string[] =>
  ruleResults(tally).flatMap(({ title, outcome }) => (outcome === 'failed' ? title : []));
const manyGood = Object.keys(handlers).filter((name) => name.startsWith('good'));

test('[SC-43] an operation that always answers 503 fails the run, however few its requests are', async () => {
  const paths = [...manyGood, 'overload'].map((name) => `/${name}`);
  expect(await brokenBy(paths, paths.length * 20)).toEqual([
    '[SC-43] fuzz: no operation answers 503 too often (not GET /overload)',
  ]);
});

test('[SC-43] an operation that never succeeds fails the run once enough of its requests were valid', async () => {
  expect(await brokenBy(['/invalid'], 600)).toEqual([
    '[SC-43] fuzz: every operation succeeds (not GET /invalid)',
  ]);
  expect(await brokenBy(['/invalid'], 20)).toEqual([]);
});

test('[SC-43] many operations that answer 503 now and then fail the run', () => {
  const tally = emptyTally();
  for (let request = 0; request < 2_000; request += 1) {
    countReply(tally, `GET /${request % 20}`, request < 60 ? '503' : '200');
  }
  expect(failedRules(tally)).toEqual(['[SC-43] fuzz: 60 of 2000 requests met overload']);
});

test('good operations pass', async () => {
  expect(await brokenBy(['/good'], 600)).toEqual([]);
});
