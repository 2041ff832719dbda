import { readFile, rm } from 'node:fs/promises';
import { build } from 'esbuild';

// One entry a process or command; each may find the migrations two folders above itself.
const entries = [
  'http',
  'worker',
  'migrate',
  'seed',
  'check-mail',
  'jobs',
  'reconcile',
  'catalogue-import',
  'catalogue-export',
  'catalogue-grow',
  'search-rebuild',
  'staff-add',
];
const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

await rm('build', { recursive: true, force: true });
await build({
  entryPoints: entries.map((entry) => `src/main/${entry}.ts`),
  outdir: 'build/main',
  bundle: true,
  // What is imported when first needed stays apart and is read only then.
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  jsx: 'automatic',
  sourcemap: true,
  // Our own packages are TypeScript and go into the bundle; others stay where npm put them.
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@sirkito/')),
});
