import { createHash } from 'node:crypto';

interface Policy {
  /** Hashes or nonces of the inline scripts that may run. */
  scripts: readonly string[];
  /** Origins the page may call besides its own. */
  connect: readonly string[];
  /** Only in development, where Vite brings styles as it goes. */
  hasInlineStyles?: boolean;
}

/** What a page may load, run and call. Scripts run only when they are ours, byte for byte. */
export function contentSecurityPolicy({ scripts, connect, hasInlineStyles }: Policy): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self'${hasInlineStyles ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

// A block of data, such as what search engines read, never runs and needs no leave to.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** One source expression for each inline script of a whole page. */
export function inlineScriptHashes(html: string): string[] {
  const bodies = Array.from(html.matchAll(inlineScript), ([, body = '']) => body);
  return [...new Set(bodies.map(scriptHash))];
}

export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
