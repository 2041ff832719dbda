import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The API described by its own contracts: `/api/openapi.json`, and to read, `/api/reference`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sirkito API', version: '0.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  await app.register(async (page) => {
    page.addHook('onSend', async (_request, reply, payload) => {
      void reply.header('content-security-policy', policyFor(payload));
      return payload;
    });
    await page.register(scalar, {
      routePrefix: '/api/reference',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
    });
  });
}

/** The page's own script is allowed by its hash; the viewer writes styles as it runs. */
function policyFor(payload: unknown): string {
  const html = typeof payload === 'string' ? payload : '';
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
