import { addressPrefix } from '#api/platform/network.ts';

/** The client of a request. */
export interface Visitor {
  ipAddress: string;
  userAgent: string;
  /** True for browsers, which return the cookie set at sign-in. */
  supportsCookies: boolean;
  /** Set at an earlier sign-in; see `known-device.ts`. */
  deviceCookie?: string | undefined;
}

/** Returns the IPv4 address, or the IPv6 /64 that one household is assigned. */
export const rateLimitKey = (address: string): string => addressPrefix(address, 4, 4);
