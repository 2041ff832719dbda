import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../planting/tree.ts';
import { actualImports, brokenLinks, drawnImports, missingPaths, type Doc } from './check-docs.ts';

const read = (file: string): Doc => ({ file, text: readFileSync(path.join(root, file), 'utf8') });
/** Ignored by git, by path from the root or by name. */
const ignored =
  /^reports$|(?:^|\/)(?:node_modules|\.git|\.data|\.dev|\.react-router|build|test-results)$/;
const listFiles = (folder = ''): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .map((entry) => ({ entry, file: path.posix.join(folder, entry.name) }))
    .filter(({ file }) => !ignored.test(file))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? listFiles(file) : [file]));
const files = listFiles();
const docs = files.filter((file) => file.endsWith('.md')).map(read);

const namesPaths =
  /^(?:ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/(?:tour\.md$|architecture\/|decisions\/|security\/[\w-]+\.md$)/;
const isSuperseded = ({ text }: Doc) => /^Date: .*superseded by/m.test(text);

test('documents name only paths that exist', () => {
  const checked = docs.filter((doc) => namesPaths.test(doc.file) && !isSuperseded(doc));
  expect(checked.length).toBeGreaterThan(20);
  expect(missingPaths(checked, files)).toEqual([]);
});

test('relative links lead to a file and a heading', () => {
  expect(brokenLinks(docs, files)).toEqual([]);
});

test('ARCHITECTURE.md draws the modules as they import each other', () => {
  const drawn = drawnImports(read('ARCHITECTURE.md').text);
  const sources = files.filter(
    (file) =>
      /^apps\/api\/src\/modules\/[^/]+\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(drawn).toEqual(allowedImports());
  expect(drawn).toEqual(actualImports(sources.map(read)));
});

function allowedImports() {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    forbidden: { name: string; comment: string }[];
  };
  return Object.fromEntries(
    forbidden.flatMap(({ name, comment }) => {
      const [, module, allowed = ''] = /^(\w+) may import: (.*)\.$/.exec(comment) ?? [];
      if (name !== `${module}-imports`) return [];
      return [[module, allowed === 'no other module' ? [] : allowed.split(', ').sort()]];
    }),
  );
}

const known = ['docs/a.md', 'docs/b.md', 'apps/api/src/carts/add.queries.ts', '.ci/run'];
const doc = (text: string, file = 'docs/a.md'): Doc => ({ file, text });

test.each(['apps/api/src/carts', 'carts/', 'carts/<name>.queries.ts', 'add.*.ts', '.queries.ts'])(
  'accepts the path %s',
  (name) => expect(missingPaths([doc(`Read \`${name}\`.`)], known)).toEqual([]),
);

test.each(['GET /api/carts', '@fastify/cors', 'ctx.transact', '/shop/home', '.ci/run'])(
  'does not take %s for a missing path',
  (name) => expect(missingPaths([doc(`\`${name}\``)], known)).toEqual([]),
);

test.each(['apps/api/src/orders', 'd.queries.ts', 'dd.queries.ts', 'carts/<name>.sql', 'gone.ts'])(
  'reports the missing path %s',
  (name) => expect(missingPaths([doc(`\`${name}\``)], known)).toEqual([`docs/a.md: ${name}`]),
);

test('reports links to missing files and headings', () => {
  const linked = doc('## Two-step: why?\n[1](b.md) [2](#two-step-why) [3](https://x.y/z)');
  expect(brokenLinks([linked, doc('# B', 'docs/b.md')], known)).toEqual([]);
  const broken = doc('# A\n[1](c.md) [2](#b) [3](b.md#c) [4](../docs)');
  expect(brokenLinks([broken, doc('# B', 'docs/b.md')], known)).toEqual([
    'docs/a.md: c.md',
    'docs/a.md: #b',
    'docs/a.md: b.md#c',
  ]);
});

test('reads drawings and imports', () => {
  const drawing = '## Modules\n\nText\n\n```\na, b\nc → b, a\n```\n';
  const imports = { a: [], b: [], c: ['a', 'b'] };
  expect(drawnImports(drawing)).toEqual(imports);
  const source = (module: string, text: string): Doc =>
    doc(text, `apps/api/src/modules/${module}/x.ts`);
  expect(
    actualImports([
      source('a', `import { x } from '#api/modules/a/y.ts';`),
      source('b', ''),
      source('c', `import { x } from '#api/modules/b/index.ts';`),
      source('c', `} from '#api/modules/a/index.ts';`),
    ]),
  ).toEqual(imports);
});
