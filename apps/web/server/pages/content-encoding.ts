import { type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] });
const brotliOnce = promisify(brotliCompress);
const gzipOnce = promisify(gzip);

export const acceptedEncoding = (header: string | undefined): Encoding =>
  (header ? negotiator.negotiate(header) : null) ?? 'identity';

/** Compresses a body in every supported encoding. */
export async function encodeAll(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    brotliOnce(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzipOnce(body),
  ]);
  return { br, gzip: gz, identity: body };
}

/** Compresses a stream and flushes every chunk immediately. */
export function encodeStream(encoding: 'br' | 'gzip'): Transform {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
}
