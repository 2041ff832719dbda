import { STATUS_CODES } from 'node:http';
import { exampleOf } from './examples.ts';
import { tidySchema, type Schema } from './tidy-schema.ts';

interface Content {
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}

interface Operation {
  tags: string[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string; headers?: object }>;
}

interface ApiDocument {
  info: object;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const staffPath = /^\/api\/(?:admin\/(?!features\/)|auth\/admin-)/;

/** Completes the generated document, and parts the shop's calls from those of staff. */
export function documentsOf(generated: object) {
  // `JSON.stringify` keeps what the plugin generated.
  const document = JSON.parse(JSON.stringify(generated), tidySchema) as ApiDocument;
  const { schemas } = document.components;
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    completeReplies(operation, schemas);
  }
  return {
    shop: partOf(document, 'Sirkito shop API', (path) => !staffPath.test(path)),
    staff: partOf(document, 'Sirkito staff API', (path) => staffPath.test(path)),
  };
}

function completeReplies({ requestBody, responses }: Operation, schemas: Record<string, Schema>) {
  for (const [status, reply] of Object.entries(responses)) {
    reply.description = STATUS_CODES[status] ?? status;
    if (status === '429' || status === '503') {
      reply.headers = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
    }
  }
  for (const content of [requestBody?.content, responses['200']?.content]) {
    const media = content?.['application/json'];
    if (media?.schema) media.example = exampleOf(media.schema, schemas);
  }
}

function partOf(document: ApiDocument, title: string, isPart: (path: string) => boolean) {
  const { info, components } = document;
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isPart(path)));
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const usedTags = new Set(operations.flatMap(({ tags }) => tags));
  const usedSchemas = [...namesIn(paths, components.schemas)].toSorted();
  return {
    ...document,
    info: { ...info, title },
    tags: document.tags.filter(({ name }) => usedTags.has(name)),
    paths,
    components: {
      ...components,
      schemas: Object.fromEntries(usedSchemas.map((name) => [name, components.schemas[name]])),
    },
  };
}

/** Returns the names of the schemas that a part of the document refers to, also through others. */
function namesIn(part: unknown, schemas: Record<string, Schema>, names = new Set<string>()) {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (!names.has(name)) namesIn(schemas[name], schemas, names.add(name));
  }
  return names;
}
