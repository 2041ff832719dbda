import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
const page = await readFile(join(root, 'docs/integrators.md'), 'utf8');
const blocksOf = (language: string) =>
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );

const shop = testShop();
const paymongo = testPaymongo();
let folder: string;
let settings: string[];

beforeAll(async () => {
  const app = await shop.app(paymongo.settings());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const webhook = { data: { attributes: { url: `${url}/api/payments/paymongo` } } };
  await paymongo.ask('/v1/webhooks', webhook);
  const people = peopleOf(shop, app);
  const { email, password } = await people.registerPerson();
  await newLocalities(shop);
  const { headers } = await people.staff();
  const added = await app.inject({
    method: 'POST',
    url: '/api/admin/products/add',
    headers,
    payload: {
      name: '16 GB DDR5 kit',
      sku: 'PAGE-1',
      brand: 'Acer',
      category: 'memory',
      price: 3_995,
      status: 'active',
      totalStock: 10,
    },
  });
  await shop.asOwner(
    `insert into product_image (id, product_id, position, file, width, height)
     values (gen_random_uuid(), $1, 0, 'adp-asaxe58bt-a82a1fa22e746024', 1200, 1200)`,
    [added.json<{ data: { _id: string } }>().data._id],
  );
  // Node.js strips no types below node_modules, and imports are found from here.
  const reports = join(root, 'reports');
  await mkdir(reports, { recursive: true });
  folder = await mkdtemp(join(reports, 'integrators-'));
  // Only the command that is installed, never one from the registry.
  const npx = `#!/bin/sh\nexec node "${root}apps/api/node_modules/openapi-typescript/bin/cli.js" "$2" -o "$4"\n`;
  await writeFile(join(folder, 'npx'), npx);
  await chmod(join(folder, 'npx'), 0o755);
  settings = [`SHOP=${url}`, `EMAIL=${email}`, `PASSWORD=${password}`];
});
afterAll(() => rm(folder, { recursive: true }));

const run = async (...command: string[]) =>
  (await promisify(execFile)('env', [...settings, ...command], { cwd: folder })).stdout;

test('[API-43] the page for integrators has at most 1,200 words, and code in two languages', () => {
  expect(page.split(/\s+/).length).toBeLessThanOrEqual(1_200);
  const fences = page.match(/^```\w+$/gm) ?? [];
  expect(fences.length).toBe(blocksOf('sh').length + blocksOf('ts').length);
});

test('[API-42][API-43] a client made from the document places, pays and cancels an order', async () => {
  const script = `PATH="$PWD:$PATH"\n${blocksOf('sh').join('\n')}`;
  await run('bash', '-euo', 'pipefail', '-c', script);
  const picture = async (name: string) => (await readFile(join(folder, name))).toString('latin1');
  expect((await picture('picture.avif')).slice(4, 12)).toBe('ftypavif');
  expect((await picture('picture.webp')).slice(8, 12)).toBe('WEBP');

  const program = join(folder, 'program.ts');
  const code = blocksOf('ts').join('\n');
  expect(code).not.toMatch(/\bas (?!const)|<any>|@ts-/);
  await writeFile(program, code);
  expect(typeErrorsOf(program)).toEqual([]);
  expect(await run(process.execPath, program)).toMatch(
    /^Maria Santos: SK-\d+ is cancelled\n409 cart\.over_stock\n$/,
  );

  const { rows } = await shop.asOwner(
    `select status, payment_status, payment_method from customer_order`,
  );
  expect(rows).toEqual([{ status: 'cancelled', payment_status: 'paid', payment_method: 'gcash' }]);
});

test("[API-42] a program that misuses the document's types doesn't compile", async () => {
  const program = join(folder, 'wrong.ts');
  const code = blocksOf('ts').join('\n').replace("paymentMethod: 'gcash'", "paymentMethod: 'iou'");
  await writeFile(program, code);
  expect(typeErrorsOf(program).join()).toContain('\'"iou"\' is not assignable');
});

/** Checks a program as strictly as `tsc --strict` does. */
function typeErrorsOf(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: ['node'],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
