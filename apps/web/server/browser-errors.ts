import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { loggedPath } from './log.ts';

const Report = z.object({
  reference: z.string().regex(/^[\w-]{8,64}$/),
  path: z.string().max(500).transform(loggedPath),
  message: z.string().transform((text) => text.slice(0, 500)),
  stack: z.string().max(4_000).optional(),
});

const perMinute = 60;

/** Logs errors reported by browsers under the reference shown to the customer. */
export function logBrowserErrors(app: FastifyInstance): void {
  let minute = -1;
  let logged = 0;

  app.post('/browser-errors', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    void reply.code(204);
    const report = Report.safeParse(parseJson(request.body));
    if (!report.success) return;

    const now = Math.floor(performance.now() / 60_000);
    logged = now === minute ? logged + 1 : 1;
    minute = now;
    if (logged <= perMinute) request.log.error(report.data, 'page error reported by a browser');
  });
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
