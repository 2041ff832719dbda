import { effectivePrice } from '@sirkito/commerce';
import { evaluate, checkCandidate } from '@sirkito/compatibility';
import { beforeAll, expect, test } from 'vitest';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { removeProduct } from '#api/modules/catalog/products/edit-product.ts';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { checkProducts } from '../find-compatible.ts';
import { fixBuild } from './fix-build.ts';
import { sampleBuilds } from '#api/demo/sample-builds.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), demoCatalogue);
});

const idOf = async (name: string): Promise<string> => {
  const { rows } = await shop.asOwner('select id from product where name like $1 limit 1', [
    `${name}%`,
  ]);
  return (rows[0] as { id: string }).id;
};

const findingsOf = async (ids: readonly string[]) => {
  const { parts } = await viewBuildParts(guest(), ids);
  return evaluate(parts.map(toPart)).findings;
};
const errorsOf = async (ids: readonly string[]) =>
  (await findingsOf(ids)).filter(({ verdict }) => verdict === 'error');

test('replaces an incompatible board with the cheapest in stock that fits', async () => {
  const [cpu, board] = [await idOf('AMD Ryzen 7 9800X3D'), await idOf('GIGABYTE B550 EAGLE')];
  const [sentence] = (await errorsOf([cpu, board]))
    .filter(({ rule }) => rule === 'C1')
    .map((finding) => finding.sentence);
  const fix = (await fixBuild(guest(), [cpu, board])).find(({ fixes }) =>
    fixes.includes(sentence ?? ''),
  );
  expect(fix).toMatchObject({ slot: 'motherboard', out: board, quantity: 1 });
  const { rows } = await shop.asOwner(
    `select product.id from product join available_stock on product_id = product.id and available > 0
     where category_id = 'motherboard' and status = 'active'`,
  );
  const { parts } = await viewBuildParts(guest(), [cpu, ...rows.map(({ id }) => String(id))]);
  const [own, ...boards] = parts;
  const sound = boards.filter((one) => {
    const { verdict } = checkCandidate(toPart(one), own ? [toPart(own)] : []);
    return verdict === 'ok' || verdict === 'info';
  });
  const prices = sound.map((one) => effectivePrice(one));
  expect(sound.length).toBeGreaterThan(3);
  expect(fix && effectivePrice(fix.part)).toBe(Math.min(...prices));
});

test('[SC-72] suggests nothing for the parts of several PCs', async () => {
  const [cpu, board] = [await idOf('AMD Ryzen 7 9800X3D'), await idOf('GIGABYTE B550 EAGLE')];
  expect(await fixBuild(guest(), [cpu, board])).not.toEqual([]);
  const other = await idOf('GIGABYTE B650');
  expect(await fixBuild(guest(), [cpu, board, other])).toEqual([]);
});

test('fixes ready builds with one foreign part', async () => {
  let fixed = 0;
  for (const [index, ready] of sampleBuilds.entries()) {
    const other = sampleBuilds[(index + 5) % sampleBuilds.length];
    const { rows } = await shop.asOwner('select id from product where sku = any($1)', [ready.skus]);
    const { rows: foreign } = await shop.asOwner(
      `select id from product where sku = any($1) and category_id = 'motherboard'`,
      [other?.skus],
    );
    const own = await shop.asOwner(
      `select id from product where sku = any($1) and category_id = 'motherboard'`,
      [ready.skus],
    );
    const ids = (rows as { id: string }[])
      .map(({ id }) => id)
      .filter((id) => id !== (own.rows[0] as { id: string }).id);
    const broken = [...ids, (foreign[0] as { id: string }).id];
    const before = await errorsOf(broken);
    for (const { out, part, quantity, fixes } of await fixBuild(guest(), broken)) {
      const remaining = broken.filter((id) => id !== out);
      const after = await errorsOf([
        ...remaining,
        ...Array.from({ length: quantity }, () => part._id),
      ]);
      expect(part.totalStock, ready.slug).toBeGreaterThan(0);
      expect(fixes.length, ready.slug).toBeGreaterThan(0);
      expect(after.length, ready.slug).toBeLessThanOrEqual(before.length);
      for (const sentence of fixes) {
        expect(after.map((finding) => finding.sentence)).not.toContain(sentence);
      }
      fixed += 1;
    }
  }
  expect(fixed).toBeGreaterThan(5);
});

test('suggests nothing for a build without conflicts or with unknown ids', async () => {
  let sound = 0;
  for (const { skus, slug } of sampleBuilds) {
    const { rows } = await shop.asOwner('select id from product where sku = any($1)', [skus]);
    const ids = (rows as { id: string }[]).map(({ id }) => id);
    if ((await findingsOf(ids)).some(({ verdict }) => verdict === 'warn' || verdict === 'error')) {
      continue;
    }
    expect(await fixBuild(guest(), ids), slug).toEqual([]);
    sound += 1;
  }
  expect(sound).toBeGreaterThan(0);
  expect(await fixBuild(guest(), ['no id'])).toEqual([]);
});

test('checks products against the build in progress', async () => {
  const [cpu, keyboard] = [await idOf('AMD Ryzen 7 9800X3D'), await idOf('Logitech')];
  const boards = await shop.asOwner(
    `select id, attributes->>'socket' as socket from product where category_id = 'motherboard' limit 30`,
  );
  const rows = boards.rows as { id: string; socket: string }[];
  const verdicts = await checkProducts(guest(), {
    parts: [cpu],
    ids: [...rows.map(({ id }) => id), keyboard],
  });
  for (const { id, socket } of rows) expect(verdicts[id] === 'error').toBe(socket !== 'AM5');
  expect(verdicts[keyboard]).toBeUndefined();
});

test('does not report a replacement card as one too many', async () => {
  const { rows } = await shop.asOwner(
    `(select id from product where category_id = 'motherboard' and attributes->>'pcieX16Slots' = '1'
       order by id limit 1)
     union all (select id from product where category_id = 'graphics_card' order by id limit 2)`,
  );
  const [board = '', chosen = '', other = ''] = (rows as { id: string }[]).map(({ id }) => id);
  const verdicts = await checkProducts(guest(), { parts: [board, chosen], ids: [chosen, other] });
  expect(verdicts[chosen]).toBeDefined();
  expect(verdicts[chosen]).not.toBe('error');
  expect(verdicts[other]).not.toBe('error');
});

test('does not replace a tall cooler with a radiator of unknown fit', async () => {
  const { rows } = await shop.asOwner(
    `select cooler.id as cooler, pc_case.id as room from product cooler, product pc_case
     where cooler.category_id = 'cpu_cooling' and pc_case.category_id = 'pc_case'
       and (cooler.attributes->>'coolerHeightMm')::numeric
         > (pc_case.attributes->>'maxCoolerHeightMm')::numeric
     order by cooler.price_centavos, pc_case.price_centavos limit 1`,
  );
  const [{ cooler, room }] = rows as [{ cooler: string; room: string }];
  const cpu = await idOf('AMD Ryzen 5 9600X');
  const others = await shop.asOwner(
    `select id from product where category_id in ('cpu_cooling', 'pc_case')
       and id not in ($1, $2) and coalesce(attributes->>'type', '') <> 'Liquid'`,
    [cooler, room],
  );
  for (const { id } of others.rows as { id: string }[]) {
    await removeProduct(shop.as(shop.staff()), id);
  }
  expect((await errorsOf([cpu, cooler, room])).map(({ rule }) => rule)).toContain('F5');
  expect(await fixBuild(guest(), [cpu, cooler, room])).toEqual([]);
});
