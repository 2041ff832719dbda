import { isIPv4, isIPv6 } from 'node:net';

/** The client of a request. */
export interface Visitor {
  ipAddress: string;
  userAgent: string;
  /** True for browsers, which return the cookie set at sign-in. */
  supportsCookies: boolean;
}

/** Returns the IPv4 address, or the IPv6 /64 that one household is assigned. */
export const rateLimitKey = (address: string): string => prefix(address, 4, 4);

/** Returns an IP prefix, precise enough to tell a stranger's session from one's own. */
export const networkOf = (address: string): string => prefix(address, 3, 3);

function prefix(address: string, parts4: number, parts6: number): string {
  const normalized = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(normalized)) return normalized.split('.').slice(0, parts4).join('.');
  if (!isIPv6(normalized)) return 'unknown';
  return ipv6Groups(normalized).slice(0, parts6).join(':');
}

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  if (tail === undefined) return left;
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}
