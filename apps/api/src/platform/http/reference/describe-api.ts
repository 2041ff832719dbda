import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import swagger from '@fastify/swagger';
import * as modules from '@sirkito/contracts/named-schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireStaff } from '../../context.ts';
import { identify } from '../route.ts';
import { documentsOf } from './documents.ts';
import { tags } from './operation.ts';

const documentPaths = { shop: '/api/openapi.json', staff: '/api/openapi-staff.json' };

interface ReferenceOptions {
  /** Address of the API. */
  serverUrl: string;
  /** Whether the staff's document is for staff only. */
  isStaffOnly: boolean;
}

/** Serves the OpenAPI documents of the shop and of its staff. */
export async function describeApi(app: FastifyInstance, options: ReferenceOptions): Promise<void> {
  nameSchemas();
  await app.register(swagger, {
    openapi: documentBase(options.serverUrl),
    stripBasePath: false,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  let documents: Record<keyof typeof documentPaths, ReturnType<typeof prepare>> | undefined;
  const send =
    (part: keyof typeof documentPaths) => (request: FastifyRequest, reply: FastifyReply) => {
      if (!documents) {
        const { shop, staff } = documentsOf(app.swagger());
        documents = { shop: prepare(shop), staff: prepare(staff) };
      }
      const { plain, compressed, etag } = documents[part];
      void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      void reply.type('application/json; charset=utf-8');
      if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(plain);
      return reply.header('content-encoding', 'gzip').send(compressed);
    };
  const hidden = { schema: { hide: true } };
  app.get(documentPaths.shop, hidden, send('shop'));
  const requireReader = async (request: FastifyRequest) => {
    await identify(app, request);
    if (options.isStaffOnly) requireStaff(request.ctx);
  };
  app.get(documentPaths.staff, { ...hidden, preParsing: requireReader }, send('staff'));
}

/** Names the schemas of requests and replies as they are exported. */
function nameSchemas(): void {
  for (const [name, schema] of Object.values(modules).flatMap(Object.entries<unknown>)) {
    if (!(schema instanceof z.ZodType) || z.globalRegistry.get(schema)?.id !== undefined) continue;
    // Texts and numbers say more in their place.
    const isNamed = ['object', 'union', 'pipe', 'optional'].includes(schema.type);
    if (isNamed) z.globalRegistry.add(schema, { ...schema.meta(), id: name });
  }
}

/** Serialises and compresses a document once. */
function prepare(document: object) {
  const plain = JSON.stringify(document);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, compressed: gzipSync(plain), etag: `W/"${hash}"` };
}

const documentBase = (serverUrl: string) => ({
  openapi: '3.1.0' as const,
  info: {
    title: 'Sirkito API',
    version: '0.1.0',
    description: [
      'Amounts are in pesos. Every error has the schema `ErrorReply`: decide by its `code`.',
      'Replies may get more fields, and enumerations more values; ignore those you do not know.',
      'Calls that are not found here may change without notice.',
    ].join(' '),
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'Customer service', url: new URL('/shop/contact-us', serverUrl).href },
  },
  servers: [{ url: new URL(serverUrl).origin }],
  tags,
  components: {
    securitySchemes: {
      bearer: {
        type: 'http' as const,
        scheme: 'bearer',
        description:
          'The `token` of a sign-in call. The token of a browser works only with its cookie `__Host-sb`.',
      },
    },
    headers: {
      RetryAfter: {
        description: 'Seconds until it is worth trying again.',
        schema: { type: 'integer' as const, minimum: 0 },
      },
    },
  },
});
