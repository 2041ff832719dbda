import { isIPv4, isIPv6 } from 'node:net';

/** Where a call comes from, as far as accounts need to know. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** A browser that will keep and send the cookie set at sign-in. */
  keepsCookies: boolean;
}

/** Whom a limit counts: one IPv4 address, or the IPv6 network that one household is given. */
export const countedAs = (address: string): string => prefix(address, 4, 4);

/** A rough place that is good enough to tell a stranger's session from one's own. */
export const networkOf = (address: string): string => prefix(address, 3, 3);

function prefix(address: string, parts4: number, parts6: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, parts4).join('.');
  if (!isIPv6(plain)) return 'unknown';
  return groupsOf(plain).slice(0, parts6).join(':');
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  if (tail === undefined) return left;
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}
