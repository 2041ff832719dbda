import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

await rm('build/main', { recursive: true, force: true });
/** Bundles the web server with the pages that Vite built and all packages, which start faster in less memory. */
await build({
  entryPoints: { web: 'server/main.ts', pages: 'build/server/index.js' },
  // As deep as server/pages, because page-source.ts finds the client's files from there.
  outdir: 'build/main',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  // Development only.
  external: ['vite', '@fastify/middie'],
  legalComments: 'external',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Bundled CommonJS packages require Node's modules.
  banner: {
    js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
  },
});
