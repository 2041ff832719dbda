import type { FastifyInstance } from 'fastify';

interface Accepted {
  types: readonly string[];
  maxBytes: number;
}

/** Routes registered inside take a file of these types as their body, as it is. */
export function acceptFiles(
  app: FastifyInstance,
  { types, maxBytes }: Accepted,
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
