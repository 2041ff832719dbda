import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { externalPackages } from './external-packages.ts';

// One entry per process or command.
const entries = [
  'http',
  'worker',
  'commands/migrate',
  'commands/narrow',
  'commands/seed',
  'commands/mail-check',
  'commands/jobs',
  'commands/reconcile',
  'commands/erase-again',
  'commands/smoke-test',
  'commands/trace',
  'commands/catalogue-import',
  'commands/catalogue-export',
  'commands/catalogue-grow',
  'commands/search-rebuild',
  'commands/pictures-move',
  'commands/staff-add',
  'commands/store-profile',
  'commands/demo-remove',
];

await rm('build', { recursive: true, force: true });
await build({
  entryPoints: [
    ...entries.map((entry) => ({ in: `src/main/${entry}.ts`, out: entry })),
    // A process of its own, started from beside the others' code.
    { in: 'src/platform/images/picture-process.ts', out: 'picture-process' },
  ],
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
  // Other packages go into the bundle, because loading a thousand files takes time and memory.
  external: [...externalPackages, 'react/jsx-runtime', 'pg-native'],
  legalComments: 'external',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Bundled CommonJS packages require Node's modules.
  banner: {
    js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
  },
});
