import { errorCatalogue, type ErrorCode } from '@sirkito/contracts/error-catalogue';
import { beforeAll, expect, test } from 'vitest';
import { readApiPaths } from '#api/testing/api-documents.ts';
import { testShop } from '#api/testing/test-shop.ts';

interface Media {
  schema: { allOf?: { properties?: { code?: { enum?: ErrorCode[] } } }[] };
}
interface Operation {
  security: object[];
  responses: Record<string, { content: Record<string, Media> }>;
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

const shop = testShop();
let document: ApiDocument;
let operations: [id: string, operation: Operation][];
beforeAll(async () => {
  const paths = await readApiPaths<Operation>(await shop.app());
  document = { paths };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});

const needsSession = ({ security }: Operation) => security.length === 1;

/** The last part narrows what every error reply has. */
const codesOf = ({ responses }: Operation, status: string) =>
  responses[status]?.content['application/json']?.schema.allOf?.at(-1)?.properties?.code?.enum;

test('[SC-40] declares for each error status the codes that have it', () => {
  for (const [id, operation] of operations) {
    for (const status of Object.keys(operation.responses).filter((code) => code !== '200')) {
      const codes = codesOf(operation, status) ?? [];
      expect(codes, `${id} ${status}`).not.toEqual([]);
      for (const code of codes) expect(errorCatalogue[code].status, id).toBe(Number(status));
    }
  }
});

test('[SC-40] declares the errors of every call, write, session and staff call', () => {
  for (const [id, operation] of operations) {
    expect(codesOf(operation, '400'), id).toContain('request.invalid');
    expect(codesOf(operation, '429'), id).toContain('request.too_many');
    expect(codesOf(operation, '503'), id).toContain('server.overloaded');
    if (!id.startsWith('get ')) expect(codesOf(operation, '413'), id).toBeDefined();
    if (needsSession(operation)) expect(codesOf(operation, '401'), id).toEqual(['auth.required']);
    if (needsSession(operation) && id.includes(' /api/admin/')) {
      expect(codesOf(operation, '403'), id).toContain('auth.permission_denied');
    }
  }
});

test('[SC-40] declares the content types of files', () => {
  const typesOf = (path: string) =>
    Object.keys(document.paths[path]?.['get']?.responses['200']?.content ?? {});
  expect(typesOf('/api/admin/products/export')).toEqual(['text/csv']);
  expect(typesOf('/api/admin/books/sales-book.csv')).toEqual(['text/csv']);
  expect(typesOf('/api/shop/orders/{orderId}/invoice.pdf')).toEqual(['application/pdf']);
  expect(typesOf('/api/shop/builds/picture')).toEqual(['image/jpeg']);
  expect(typesOf('/api/admin/orders/live')).toEqual(['text/event-stream']);
});

/** Errors that were missing when the fuzzer met them. */
test.each([
  ['post', '/api/shop/reviews', 'order.not_found'],
  ['delete', '/api/admin/staff/{id}/second-step', 'accounts.two_factor_state'],
] as const)('[SC-40] declares for %s %s the error %s', (method, path, code) => {
  const operation = document.paths[path]?.[method];
  expect(operation && codesOf(operation, String(errorCatalogue[code].status))).toContain(code);
});

test('[API-25] says how the images of products, carts and orders load', () => {
  const replies = new Map(operations.map(([id, { responses }]) => [id, responses['200']]));
  for (const id of [
    'get /api/products/search',
    'get /api/shop/products/get',
    'get /api/shop/products/get/{id}',
    'get /api/shop/cart/get/{userId}',
    'get /api/shop/orders/{orderId}',
  ]) {
    expect(JSON.stringify(replies.get(id)), id).toContain('in AVIF if `Accept` names it');
  }
});
