import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  scriptHash,
  withoutNonce,
} from './content-security-policy.ts';

test('[SC-08] hashes every inline script that carries the nonce, once', () => {
  const html = [
    '<script nonce="n1">a()</script>',
    '<script nonce="n1" type="module" async="">import "/x.js";\nb()</script>',
    '<script nonce="n1">a()</script>',
    '<script nonce="n1" type="module" src="/assets/entry.js"></script>',
    '<script type="application/ld+json">{"@type":"Product"}</script>',
  ].join('<p>text</p>');
  expect(inlineScriptHashes(html, 'n1')).toEqual([
    scriptHash('a()'),
    scriptHash('import "/x.js";\nb()'),
  ]);
});

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="n2">evil()</script>',
  '<script data-nonce="n1">evil()</script>',
  '<script>evil()</script nonce="n1">',
  '<script>/* nonce="n1" */evil()</script>',
  '<script>evil()//',
])('[SC-08] does not allow an injected script: %s', (injected) => {
  const html = `<p>${injected}</p><script nonce="n1">a()</script>`;
  expect(inlineScriptHashes(html, 'n1')).toEqual([scriptHash('a()')]);
});

test('removes the nonce and no other', () => {
  const html = '<link href="/a.js" nonce="n1"/><script nonce="n1">a()</script><link nonce=""/>';
  expect(withoutNonce(html, 'n1')).toBe('<link href="/a.js"/><script>a()</script><link nonce=""/>');
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

test('[SC-17] requires Trusted Types and allows no policy', () => {
  const policy = contentSecurityPolicy({ scripts: [], connect: [], images: [] });
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  );
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
