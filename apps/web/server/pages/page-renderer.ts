import { demoNotice } from '@sirkito/process';
import type { RequestContext } from '../../app/lib/api/request-context.ts';
import { contentSecurityPolicy, scriptHash } from '../content-security-policy.ts';
import type { Env } from '../env.ts';
import type { PageSource } from './page-source.ts';

export interface PageRenderer {
  buildId: string;
  render: (
    request: Request,
    context: Omit<RequestContext, 'publicApiUrl' | 'imagesUrl' | 'shopUrl' | 'notice'>,
  ) => Promise<Response>;
  /** Returns the CSP for a page with these script hashes or nonce. */
  policy: (scripts: readonly string[]) => string;
}

export async function createPageRenderer(env: Env, source: PageSource): Promise<PageRenderer> {
  const { buildId, sharedInlineScripts } = await source();
  const api = { url: env.API_URL, secret: env.WEB_API_SECRET };
  const publicApiUrl = env.PUBLIC_API_URL;
  const imagesUrl = env.IMAGES_URL;
  const shopUrl = new URL(env.SHOP_URL).origin;
  const notice = demoNotice(env.SHOP_MODE);
  const connect = publicApiUrl ? [new URL(publicApiUrl).origin] : [];
  const images = imagesUrl ? [new URL(imagesUrl).origin] : [];
  const hasInlineStyles = env.NODE_ENV === 'development';
  const sharedHashes = sharedInlineScripts.map(scriptHash);
  return {
    buildId,
    render: async (request, context) => {
      const { renderPage } = await source();
      const page = { ...context, publicApiUrl, imagesUrl, shopUrl, notice };
      return withCharset(await renderPage(request, page, api));
    },
    policy: (sources) => {
      const scripts = [...new Set([...sharedHashes, ...sources])];
      return contentSecurityPolicy({ scripts, connect, images, hasInlineStyles });
    },
  };
}

/** React Router names none for the data of a page. */
function withCharset(response: Response): Response {
  const type = response.headers.get('content-type');
  if (type === 'text/x-script') response.headers.set('content-type', `${type}; charset=utf-8`);
  return response;
}
