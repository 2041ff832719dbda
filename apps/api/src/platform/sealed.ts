import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets in the database so that a copy of it, without the setting, says nothing. */
export interface Seal {
  /** `owner` is sealed in: what is put into another row cannot be opened there. */
  close: (secret: Buffer, owner: string) => Buffer;
  open: (sealed: Buffer, owner: string) => Buffer;
  /** What stands for a secret that only has to be known again. */
  mark: (secret: string, owner: string) => Buffer;
}

const [ivLength, tagLength] = [12, 16];

export function createSeal(setting: string): Seal {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', setting, 'sirkito', purpose, 32));
  const [sealing, marking] = [keyFor('seal'), keyFor('mark')];
  return {
    close(secret, owner) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]);
    },
    open(sealed, owner) {
      const iv = sealed.subarray(0, ivLength);
      const tag = sealed.subarray(ivLength, ivLength + tagLength);
      const decipher = createDecipheriv('aes-256-gcm', sealing, iv, { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const hidden = sealed.subarray(ivLength + tagLength);
      return Buffer.concat([decipher.update(hidden), decipher.final()]);
    },
    mark: (secret, owner) => createHmac('sha256', marking).update(`${owner}\n${secret}`).digest(),
  };
}
