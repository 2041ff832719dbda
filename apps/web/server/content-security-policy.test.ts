import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  scriptHash,
} from './content-security-policy.ts';

test('hashes every inline script of a page once', () => {
  const html = [
    '<script>a()</script>',
    '<script type="module" async="">import "/x.js";\nb()</script>',
    '<script>a()</script>',
    '<script type="module" src="/assets/entry.js"></script>',
  ].join('<p>text</p>');
  expect(inlineScriptHashes(html)).toEqual([scriptHash('a()'), scriptHash('import "/x.js";\nb()')]);
});

test('skips JSON-LD blocks', () => {
  const html =
    '<script type="application/ld+json">{"@type":"Product"}</script><script>a()</script>';
  expect(inlineScriptHashes(html)).toEqual([scriptHash('a()')]);
});

test('computes the hash browsers expect', () => {
  expect(scriptHash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

test('forbids unlisted inline scripts and calls to other origins', () => {
  const policy = contentSecurityPolicy({ scripts: ["'nonce-abc'"], connect: [], images: [] });
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
});

test('allows calls to the public API', () => {
  const policy = contentSecurityPolicy({
    scripts: [],
    connect: ['https://api.example.com'],
    images: [],
  });
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
});

test('[DP-26] allows pictures of the CDN, and nothing else there', () => {
  const policy = (images: string[]) => contentSecurityPolicy({ scripts: [], connect: [], images });
  expect(policy([])).toContain("img-src 'self' data:;");
  const allowed = policy(['https://cdn.example.com']);
  expect(allowed).toContain("img-src 'self' data: https://cdn.example.com;");
  expect(allowed.match(/cdn\.example\.com/g)).toHaveLength(1);
});
