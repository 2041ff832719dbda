import { expect, test } from 'vitest';
import { inlineScriptHashes, scriptHash } from './content-security-policy.ts';
import { wakeAfterPaint } from './wake-after-paint.ts';

const program = 'import "/assets/manifest.js";import("/assets/entry.js");';
const html = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><script type="module" async="">${program}</script>`;

test('nothing of a whole page asks for scripts by itself', () => {
  const page = wakeAfterPaint(html);
  expect(page).not.toContain('rel="modulepreload"');
  expect(page).not.toContain('type="module"');
});

test('the program stays in the page with what it needs, and may run by its hash', () => {
  const page = wakeAfterPaint(html);
  expect(page).toContain(
    `<script type="text/plain" data-modules="/assets/a.js /assets/b.js">${program}</script>`,
  );
  expect(inlineScriptHashes(page)).toContain(scriptHash(program));
});

test('a page without a program is left as it is', () => {
  expect(wakeAfterPaint('<h1>Home</h1>')).toBe('<h1>Home</h1>');
});
