import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test('leaves a canonical path unchanged', () => {
  for (const path of ['/', '/shop/home', '/shop/home.data?a=B', '/shop/product/0199-AB']) {
    expect(canonicalPath(path)).toBeUndefined();
  }
});

test('removes extra slashes and lowercases', () => {
  expect(canonicalPath('/shop/home/')).toBe('/shop/home');
  expect(canonicalPath('/Shop/HOME')).toBe('/shop/home');
  expect(canonicalPath('/SHOP/')).toBe('/shop');
  expect(canonicalPath('/shop//listing/?search=RTX&page=2')).toBe(
    '/shop/listing?search=RTX&page=2',
  );
});

test('[SC-73] resolves dot segments as browsers do, so that each page is cached under its own path', () => {
  expect(canonicalPath('/shop/product/%2e%2e/account')).toBe('/shop/account');
  expect(canonicalPath('/shop/product/.%2E/../%2e/../../account?a=..')).toBe('/account?a=..');
  expect(canonicalPath('/shop/./home')).toBe('/shop/home');
  expect(canonicalPath('/shop/product/1.5..2')).toBeUndefined();
});

test('keeps the case of a token', () => {
  expect(canonicalPath('/Auth/reset-password/Ab1/xYz/')).toBe('/auth/reset-password/Ab1/xYz');
});

test('never redirects to another site', () => {
  expect(canonicalPath('//elsewhere.example')).toBe('/elsewhere.example');
  expect(canonicalPath('///elsewhere.example/a/')).toBe('/elsewhere.example/a');
  expect(canonicalPath('/\\elsewhere.example/')).toBe('/elsewhere.example');
  expect(canonicalPath('//?//elsewhere.example')).toBe('/?//elsewhere.example');
});
