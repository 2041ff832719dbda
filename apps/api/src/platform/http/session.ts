import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Ctx } from '../context.ts';

/** What a call brings to say who makes it: the bearer, and for browsers the cookie beside it. */
export interface Credentials {
  token: string;
  binding: string | undefined;
}

export type Identify = (ctx: Ctx, given: Credentials) => Promise<Actor>;

interface Binding {
  value: string;
  seconds: number;
  /** Sent by no other site, not even when a link there is followed. */
  isStrict: boolean;
}

const cookie = '__Host-sb';
const cookieForm = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{22})(?:;|$)`);
const bearerForm = /^Bearer ([as]_[\w-]{43})$/;

export function credentialsOf({ headers }: FastifyRequest): Credentials | undefined {
  const token = bearerForm.exec(headers.authorization ?? '')?.[1];
  return token ? { token, binding: cookieForm.exec(headers.cookie ?? '')?.[1] } : undefined;
}

/**
 * Browsers say where a call comes from, and only where they also keep a Secure cookie: over HTTPS
 * and on this machine. Other programs say nothing and use the bearer alone.
 */
export const keepsCookies = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'same-site';

export function setBinding(reply: FastifyReply, { value, seconds, isStrict }: Binding): void {
  const site = isStrict ? 'Strict' : 'Lax';
  void reply.header(
    'set-cookie',
    `${cookie}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=${site}`,
  );
}

export function clearBinding(reply: FastifyReply): void {
  void reply.header('set-cookie', `${cookie}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`);
}
