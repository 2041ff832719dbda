import { listen } from './listen.ts';

const page = Buffer.alloc(Number(process.env['BASELINE_BYTES'] ?? 2), ' ');

await listen((app) =>
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page)),
);
