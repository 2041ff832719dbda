import { createHash } from 'node:crypto';

interface Policy {
  /** Hashes or nonces of the allowed inline scripts. */
  scripts: readonly string[];
  /** Other origins the page can call. */
  connect: readonly string[];
  /** Other origins the page can show pictures of. */
  images: readonly string[];
  /** Development only: Vite injects styles. */
  hasInlineStyles?: boolean;
}

/** Builds the Content-Security-Policy header. */
export function contentSecurityPolicy(policy: Policy): string {
  const { scripts, connect, images, hasInlineStyles } = policy;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self'${hasInlineStyles ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    // No policies: nothing may turn a string into a script or markup.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /csp-reports',
  ].join('; ');
}

/** Returns one CSP source expression per inline script with the nonce, which only ours have. */
export function inlineScriptHashes(html: string, nonce: string): string[] {
  const inlineScript = new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'gi',
  );
  const bodies = Array.from(html.matchAll(inlineScript), ([, body = '']) => body);
  return [...new Set(bodies.map(scriptHash))];
}

export const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, '');

export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
