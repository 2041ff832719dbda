import { checkCandidate, evaluate, type Finding } from '@sirkito/compatibility';
import type { SuggestedFix } from '@sirkito/contracts/builds/fit-schemas';
import { beforeAll, expect, test } from 'vitest';
import { randomFrom } from '#api/demo/grow-random.ts';
import { realParts } from '#api/demo/grow-parts.ts';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { readRealParts } from '../../../../../../tools/fit-search/real-parts.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { fixBuild } from './fix-build.ts';
import { listChoices } from './list-choices.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });
// oxlint-disable-next-line no-restricted-properties -- how `npm run fit-search` asks for more
const { FIT_BUILDS: asked, FIT_PARTS: source, FIT_SEED: seed = 'fixes' } = process.env;
const builds = Number(asked ?? 6);
const perBuildMs = 20_000;
const categories = [
  'cpu',
  'motherboard',
  'memory',
  'graphics_card',
  'power_supply',
  'storage_ssd',
  'cpu_cooling',
  'pc_case',
  'ups_avr',
];
const idsByCategory = new Map<string, string[]>();

beforeAll(async () => {
  await seedDemoProducts(
    shop.as({ kind: 'shop' }),
    source === 'real' ? realProducts() : demoCatalogue,
  );
  const { rows } = await shop.asOwner('select id, category_id from product order by sku');
  for (const { id, category_id: category } of rows as { id: string; category_id: string }[]) {
    idsByCategory.set(category, [...(idsByCategory.get(category) ?? []), id]);
  }
});

/** A quarter of the real parts, at made-up prices. Their brands don't matter. */
function realProducts(): unknown[] {
  const parts = readRealParts()
    .parts.filter((_, index) => index % 4 === Number(seed) % 4)
    .map(({ id, categoryId, name, attributes }) => ({
      sku: id,
      name: name.slice(0, 160),
      brand: 'AMD',
      category: categoryId,
      attributes,
      description: name,
    }));
  return [...realParts(parts)].map(({ totalStock, ...product }) => ({
    ...product,
    stock: totalStock,
  }));
}

const partsOf = async (ids: readonly string[]) =>
  (await viewBuildParts(guest(), ids)).parts.map(toPart);

async function conflictsIn(ids: readonly string[]) {
  const { findings } = evaluate(await partsOf(ids));
  const of = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict);
  return { errors: of('error').length, warnings: of('warn').length, findings };
}
type Conflicts = Awaited<ReturnType<typeof conflictsIn>>;

const isFewer = (after: Conflicts, before: Conflicts): boolean =>
  after.errors < before.errors ||
  (after.errors === before.errors && after.warnings < before.warnings);

const applied = (ids: readonly string[], { out, part, quantity }: SuggestedFix): string[] => [
  ...ids.filter((id) => id !== out),
  ...Array.from({ length: quantity }, () => part._id),
];

/** Returns whether the builder links a conflict that this fixes to the slot's parts. */
async function isLinked(
  fix: SuggestedFix,
  { ids, findings }: { ids: string[]; findings: readonly Finding[] },
) {
  const isInSlot = findings.some(
    (one) => fix.fixes.includes(one.sentence) && one.fix?.slot === fix.slot,
  );
  const rest = await partsOf(ids.filter((id) => id !== fix.out));
  return isInSlot && checkCandidate(toPart(fix.part), rest).verdict !== 'error';
}

test(
  '[BD-11] fixes of random builds leave fewer conflicts, open no empty list and undo nothing',
  { timeout: builds * perBuildMs },
  async () => {
    const random = randomFrom(seed);
    const count = { conflicting: 0, fixes: 0, pairs: 0, lists: 0, solved: 0, stuck: 0 };
    for (let index = 0; index < builds; index += 1) {
      let ids = categories
        .map((category) => idsByCategory.get(category) ?? [])
        .flatMap((own) => own[Math.floor(random() * own.length)] ?? []);
      let before = await conflictsIn(ids);
      if (before.errors > 0) count.conflicting += 1;
      for (
        let fixes = await fixBuild(guest(), ids);
        fixes.length > 0;
        fixes = await fixBuild(guest(), ids)
      ) {
        for (const fix of fixes) {
          count.fixes += 1;
          const after = await conflictsIn(applied(ids, fix));
          expect(isFewer(after, before), fix.part.name).toBe(true);
          if (await isLinked(fix, { ids, findings: before.findings })) {
            count.lists += 1;
            const rest = ids.filter((id) => id !== fix.out);
            const { data } = await listChoices(guest(), { slot: fix.slot, parts: rest });
            expect(data.length, fix.part.name).toBeGreaterThan(0);
          }
          for (const other of fixes.filter((one) => one !== fix)) {
            count.pairs += 1;
            const both = await conflictsIn(applied(applied(ids, fix), other));
            expect(isFewer(both, after), `${fix.part.name}, ${other.part.name}`).toBe(true);
          }
        }
        const [first] = fixes;
        if (first) ids = applied(ids, first);
        before = await conflictsIn(ids);
      }
      count[before.errors > 0 ? 'stuck' : 'solved'] += 1;
    }
    expect(count.fixes).toBeGreaterThan(builds);
    // oxlint-disable-next-line no-console -- the counts are what the search is run for
    if (asked) console.log(JSON.stringify({ builds, ...count }));
  },
);
