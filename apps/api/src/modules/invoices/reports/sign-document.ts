import { createPublicKey, type KeyObject } from 'node:crypto';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import { toStructuredForm } from '@sirkito/contracts/invoices/structured-form';
import type { InvoiceKeys } from '@sirkito/contracts/invoices/reports-schemas';
import { calculateJwkThumbprint, CompactSign, exportJWK } from 'jose';

const algorithm = 'ES256';

export interface DocumentSigner {
  /** Returns the document's structured form as a compact JWS. */
  sign: (document: InvoiceDocument) => Promise<string>;
  /** The key that verifies the signatures. */
  publicKey: () => Promise<InvoiceKeys['keys'][number]>;
}

async function toJwk(key: KeyObject): Promise<InvoiceKeys['keys'][number]> {
  const jwk = await exportJWK(key);
  const { kty = '', crv = '', x = '', y = '' } = jwk;
  return { kty, crv, x, y, kid: await calculateJwkThumbprint(jwk), alg: algorithm, use: 'sig' };
}

/** Returns the keys that verify signed invoices, the current one first, each once. */
export async function publishedKeys(
  signer: DocumentSigner | undefined,
  earlier: readonly KeyObject[],
): Promise<InvoiceKeys['keys']> {
  const keys = await Promise.all([...(signer ? [signer.publicKey()] : []), ...earlier.map(toJwk)]);
  return [...new Map(keys.map((key) => [key.kid, key])).values()];
}

/** Signs with ES256. The key's id is its thumbprint (RFC 7638). */
export function createSigner(key: KeyObject): DocumentSigner {
  const known = toJwk(createPublicKey(key));
  return {
    publicKey: () => known,
    async sign(document) {
      const { kid } = await known;
      const content = Buffer.from(JSON.stringify(toStructuredForm(document)));
      const header = { alg: algorithm, kid, cty: 'application/json' };
      return new CompactSign(content).setProtectedHeader(header).sign(key);
    },
  };
}
