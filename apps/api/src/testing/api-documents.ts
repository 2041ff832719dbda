import type { FastifyInstance } from 'fastify';

const addresses = ['/api/openapi.json', '/api/openapi-staff.json'];

export interface ApiDocument<Operation> {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  servers: { url: string }[];
  components: { schemas: Record<string, object> };
}

/** Reads the OpenAPI documents of the shop and of its staff. */
export async function readApiDocuments<Operation>(
  app: FastifyInstance,
): Promise<ApiDocument<Operation>[]> {
  const replies = await Promise.all(addresses.map((address) => app.inject(address)));
  return replies.map((reply) => reply.json<ApiDocument<Operation>>());
}

/** Reads the operations of both documents by path and method, with named schemas in their place. */
export async function readApiPaths<Operation>(
  app: FastifyInstance,
): Promise<ApiDocument<Operation>['paths']> {
  const paths: ApiDocument<Operation>['paths'] = {};
  for (const document of await readApiDocuments<Operation>(app)) {
    const inlined = withoutReferences(document.paths, document.components.schemas);
    for (const [path, methods] of Object.entries(inlined)) {
      paths[path] = { ...paths[path], ...methods };
    }
  }
  return paths;
}

/** Schemas that contain themselves are left out where they do. */
function withoutReferences<Part>(
  part: Part,
  schemas: Record<string, object>,
  outer: string[] = [],
): Part {
  // Only references are replaced, so it is what it was.
  return JSON.parse(JSON.stringify(part), (_key, value: { $ref?: string } | null) => {
    const name = value?.$ref?.match(/^#\/components\/schemas\/(.+)/)?.[1];
    if (name === undefined) return value;
    if (outer.includes(name)) return {};
    return withoutReferences(schemas[name] ?? {}, schemas, [...outer, name]);
  }) as Part;
}
