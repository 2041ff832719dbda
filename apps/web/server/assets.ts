import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { root } from './pages/page-source.ts';

const client = join(root, 'build/client');

/** Serves the build's files. Hashed names are immutable; others are cached for an hour. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${client}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    logLevel: 'warn',
  });
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.{br,gz}'],
    preCompressed: true,
    decorateReply: false,
    maxAge: '1h',
    logLevel: 'warn',
  });
}
