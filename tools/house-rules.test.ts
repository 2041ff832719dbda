import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  depsClean,
  depsViolationTargets,
  depsViolations,
  moduleViolations,
} from './planting/deps-violations.ts';
import { lintClean, lintViolations } from './planting/lint-violations.ts';
import {
  asFiles,
  asFindings,
  borrowPackages,
  makeTree,
  writeFiles,
  root,
  runTool,
  type Files,
} from './planting/tree.ts';
import { typeViolations, typesClean } from './planting/type-violations.ts';

const trees: string[] = [];
const tree = (files: Files, copied: readonly string[] = []): string => {
  const made = makeTree(files, copied);
  trees.push(made);
  return made;
};
afterAll(() => {
  for (const made of trees) rmSync(made, { recursive: true });
});

const tsconfig = (include: string) =>
  JSON.stringify({
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: { jsx: 'react-jsx', types: ['node', 'react'] },
    include: [include],
  });

describe('linter', () => {
  const project = tree({ ...lintClean, 'tsconfig.json': tsconfig('apps') }, [
    '.oxlintrc.json',
    'tools/lint-rules.js',
    'tools/lint-rules',
  ]);
  borrowPackages(project);

  test('accepts valid files and reports each violation', async () => {
    expect(await runTool(project, 'oxlint', ['apps'])).toMatchObject({ passed: true });

    writeFiles(project, asFiles(lintViolations));
    const { passed, output } = await runTool(project, 'oxlint', ['--format=json', 'apps']);

    const { diagnostics } = JSON.parse(output) as {
      diagnostics: { code: string; filename: string }[];
    };
    expect(passed).toBe(false);
    expect(diagnostics.map(({ code, filename }) => `${code} ${filename}`).sort()).toEqual(
      asFindings(lintViolations),
    );
  });

  test('has a violation for every custom rule and every mandatory one', () => {
    const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
    const house = [...config.matchAll(/"house\/([\w-]+)"/g)].map(([, name]) => `house(${name})`);
    const planted = new Set(lintViolations.map(([rule]) => rule));
    expect([...planted].filter((rule) => rule.startsWith('house')).sort()).toEqual(house.sort());
    expect([...planted].filter((rule) => !rule.startsWith('house')).sort()).toEqual([
      'eslint(max-lines)',
      'eslint(no-restricted-imports)',
      'eslint(no-restricted-properties)',
      'import(no-default-export)',
      'typescript(no-explicit-any)',
      'typescript(no-floating-promises)',
      'typescript(no-misused-promises)',
      'typescript(only-throw-error)',
      'typescript(switch-exhaustiveness-check)',
      'unicorn(filename-case)',
    ]);
  });
});

describe('dependency rules', () => {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
    forbidden: { name: string }[];
  };
  const rules = forbidden.map(({ name }) => name);
  const modules = rules.flatMap((name) => /^(.+)-imports$/.exec(name)?.[1] ?? []);
  const violations = [...depsViolations, ...moduleViolations(modules)];
  const workspaces = [
    '.',
    'packages/commerce',
    'packages/compatibility',
    'packages/contracts',
    'packages/process',
    'apps/api',
    'apps/web',
  ];
  const folders = ['packages', 'apps', 'scripts', 'e2e'];

  const project = tree(depsClean, [
    '.dependency-cruiser.cjs',
    ...workspaces.map((workspace) => path.join(workspace, 'package.json')),
  ]);
  mkdirSync(path.join(project, 'node_modules/@sirkito'));
  for (const name of ['commerce', 'contracts', 'process']) {
    symlinkSync(`../../packages/${name}`, path.join(project, 'node_modules/@sirkito', name));
  }

  test('accept valid imports and report each violation', async () => {
    expect(await runTool(project, 'depcruise', folders)).toMatchObject({ passed: true });

    writeFiles(project, { ...asFiles(violations), ...depsViolationTargets });
    const { output } = await runTool(project, 'depcruise', ['--output-type=json', ...folders]);

    const { summary } = JSON.parse(output) as {
      summary: { violations: { from: string; rule: { name: string } }[] };
    };
    expect(summary.violations.map(({ from, rule }) => `${rule.name} ${from}`).sort()).toEqual(
      asFindings(violations),
    );
  });

  test('each have a violation', () => {
    expect([...new Set(violations.map(([rule]) => rule))].sort()).toEqual(rules.sort());
  });
});

test('the formatter rejects an unformatted file', async () => {
  const project = tree({ 'good.ts': `export const good = 'good';\n` }, ['.oxfmtrc.json']);
  expect(await runTool(project, 'oxfmt', ['--check'])).toMatchObject({ passed: true });

  writeFiles(project, { 'bad.ts': `export const bad = "bad"\n` });
  const { passed, output } = await runTool(project, 'oxfmt', ['--check']);
  expect(passed).toBe(false);
  expect(output).toContain('bad.ts');
  expect(output).not.toContain('good.ts');
});

test('knip rejects unused files, exports and packages', async () => {
  const api = 'apps/api/package.json';
  const project = tree(
    {
      'package.json': JSON.stringify({ name: 'shop', workspaces: ['apps/*'] }),
      [api]: JSON.stringify({ name: 'api' }),
      'apps/api/src/main/http.ts': `import { used } from '../platform/used.ts';\nused();\n`,
      'apps/api/src/platform/used.ts': `export const used = () => 1;\n`,
    },
    ['knip.json'],
  );
  expect(await runTool(project, 'knip', ['--no-config-hints'])).toMatchObject({ passed: true });

  writeFiles(project, {
    [api]: JSON.stringify({ name: 'api', dependencies: { 'nobody-uses-me': '1.0.0' } }),
    'apps/api/src/platform/dead.ts': `export const dead = 1;\n`,
    'apps/api/src/platform/used.ts': `export const used = () => 1;\nexport const spare = 1;\n`,
  });
  const { passed, output } = await runTool(project, 'knip', ['--no-config-hints']);
  expect(passed).toBe(false);
  expect(output).toMatch(/Unused files \(1\)\s+apps\/api\/src\/platform\/dead\.ts/);
  expect(output).toMatch(/Unused dependencies \(1\)\s+nobody-uses-me/);
  expect(output).toMatch(/Unused exports \(1\)\s+spare/);
});

test('the type check rejects writing through a Reader, a forged Tx, an endpoint without access and wrong error details', async () => {
  const bad = Object.fromEntries(typeViolations.map(([file, code]) => [file, code]));
  const settings = { 'package.json': '{ "type": "module" }', 'tsconfig.json': tsconfig('*.ts') };
  const project = tree({ ...typesClean, ...bad, ...settings });
  borrowPackages(project);

  const files = Object.keys({ ...typesClean, ...bad });
  const args = ['--type-aware', '--type-check', '--format=json', ...files];
  const { output } = await runTool(project, 'oxlint', args);

  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { filename: string; code: string; message: string; help?: string }[];
  };
  const errors = diagnostics.filter(({ code }) => code.startsWith('typescript(TS'));
  expect(new Set(errors.map(({ filename }) => filename))).toEqual(new Set(Object.keys(bad)));
  for (const [file, , names] of typeViolations) {
    const texts = errors.filter(({ filename }) => filename === file);
    expect(texts.map(({ message, help = '' }) => `${message} ${help}`).join(' ')).toMatch(names);
  }
});
