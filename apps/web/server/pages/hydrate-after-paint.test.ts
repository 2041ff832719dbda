import { expect, test } from 'vitest';
import { inlineScriptHashes, scriptHash } from '../content-security-policy.ts';
import { hydrateAfterPaint } from './hydrate-after-paint.ts';

const program = 'import "/assets/manifest.js";import("/assets/entry.js");';
const html = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><script type="module" async="">${program}</script>`;

test('removes module scripts and preloads', () => {
  const page = hydrateAfterPaint(html);
  expect(page).not.toContain('rel="modulepreload"');
  expect(page).not.toContain('type="module"');
});

test('keeps the entry script as text, allowed by its hash', () => {
  const page = hydrateAfterPaint(html);
  expect(page).toContain(
    `<script type="text/plain" data-modules="/assets/a.js /assets/b.js">${program}</script>`,
  );
  expect(inlineScriptHashes(page)).toContain(scriptHash(program));
});

test('leaves a page without an entry script unchanged', () => {
  expect(hydrateAfterPaint('<h1>Home</h1>')).toBe('<h1>Home</h1>');
});
