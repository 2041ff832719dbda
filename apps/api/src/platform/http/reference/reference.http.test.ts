import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import type { Endpoint } from '@sirkito/contracts/endpoint';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { editSetting } from '#api/modules/settings/change-setting.ts';
import { readApiDocuments, type ApiDocument } from '#api/testing/api-documents.ts';
import { liveSettings } from '#api/testing/live-settings.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

interface Media {
  schema?: object;
  example?: unknown;
}
interface Operation {
  operationId: string;
  description: string;
  tags: string[];
  security: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { headers?: object; content: Record<string, Media> }>;
}

type Described = Pick<Endpoint, 'call' | 'access'> & { body?: z.ZodType };

const shop = testShop();
let app: FastifyInstance;
let documents: ApiDocument<Operation>[];
beforeAll(async () => {
  app = await shop.app({ SHOP_URL: 'https://shop.sirkito.test' });
  documents = await readApiDocuments<Operation>(app);
});

const contracts = fileURLToPath(
  new URL('../../../../../../packages/contracts/src/', import.meta.url),
);
const modules = await Promise.all(
  globSync('**/*endpoints.ts', { cwd: contracts }).map(
    async (file) =>
      (await import(join(contracts, file))) as Record<string, Record<string, Described>>,
  ),
);
const endpoints = new Map(
  modules
    .flatMap((module) => Object.values(module).flatMap((api) => Object.values(api)))
    .map((endpoint) => [
      `${endpoint.call.method} ${endpoint.call.path.replaceAll(/:(\w+)/g, '{$1}')}`,
      endpoint,
    ]),
);

const operationsOf = ({ paths }: ApiDocument<Operation>) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );

test("[API-41] passes Redocly's recommended rules", async () => {
  // Paths of the specification, such as orders/user/{userId}; Fastify prefers the fixed segment.
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-ambiguous-paths': 'off' },
  });
  for (const document of documents) {
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  }
});

test("[API-41] passes Spectral's recommended rules", async () => {
  const spectral = new Spectral();
  // It reads patterns without Unicode; Redocly's rules check the examples too.
  const rules = { 'oas3-valid-media-example': 'off' as const };
  // The packages' types differ in fields that are optional.
  const recommended = oas as RulesetDefinition;
  spectral.setRuleset({ extends: [[recommended, 'recommended']], rules });
  for (const document of documents) {
    // It follows references in the object itself.
    const problems = await spectral.run(structuredClone({ ...document }));
    expect(problems.map(({ code, path }) => `${code}: ${path.join('.')}`)).toEqual([]);
  }
});

test('[API-41] names every operation once in its document, with a tag and a description', () => {
  for (const document of documents) {
    const described = operationsOf(document).map(([, operation]) => operation);
    const ids = described.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    const tags = document.tags.map(({ name }) => name);
    for (const { tags: own } of described) expect(tags).toEqual(expect.arrayContaining(own));
    expect(document.servers).toEqual([{ url: 'https://shop.sirkito.test' }]);
  }
});

test('[API-41] describes every endpoint that the API serves, staff calls apart', () => {
  const [ours, staff] = documents.map((document) => operationsOf(document).map(([name]) => name));
  expect([...(ours ?? []), ...(staff ?? [])].toSorted()).toEqual(
    [...endpoints.keys(), 'GET /api/images/{file}'].toSorted(),
  );
  const isStaffs = (name: string) => /\/api\/(admin\/|auth\/admin-)/.test(name);
  expect(ours?.filter(isStaffs)).toEqual(['GET /api/admin/features/banners']);
  expect(staff?.every(isStaffs)).toBe(true);
});

