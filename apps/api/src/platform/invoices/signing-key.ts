import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** Reads a P-256 private key in PEM, written as base64 on one line; undefined if it is none. */
export function parseSigningKey(setting: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(Buffer.from(setting, 'base64'));
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a P-256 public key in PEM, written as base64 on one line; undefined if it is none. */
export function parsePublicKey(setting: string): KeyObject | undefined {
  const pem = Buffer.from(setting, 'base64').toString();
  // createPublicKey also takes private keys, which no longer belong in the settings.
  if (pem.includes('PRIVATE KEY')) return undefined;
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}
