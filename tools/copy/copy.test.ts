import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { makeTree } from '../planting/tree.ts';
import { listCopy } from './list-copy.ts';
import { readSource } from './read-source.ts';
import { sample } from './sample.ts';

const textsIn = (source: string, showsErrors = false): string[] =>
  readSource('page.tsx', source, showsErrors).map(({ text }) => text);

test('lists the text of a page as sentences with placeholders', () => {
  const page = `
    const page = (
      <section>
        <h1>Order {order.number}</h1>
        <p>
          Pay <b>{formatPesos(order.total)}</b> by <time>{formatDateTime(heldUntil)}</time>, or
          never&nbsp;mind.
          <Block>Help</Block>
          Or call us.
        </p>
      </section>
    );`;
  expect(textsIn(page)).toEqual([
    'Order {number}',
    'Pay {total} by {heldUntil}, or never mind.',
    'Or call us.',
    'Help',
  ]);
  expect(readSource('page.tsx', page, false).map(({ line }) => line)).toEqual([4, 6, 9, 8]);
});

test('lists only user-facing attributes', () => {
  const page = `
    <img alt="A fan" title="fan" aria-label="fan, front" id="Fan" className="flex gap-2" to="/Fan"
      placeholder={isNew ? 'new' : 'name'} data-name="Fan one" />`;
  expect(textsIn(page)).toEqual(['A fan', 'fan', 'fan, front', 'new', 'name']);
});

test('lists choices and counts within their sentence', () => {
  expect(
    textsIn(`
      const said = \`\${isNew ? 'New' : 'Old'} parts: \${formatCount(found.length, 'part')}\`;
      const note = <p>It {plural(many, 'is', 'are')} here{isLate && ', late'}.</p>;
      const shown = <p>{formatCount(many, 'entry', 'entries')}</p>;`),
  ).toEqual([
    '{New|Old} parts: {found} {part|parts}',
    'It {is|are} here{, late|}.',
    '{many} {entry|entries}',
  ]);
});

test('lists messages, label objects and the results of naming functions', () => {
  expect(
    textsIn(`
      toast({ title: 'saved', description: \`\${name} is in your cart\` });
      z.string().min(1, 'Enter your name');
      const statusNames = { paid: 'paid', type: 'SKU' };
      const columns = [{ id: 'sku', name: 'SKU' }, { id: 'tin', name: 'TIN' }];
      const rows = [['SSDs', '36 months']];
      const figures = { Added: added, 'Not added': rest };
      function wayName(way) { return way === 'cod' ? 'cash' : \`by \${way}\`; }
      const html = '<style>p { color: red; }</style><p class="big">Pay <b>now</b></p>';`),
  ).toEqual([
    'saved',
    '{name} is in your cart',
    'Enter your name',
    'paid',
    'SKU',
    'SKU',
    'TIN',
    'SSDs',
    '36 months',
    'Added',
    'Not added',
    'cash',
    'by {way}',
    'Pay',
    'now',
  ]);
});

test('ignores text that only code reads', () => {
  expect(
    textsIn(`
      import { Thing } from './Some Thing.ts';
      type Look = 'Large one' | 'Small one';
      const look = 'flex items-center gap-2 hover:bg-surface-active';
      const wide = '(width < 64rem) 100vw, 46vw';
      const rows = sql\`select name from product where label = 'A label'\`;
      const text = 'select name from product';
      const column = 'product.created_at as createdAt';
      log.warn({ id }, 'The order is late');
      ctx.log.error(\`Order \${id} is late\`);
      if (key === 'Enter' || status !== 'Not found') reply.header('Cache-Control', 'no store');
      switch (name) { case 'Two words': break; }
      const url = \`/shop/\${Name}\`, env = 'DATABASE_URL', code = 'cart.full', kind = 'AbortError';
      const keys = ['status', 'brand'];`),
  ).toEqual([]);
});

test('lists the messages of thrown errors only where they are shown to users', () => {
  const code = `throw new Error('There is no build'); throw new AppError('cart.full', 'Too many');`;
  expect(textsIn(code)).toEqual(['Too many']);
  expect(textsIn(code, true)).toEqual(['There is no build', 'Too many']);
});

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true });
});

test('lists the copy of every area with file and line', () => {
  const title = (words: string) => `export const title = '${words}';\n`;
  const tree = makeTree({
    'apps/api/catalogue/cpu.json': '[{\n"name": "No copy",\n"description": "Six \\"cores\\"."\n}]',
    'apps/api/schema.sql': "-- 'Not this one'\nselect 'Cash for ' || 'sku';\n",
    'apps/api/src/main/jobs.ts': `if (!name) throw new Error('Name a job');\n`,
    'apps/api/src/modules/catalog/catalog.queries.ts': title('No copy'),
    'apps/api/src/modules/notifications/greet.ts': title('Hello'),
    'apps/web/app/storefront/account/profile.ts': title('Your name'),
    'apps/web/app/storefront/builder/build.test.ts': title('No copy'),
    'apps/web/app/storefront/builder/build.ts': title('It fits'),
    'apps/web/app/storefront/checkout/pay.ts': title('Pay now'),
    'apps/web/app/storefront/invoices/invoice.ts': title('Invoice'),
    'apps/web/app/backoffice/staff/orders.ts': title('Orders'),
    'apps/web/node_modules/other/index.ts': title('No copy'),
    'docs/handbook.md': '# Orders\n\n```\nNo copy\n```\n- Pack it.\n',
    'packages/contracts/src/errors.ts': `export const errors = { full: { message: 'Full' } };\n`,
    'packages/contracts/src/order.ts': `endpoint({ summary: 'One order' });\nz.min(1, 'Required');\n`,
  });
  trees.push(tree);
  expect(
    listCopy(tree).map(({ area, file, line, text }) => `${area} ${file}:${line} ${text}`),
  ).toEqual([
    'errors packages/contracts/src/errors.ts:1 Full',
    'validation packages/contracts/src/order.ts:2 Required',
    'emails apps/api/src/modules/notifications/greet.ts:1 Hello',
    'papers apps/web/app/storefront/invoices/invoice.ts:1 Invoice',
    'backoffice apps/web/app/backoffice/staff/orders.ts:1 Orders',
    'builder apps/web/app/storefront/builder/build.ts:1 It fits',
    'checkout apps/web/app/storefront/checkout/pay.ts:1 Pay now',
    'account apps/web/app/storefront/account/profile.ts:1 Your name',
    'catalogue apps/api/catalogue/cpu.json:3 Six "cores".',
    'documents docs/handbook.md:1 # Orders',
    'documents docs/handbook.md:6 - Pack it.',
    'documents packages/contracts/src/order.ts:1 One order',
    'cli apps/api/src/main/jobs.ts:1 Name a job',
    'storefront apps/api/schema.sql:2 Cash for ',
  ]);
});

test('samples the same items for the same seed only', () => {
  const items = Array.from({ length: 100 }, (_, at) => at);
  const chosen = sample(items, 10, 1);
  expect(chosen).toHaveLength(10);
  expect(new Set(chosen).size).toBe(10);
  expect(sample(items, 10, 1)).toEqual(chosen);
  expect(sample(items, 10, 2)).not.toEqual(chosen);
});
