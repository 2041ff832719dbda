import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Serves the OpenAPI document at `/api/openapi.json` and its viewer at `/api/reference`. */
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

  let viewer: Promise<FastifyInstance> | undefined;
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    viewer ??= openViewer();
    const { statusCode, headers, payload } = await (await viewer).inject(request.url);
    const { location, 'content-type': type = 'text/plain' } = headers;
    if (location !== undefined) void reply.header('location', location);
    return reply
      .code(statusCode)
      .type(String(type))
      .header('content-security-policy', policyFor(payload))
      .send(payload);
  };
  app.get('/api/reference', { schema: { hide: true } }, show);
  app.get('/api/reference/*', { schema: { hide: true } }, show);
}

/** Loads the viewer on first use: it takes 26 MB of memory. */
async function openViewer(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const viewer = fastify();
  await viewer.register(scalar, {
    routePrefix: '/api/reference',
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
  });
  return viewer;
}

/** Allows the page's inline scripts by hash; the viewer also injects styles. */
function policyFor(html: string): string {
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
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
