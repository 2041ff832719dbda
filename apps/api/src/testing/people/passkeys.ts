import type {
  CreationOptions,
  Passkey,
  PasskeySignInBody,
  RequestOptions,
} from '@sirkito/contracts/passkeys/schemas';
import type { FastifyInstance } from 'fastify';
import { createAuthenticator } from './authenticator.ts';
import type { SignedIn } from './people.ts';

export const ownPasskeys = '/api/account/passkeys';

type Door = 'passkey' | 'admin-passkey';

/** Adds passkeys and signs in with them over HTTP. */
export function passkeysOf(app: FastifyInstance) {
  const ask = (
    { headers }: Pick<SignedIn, 'headers'>,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => app.inject({ method, url, headers, ...(payload && { payload }) });

  async function creationOptions(person: SignedIn): Promise<CreationOptions> {
    const { password } = person;
    const reply = await ask(person, 'POST', `${ownPasskeys}/options`, { password });
    return reply.json<{ data: CreationOptions }>().data;
  }

  return {
    ask,
    creationOptions,
    /** Adds a passkey and returns its authenticator. */
    async add(person: SignedIn, name = 'My phone') {
      const authenticator = createAuthenticator();
      const credential = authenticator.create(await creationOptions(person));
      const reply = await ask(person, 'POST', ownPasskeys, { name, credential });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      const { data } = reply.json<{ data: Passkey[] }>();
      return { authenticator, id: data.at(-1)?.id ?? '' };
    },
    remove: (person: SignedIn, id: string, { password }: Pick<SignedIn, 'password'> = person) =>
      ask(person, 'POST', `${ownPasskeys}/${id}/removal`, { password }),
    async requestOptions(door: Door = 'passkey'): Promise<RequestOptions> {
      const reply = await app.inject({ method: 'POST', url: `/api/auth/${door}-options` });
      return reply.json<{ data: RequestOptions }>().data;
    },
    signIn: (credential: PasskeySignInBody['credential'], door: Door = 'passkey') =>
      app.inject({ method: 'POST', url: `/api/auth/${door}-login`, payload: { credential } }),
  };
}
