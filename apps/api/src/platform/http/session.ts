import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Ctx } from '../context.ts';

/** Credentials of a call: the bearer token and, from browsers, the cookie bound to it. */
export interface Credentials {
  token: string;
  binding: string | undefined;
}

export type Identify = (ctx: Ctx, given: Credentials) => Promise<Actor>;

interface Binding {
  value: string;
  seconds: number;
  /** SameSite=Strict: never sent by other sites, not even when following a link. */
  isStrict: boolean;
}

const cookie = '__Host-sb';
const cookiePattern = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{22})(?:;|$)`);
/** Tells a device that has signed in before from others. It gives no access. */
const deviceCookie = '__Host-kd';
const deviceCookiePattern = new RegExp(
  `(?:^|;\\s*)${deviceCookie}=([\\w-]{22}(?:\\.[\\w-]{22}){1,5})(?:;|$)`,
);
const deviceCookieSeconds = 365 * 24 * 60 * 60;
const bearerPattern = /^Bearer ([as]_[\w-]{43})$/;

export function credentialsOf({ headers }: FastifyRequest): Credentials | undefined {
  const token = bearerPattern.exec(headers.authorization ?? '')?.[1];
  return token ? { token, binding: cookiePattern.exec(headers.cookie ?? '')?.[1] } : undefined;
}

/** Not Chromium, which names it too. */
const safariPattern = /AppleWebKit\/(?!.*Chrom)/;

/**
 * Detects browsers that store our Secure cookies: they send Sec-Fetch-Site over HTTPS and on localhost.
 * Other clients send nothing and use the bearer token alone.
 */
export function supportsCookies({ headers, server }: FastifyRequest): boolean {
  const { origin = '', 'sec-fetch-site': site, 'user-agent': userAgent = '' } = headers;
  if (site !== 'same-origin' && site !== 'same-site') return false;
  // Another app may call without `credentials: 'include'`, when browsers drop cookies.
  if (server.origins.apps.has(origin)) return false;
  // Safari refuses Secure cookies without TLS, also on localhost.
  return !(server.origins.isDemo && origin.startsWith('http:') && safariPattern.test(userAgent));
}

export function setBinding(reply: FastifyReply, { value, seconds, isStrict }: Binding): void {
  const site = isStrict ? 'Strict' : 'Lax';
  void reply.header(
    'set-cookie',
    `${cookie}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=${site}`,
  );
}

export const deviceCookieOf = ({ headers }: FastifyRequest): string | undefined =>
  deviceCookiePattern.exec(headers.cookie ?? '')?.[1];

export function setDeviceCookie(reply: FastifyReply, value: string): void {
  void reply.header(
    'set-cookie',
    `${deviceCookie}=${value}; Path=/; Max-Age=${deviceCookieSeconds}; Secure; HttpOnly; SameSite=Strict`,
  );
}

export function clearBinding(reply: FastifyReply): void {
  void reply.header('set-cookie', `${cookie}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`);
}
