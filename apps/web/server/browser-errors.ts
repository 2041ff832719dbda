import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { loggedPath } from './log.ts';

const Report = z.object({
  reference: z.string().regex(/^[\w-]{8,64}$/),
  path: z.string().max(500).transform(loggedPath),
  message: z.string().transform((text) => text.slice(0, 500)),
  stack: z.string().max(4_000).optional(),
});

/** In the format of `report-uri`, which every browser knows. */
const Violation = z.object({
  'csp-report': z.object({
    'document-uri': z.url().transform((url) => loggedPath(new URL(url).pathname)),
    'effective-directive': z.string().max(100),
    'blocked-uri': z.string().transform((uri) => loggedPath(uri).slice(0, 500)),
  }),
});

const bodyLimit = 8 * 1024;
const perMinute = 60;

/**
 * Logs errors reported by browsers under the reference shown to the customer, and what the
 * Content-Security-Policy stopped.
 */
export function logBrowserErrors(app: FastifyInstance): void {
  const mayLogError = limitPerMinute();
  app.post('/browser-errors', { bodyLimit }, async (request, reply) => {
    void reply.code(204);
    const report = Report.safeParse(parseJson(request.body));
    if (!report.success || !mayLogError()) return;
    request.log.error(report.data, 'page error reported by a browser');
  });

  const mayLogViolation = limitPerMinute();
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  );
  app.post('/csp-reports', { bodyLimit }, async (request, reply) => {
    void reply.code(204);
    const report = Violation.safeParse(parseJson(request.body));
    if (!report.success || !mayLogViolation()) return;
    const {
      'document-uri': path,
      'effective-directive': directive,
      'blocked-uri': blocked,
    } = report.data['csp-report'];
    request.log.warn({ path, directive, blocked }, 'stopped by the Content-Security-Policy');
  });
}

function limitPerMinute(): () => boolean {
  let minute = -1;
  let logged = 0;
  return () => {
    const now = Math.floor(performance.now() / 60_000);
    logged = now === minute ? logged + 1 : 1;
    minute = now;
    return logged <= perMinute;
  };
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
