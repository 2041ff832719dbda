import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  AddPasskeyBody,
  CreationOptions,
  PasskeySignInBody,
  RequestOptions,
} from '@sirkito/contracts/passkeys/schemas';

const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40];
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a dishonest client or authenticator may change. */
interface Deviations {
  origin?: string;
  rpId?: string;
  userHandle?: string;
  isVerified?: boolean;
  counter?: number;
}

const origin = 'http://localhost:3000';

/** An authenticator in software with one passkey, ES256. */
export function createAuthenticator({ idLength = 32, keyPadding = 0 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(idLength);
  let [counter, userHandle] = [0, ''];

  const clientData = (type: string, challenge: string, from = origin) =>
    text({ type, challenge, origin: from, crossOrigin: false });
  const head = (rpId: string, flags: number, count: number) => {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), tail]);
  };
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };

  return {
    credential,
    create(options: CreationOptions, deviations: Deviations = {}): AddPasskeyBody['credential'] {
      userHandle = options.user.id;
      const { rpId = options.rp.id, isVerified = true } = deviations;
      const flags = userPresent | (isVerified ? userVerified : 0) | hasCredential;
      const data = Buffer.concat([
        head(rpId, flags, counter),
        Buffer.alloc(16),
        uint16(id.length),
        id,
        coseKey(publicKey, keyPadding),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, deviations.origin),
          attestationObject: attestation(data).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options: RequestOptions, deviations: Deviations = {}): PasskeySignInBody['credential'] {
      counter = deviations.counter ?? counter + 1;
      const { rpId = options.rpId, isVerified = true } = deviations;
      const data = head(rpId, userPresent | (isVerified ? userVerified : 0), counter);
      const clientDataJSON = clientData('webauthn.get', options.challenge, deviations.origin);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        ...credential,
        response: {
          clientDataJSON,
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: deviations.userHandle ?? userHandle,
        },
      };
    },
  };
}

/** The CBOR map `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` (RFC 9053), with `-4: padding` if any. */
function coseKey(publicKey: KeyObject, padding: number): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from(padding > 0 ? 'a6' : 'a5', 'hex'),
    Buffer.from('010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
    ...(padding > 0 ? [Buffer.from('2359', 'hex'), uint16(padding), Buffer.alloc(padding)] : []),
  ]);
}

/** The CBOR map `{fmt: "none", attStmt: {}, authData: data}`. */
function attestation(data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
    uint16(data.length),
    data,
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
