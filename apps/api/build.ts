import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import manifest from './package.json' with { type: 'json' };

// One entry per process or command.
const entries = [
  'http',
  'worker',
  'commands/migrate',
  'commands/seed',
  'commands/mail-check',
  'commands/jobs',
  'commands/reconcile',
  'commands/trace',
  'commands/catalogue-import',
  'commands/catalogue-export',
  'commands/catalogue-grow',
  'commands/search-rebuild',
  'commands/staff-add',
  'commands/store-profile',
  'commands/demo-remove',
];

await rm('build', { recursive: true, force: true });
await build({
  entryPoints: entries.map((entry) => `src/main/${entry}.ts`),
  // As deep as src/main, because the programs find migrations/ and sql/functions/ from there.
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
  external: Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@sirkito/')),
});
