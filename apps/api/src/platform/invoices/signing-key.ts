import { createPrivateKey, type KeyObject } from 'node:crypto';

/** Reads a P-256 private key in PEM, written as base64 on one line; undefined if it is none. */
export function parseSigningKey(setting: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(Buffer.from(setting, 'base64'));
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}
