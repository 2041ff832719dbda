import type { FastifyInstance } from 'fastify';

interface FileLimits {
  types: readonly string[];
  maxBytes: number;
}

/** Registers routes whose body is a raw file of these types. */
export function acceptFiles(
  app: FastifyInstance,
  { types, maxBytes }: FileLimits,
  register: (inside: FastifyInstance) => void,
): void {
  void app.register(async (inside) => {
    inside.addContentTypeParser(
      [...types],
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    register(inside);
  });
}
