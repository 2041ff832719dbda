import { expect, test } from 'vitest';
import { safeReturnPath, signInPath } from './return-path.ts';

const attacks = [
  '',
  ' ',
  '/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%252f%252fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%00/evil.example',
  '/..//evil.example',
  '/shop/..//evil.example',
  '/shop/../../evil.example',
  '/shop/%2e%2e//evil.example',
  '/shop//evil.example',
  '/shop/\\evil.example',
  'https://evil.example',
  'HTTPS://evil.example/shop/home',
  'https:evil.example',
  'https:/evil.example',
  'http:///evil.example',
  '@evil.example',
  'evil.example/shop/account',
  '/@evil.example',
  '/.evil.example',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  'jAvAsCrIpT:alert(1)//shop/home',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:http://shop/1',
  '?returnUrl=//evil.example',
  '#//evil.example',
  '/auth/login',
  '/auth/login?returnUrl=//evil.example',
  '/shop/../auth/login',
  '/api/auth/logout',
  '/admin/dashboard',
  '/shop',
  '/shopping/cart',
  '/shop/',
  `/shop/${'a'.repeat(1_000)}`,
];

test.each(attacks)('[RT-06] rejects %j as return path', (attack) => {
  expect(safeReturnPath(attack)).toBe('/shop/home');
});

test.each(['/shop', '/shop/', '/shop/home', '/shop/home/', '/shop/x?to=', '/shop/x#'])(
  '[RT-06] stays in the shop when an attack follows %s',
  (start) => {
    for (const attack of attacks) {
      const { origin, pathname } = new URL(safeReturnPath(start + attack), 'https://our.shop');
      expect([origin, pathname.slice(0, 6)], attack).toEqual(['https://our.shop', '/shop/']);
    }
  },
);

test.each([
  '/shop/account',
  '/shop/checkout?step=pay',
  '/shop/listing?category=cpu&search=a%20b%2Fc',
  '/shop/account?tab=orders#latest',
])('[RT-06] returns to %s unchanged', (path) => {
  expect(safeReturnPath(path)).toBe(path);
  const query = new URL(signInPath(path), 'http://x').searchParams.get('returnUrl');
  expect(safeReturnPath(query)).toBe(path);
});

test('[RT-06] falls back to the home page', () => {
  expect(safeReturnPath(null)).toBe('/shop/home');
  expect(safeReturnPath(undefined)).toBe('/shop/home');
});