test('[API-41] names products, carts, orders, addresses, reviews, users and errors', () => {
  const names = Object.keys(documents[0]?.components.schemas ?? {});
  for (const entity of ['ProductDetail', 'Cart', 'Order', 'Address', 'Review', 'User']) {
    expect(names).toContain(entity);
  }
  const unnamed: string[] = [];
  for (const document of documents) {
    for (const [name, { requestBody, responses }] of operationsOf(document)) {
      const isError = JSON.stringify(responses['429']).includes('#/components/schemas/ErrorReply');
      expect(isError, name).toBe(true);
      const bodies = [requestBody?.content, responses['200']?.content];
      const schemas = bodies.flatMap((content) => content?.['application/json']?.schema ?? []);
      for (const schema of schemas) if (!('$ref' in schema)) unnamed.push(name);
    }
  }
  // The provider's events have no fixed form.
  expect(unnamed).toEqual(['POST /api/payments/paymongo']);
});

test('[API-41] says of each operation how to sign in, and when to try again', () => {
  for (const document of documents) {
    for (const [name, { security, responses }] of operationsOf(document)) {
      const access = endpoints.get(name)?.access ?? 'public';
      const token = [{ bearer: [] }];
      // Some public calls read the session, if there is one.
      const isPublic = [[], [{}, ...token]];
      expect(access === 'public' ? isPublic : [token], name).toContainEqual(security);
      for (const status of ['429', '503']) {
        expect(responses[status]?.headers, name).toHaveProperty('Retry-After');
      }
    }
  }
});

test('[API-41] lists Idempotency-Key as a parameter of placing an order only', () => {
  const takesKey = documents
    .flatMap(operationsOf)
    .filter(([, { parameters = [] }]) =>
      parameters.some(
        (parameter) => parameter.name === 'idempotency-key' && parameter.in === 'header',
      ),
    );
  expect(takesKey.map(([name]) => name)).toEqual(['POST /api/shop/orders']);
});

test('[API-41] gives examples that the schemas of calls and replies allow', () => {
  for (const document of documents) {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addFormat('base64', true);
    ajv.addSchema({ $id: 'document', components: document.components });
    for (const [name, { requestBody, responses }] of operationsOf(document)) {
      for (const content of [requestBody?.content, responses['200']?.content]) {
        const { schema, example } = content?.['application/json'] ?? {};
        if (!schema) continue;
        const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
        const validate = ajv.compile(JSON.parse(text) as object);
        expect(validate(example), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      }
    }
  }
});

test('[API-41] gives examples of bodies that the API accepts', () => {
  const refused: string[] = [];
  for (const document of documents) {
    for (const [name, { requestBody }] of operationsOf(document)) {
      const example = requestBody?.content['application/json']?.example;
      if (example === undefined) continue;
      const isAccepted = endpoints.get(name)?.body?.safeParse(example).success;
      if (!isAccepted) refused.push(`${name} ${JSON.stringify(example)}`);
    }
  }
  expect(refused).toEqual([]);
});

test('[API-41] sends a document compressed, and not again to who has it', async () => {
  const url = '/api/openapi.json';
  const reply = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(reply.rawPayload.length).toBeLessThan(40_000);
  const headers = { 'if-none-match': String(reply.headers['etag']) };
  expect((await app.inject({ url, headers })).statusCode).toBe(304);
});

test("[API-41] shows the staff's document to staff only, in a live shop", async () => {
  const ctx = shop.as({ kind: 'shop' });
  const address = '12 Mabini Street, Makati City';
  const contact = { address, phone: '+63 2 7000 0000', email: 'hello@shop.example' };
  await editSetting(ctx, 'store_profile', contact);
  await editSetting(ctx, 'invoicing', { registeredAddress: address, tin: '123-456-789' });
  const live = await shop.app(liveSettings(shop.url));
  const people = peopleOf(shop, live);
  const url = '/api/openapi-staff.json';
  const read = async (headers = {}) => (await live.inject({ url, headers })).statusCode;
  expect(await read()).toBe(401);
  expect(await read((await people.shopper()).headers)).toBe(403);
  expect(await read((await people.staff({ asStaff: true })).headers)).toBe(200);
  expect((await live.inject('/api/openapi.json')).statusCode).toBe(200);
});
