import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { compactVerify, createRemoteJWKSet, errors } from 'jose';

interface Options {
  host: string;
  port: number;
  /** Where the seller publishes its keys. */
  keysUrl: string;
}

/** What to do with the next documents instead of checking them. */
type Behaviour =
  | { kind: 'reject'; reason: string }
  /** Accepts the document and never answers. */
  | { kind: 'lose_answer' }
  | { kind: 'time_out' }
  | { kind: 'answer'; status: number; body?: unknown };

interface Form {
  documentType: string;
  documentNumber: string;
  documentHash: string;
  seller: { tin: string; branchCode: string };
}

interface Reply {
  status: number;
  body: unknown;
}

const maxBytes = 1_000_000;

/** Simulates a tax office: verifies signatures, accepts each document once, and fails on request. */
export async function startTaxOffice({ host, port, keysUrl }: Options) {
  const keys = createRemoteJWKSet(new URL(keysUrl));
  const accepted = new Map<string, { reference: string; documentHash: string; form: Form }>();
  let next: Behaviour[] = [];

  const accept = (form: Form): Reply => {
    const { tin, branchCode } = form.seller;
    const id = [tin, branchCode, form.documentType, form.documentNumber].join('/');
    const known = accepted.get(id);
    if (known) {
      const { reference, documentHash } = known;
      return { status: 409, body: { reference, documentHash } };
    }
    const reference = `TX-${String(accepted.size + 1).padStart(6, '0')}`;
    accepted.set(id, { reference, documentHash: form.documentHash, form });
    return { status: 201, body: { reference } };
  };

  const verify = async (jws: string): Promise<Form | undefined> => {
    try {
      const { payload } = await compactVerify(jws, keys, { algorithms: ['ES256'] });
      return JSON.parse(Buffer.from(payload).toString()) as Form; // as the seller signed it
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  async function receive(jws: string): Promise<Reply | undefined> {
    const behaviour = next.shift();
    if (behaviour?.kind === 'time_out') return undefined;
    if (behaviour?.kind === 'answer') {
      const { status, body = {} } = behaviour;
      return { status, body };
    }
    if (behaviour?.kind === 'reject') return { status: 422, body: { reason: behaviour.reason } };
    const form = await verify(jws);
    if (!form) return { status: 422, body: { reason: 'The signature is not valid' } };
    if (!/^\d{3}-\d{3}-\d{3}$/.test(form.seller.tin)) {
      return { status: 422, body: { reason: 'The seller has no TIN' } };
    }
    const reply = accept(form);
    return behaviour?.kind === 'lose_answer' ? undefined : reply;
  }

  async function respond(request: IncomingMessage): Promise<Reply | undefined> {
    const call = `${request.method} ${request.url}`;
    if (call === 'POST /v1/documents') return receive(await readBody(request));
    if (call === 'GET /healthz') return { status: 200, body: { status: 'ok' } };
    if (call === 'GET /_control/documents') {
      return { status: 200, body: [...accepted.values()].map(({ form }) => form) };
    }
    if (call === 'POST /_control/next') {
      next = JSON.parse(await readBody(request)) as Behaviour[];
      return { status: 200, body: {} };
    }
    return { status: 404, body: { reason: 'Not found' } };
  }

  const server = createServer((request, response) => {
    respond(request)
      .catch((error: unknown) => ({ status: 400, body: { reason: String(error) } }))
      .then((reply) => {
        if (!reply) return;
        response.writeHead(reply.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(reply.body));
      })
      .catch(console.error);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) throw new Error('The document is too large');
  }
  return Buffer.concat(chunks).toString();
}
