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

/** Every form of one body, made once and sent many times. */
export async function encodeAll(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    brotliOnce(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzipOnce(body),
  ]);
  return { br, gzip: gz, identity: body };
}

/** Compresses as it goes: each piece the page sends leaves at once, none waits for the next. */
export function encodeStream(encoding: 'br' | 'gzip'): Transform {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
}
