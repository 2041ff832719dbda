import type { Visit } from '../app/lib/request-context.ts';
import { contentSecurityPolicy, scriptHash } from './content-security-policy.ts';
import type { Env } from './env.ts';
import type { PageSource } from './page-source.ts';

/** What both ways of serving a page need: how to make one, and what it may run and call. */
export interface PageRendering {
  buildId: string;
  render: (request: Request, visit: Omit<Visit, 'publicApiUrl' | 'shopUrl'>) => Promise<Response>;
  /** The policy of a page whose inline scripts have these hashes or this nonce. */
  policy: (scripts: readonly string[]) => string;
}

export async function createRendering(env: Env, source: PageSource): Promise<PageRendering> {
  const { buildId, standingScripts } = await source();
  const api = { url: env.API_URL, secret: env.WEB_API_SECRET };
  const publicApiUrl = env.PUBLIC_API_URL;
  const shopUrl = new URL(env.SHOP_URL).origin;
  const connect = publicApiUrl ? [new URL(publicApiUrl).origin] : [];
  const hasInlineStyles = env.NODE_ENV === 'development';
  const standing = standingScripts.map(scriptHash);
  return {
    buildId,
    render: async (request, visit) => {
      const { renderPage } = await source();
      return renderPage(request, { ...visit, publicApiUrl, shopUrl }, api);
    },
    policy: (given) => {
      const scripts = [...new Set([...standing, ...given])];
      return contentSecurityPolicy({ scripts, connect, hasInlineStyles });
    },
  };
}
