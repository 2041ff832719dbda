import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTaxOffice } from './tax-office.ts';

const document = {
  number: 'INV-00000001',
  hash: 'a'.repeat(64),
  signed: 'header.content.signature',
};

async function office(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP
}

const answering = (status: number, body = '') =>
  office((_request, response) => response.writeHead(status).end(body));
const reportTo = (url: string, timeoutMs = 60_000) =>
  createTaxOffice(url, timeoutMs).report(document);

const page = '<!doctype html><title>Sign in</title>';
const taken = { reference: 'TX-1', documentHash: 'b'.repeat(64) };

test.each([
  [201, JSON.stringify({ reference: 'TX-1' }), { state: 'accepted', reference: 'TX-1' }],
  [
    409,
    JSON.stringify({ ...taken, documentHash: document.hash }),
    { state: 'accepted', reference: 'TX-1' },
  ],
  [
    409,
    JSON.stringify(taken),
    {
      state: 'rejected',
      reason: 'INV-00000001 is already reported as another document (TX-1)',
    },
  ],
  [422, JSON.stringify({ reason: 'No\u0000permit\n' }), { state: 'rejected', reason: 'No permit' }],
  [401, page, { state: 'rejected', reason: 'The tax office rejected the document (401)' }],
  [422, '{}', { state: 'rejected', reason: 'The tax office rejected the document (422)' }],
])('[IN-15] answer %i with %s decides', async (status, body, outcome) => {
  expect(await reportTo(await answering(status, body))).toEqual(outcome);
});

const unreadable = (status: number) => `The tax office's answer couldn't be read (${status})`;

test.each([
  [201, page, 'document', unreadable(201)],
  [201, JSON.stringify({ reference: 'TX\u0000' }), 'document', unreadable(201)],
  [409, '{}', 'document', unreadable(409)],
  [204, '', 'document', unreadable(204)],
  [302, page, 'document', unreadable(302)],
  [429, page, 'server_error', 'The tax office answered 429'],
  [500, page, 'server_error', 'The tax office answered 500'],
])('[IN-14] answer %i with %s decides nothing', async (status, body, cause, reason) => {
  expect(await reportTo(await answering(status, body))).toEqual({
    state: 'waiting',
    cause,
    reason,
  });
});

const silence = {
  state: 'waiting',
  cause: 'unreachable',
  reason: "The tax office didn't answer",
};

test('[IN-14] an answer that never comes or stops halfway is none', async () => {
  expect(await reportTo(await office(() => undefined), 500)).toEqual(silence);
  const halfway = await office((_request, response) => response.writeHead(201).write('{'));
  expect(await reportTo(halfway, 500)).toEqual(silence);
});

test('reads no more of an answer than it needs', async () => {
  const endless = await office((_request, response) => {
    response.writeHead(201);
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', write);
    write();
  });
  expect(await reportTo(endless)).toMatchObject({ cause: 'document', reason: unreadable(201) });
});

test('keeps the path of the address, and stops when the job does', async () => {
  const paths: (string | undefined)[] = [];
  const stop = new AbortController();
  const url = await office(({ url: path }) => {
    paths.push(path);
    stop.abort();
  });
  const reported = createTaxOffice(`${url}/invoices`, 60_000).report(document, stop.signal);
  expect(await reported).toEqual(silence);
  expect(paths).toEqual(['/invoices/v1/documents']);
});
