import type { ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { StructuredForm } from '@sirkito/contracts/invoices/structured-form';
import { afterAll, beforeAll } from 'vitest';
import { createSigner } from '#api/modules/invoices/reports/sign-document.ts';
import { createTaxOffice } from '#api/modules/invoices/reports/tax-office.ts';
import { freePort } from '../../../../scripts/services/ports/free-port.ts';
import { startProgram, stopProgram } from './child-process.ts';

const main = fileURLToPath(
  new URL('../../../../tools/tax-office-simulator/main.ts', import.meta.url),
);

/** Runs the tax office simulator for the test file, with a key that it knows. */
export function testTaxOffice() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signer = createSigner(privateKey);
  let child: ChildProcess;
  let keys: Server;
  let url = '';
  beforeAll(async () => {
    keys = createServer((_request, response) => {
      void signer.publicKey().then((key) => response.end(JSON.stringify({ keys: [key] })));
    });
    const keysPort = await freePort();
    keys.listen(keysPort, '127.0.0.1');
    await once(keys, 'listening');
    url = `http://127.0.0.1:${await freePort()}`;
    child = await startProgram({
      command: process.execPath,
      args: [main],
      env: { INVOICE_REPORT_URL: url, SELLER_KEYS_URL: `http://127.0.0.1:${keysPort}` },
      readyUrl: `${url}/healthz`,
    });
  });
  afterAll(async () => {
    await stopProgram(child);
    keys.close();
  });
  return {
    signer,
    reporter: (timeoutMs?: number) => createTaxOffice(url, timeoutMs),
    /** Says what happens to the next documents. */
    next: (...behaviours: object[]) =>
      fetch(`${url}/_control/next`, { method: 'POST', body: JSON.stringify(behaviours) }),
    accepted: async () =>
      (await (await fetch(`${url}/_control/documents`)).json()) as StructuredForm[],
  };
}
