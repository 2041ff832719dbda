import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets for the database, so that a leaked copy is useless without the key setting. */
export interface SecretBox {
  /** Binds the ciphertext to `owner`: it can't be decrypted in another account's row. */
  encrypt: (secret: Buffer, owner: string) => Buffer;
  decrypt: (encrypted: Buffer, owner: string) => Buffer;
  /** Returns an HMAC, for secrets that only have to be compared. */
  digest: (secret: string, owner: string) => Buffer;
}

const [ivLength, tagLength] = [12, 16];

export function createSecretBox(setting: string): SecretBox {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', setting, 'sirkito', purpose, 32));
  // The purposes derive the keys of stored data and must not change.
  const [encryptionKey, digestKey] = [keyFor('seal'), keyFor('mark')];
  return {
    encrypt(secret, owner) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(owner));
      const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
    },
    decrypt(encrypted, owner) {
      const iv = encrypted.subarray(0, ivLength);
      const tag = encrypted.subarray(ivLength, ivLength + tagLength);
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, iv, {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const ciphertext = encrypted.subarray(ivLength + tagLength);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    },
    digest: (secret, owner) =>
      createHmac('sha256', digestKey).update(`${owner}\n${secret}`).digest(),
  };
}
