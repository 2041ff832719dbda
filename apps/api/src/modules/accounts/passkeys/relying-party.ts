/** The shop, as authenticators know it. Passkeys work only on its public address. */
export interface RelyingParty {
  /** The host name, which passkeys are bound to. */
  id: string;
  origin: string;
}

/** How long the browser waits for the person; the challenge lives as long. */
export const promptTimeoutMs = 5 * 60_000;

export function relyingPartyOf(shopUrl: string): RelyingParty {
  const { hostname, origin } = new URL(shopUrl);
  return { id: hostname, origin };
}
