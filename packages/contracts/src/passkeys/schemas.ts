import { z } from 'zod';

/** Base64url, as browsers encode bytes in WebAuthn's JSON. */
const Bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const Transports = z.array(z.string().max(20)).max(10);
const CredentialId = Bytes(1_400);
const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: Transports.optional(),
});

const PasskeyName = z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(40, 'Must be 40 characters or fewer')
  .regex(/^\P{C}+$/u, "Can't contain invisible characters");

const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

export const PasskeysReply = z.object({ success: z.literal(true), data: z.array(Passkey) });
export type PasskeysReply = z.output<typeof PasskeysReply>;

export const PasskeyId = z.object({ id: z.uuid() });
export type PasskeyId = z.input<typeof PasskeyId>;

export const PasskeyNameBody = z.object({ name: PasskeyName });
export type PasskeyNameBody = z.input<typeof PasskeyNameBody>;

/** Options for `navigator.credentials.create`. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.output<typeof CreationOptions>;
export const CreationOptionsReply = z.object({ success: z.literal(true), data: CreationOptions });
export type CreationOptionsReply = z.output<typeof CreationOptionsReply>;

/** Options for `navigator.credentials.get`. The browser offers its passkeys for the shop. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof RequestOptions>;
export const RequestOptionsReply = z.object({ success: z.literal(true), data: RequestOptions });
export type RequestOptionsReply = z.output<typeof RequestOptionsReply>;

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
};

/** What `navigator.credentials.create` returned. */
export const AddPasskeyBody = z.object({
  name: PasskeyName,
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: Bytes(4_000),
      attestationObject: Bytes(20_000),
      transports: Transports.optional(),
    }),
  }),
});
export type AddPasskey = z.output<typeof AddPasskeyBody>;
export type AddPasskeyBody = z.input<typeof AddPasskeyBody>;

/** What `navigator.credentials.get` returned. */
export const PasskeySignInBody = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: Bytes(4_000),
      authenticatorData: Bytes(4_000),
      signature: Bytes(2_000),
      userHandle: Bytes(100).optional(),
    }),
  }),
});
export type PasskeySignIn = z.output<typeof PasskeySignInBody>;
export type PasskeySignInBody = z.input<typeof PasskeySignInBody>;
