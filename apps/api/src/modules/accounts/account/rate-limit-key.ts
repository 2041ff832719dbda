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

/** Returns the IPv4 address, or the IPv6 /56 that one household is assigned at most. */
export const householdKey = (address: string): string => addressPrefix(address, 4, 56);

/** For limits of an address alone, sized for thousands of people: one /48 has 256 households. */
export const addressKey = (address: string): string => addressPrefix(address, 4, 48);
