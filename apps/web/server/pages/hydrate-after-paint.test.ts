import { expect, test } from 'vitest';
import { hydrateAfterPaint } from './hydrate-after-paint.ts';

const program = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/home-loader.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`;
const html = `<head><link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="modulepreload" href="/assets/b.js"/></head><script nonce="n1" type="module" async="">${program}</script>`;

const programOf = (page: string) => /async="">([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';

test('removes preloads and static imports', () => {
  const page = hydrateAfterPaint(html, 'n1');
  expect(page).not.toContain('rel="modulepreload"');
  expect(programOf(page)).not.toMatch(/import [*"]/);
});

test('waits for the paint, preloads, imports and then starts', () => {
  const steps = programOf(hydrateAfterPaint(html, 'n1')).match(
    /requestAnimationFrame|\["\/assets\/a.js","\/assets\/b.js"\]|const \[.*|const route1.*|window.*|import\("\/assets\/entry.js"\);/g,
  );
  expect(steps).toEqual([
    'requestAnimationFrame',
    '["/assets/a.js","/assets/b.js"]',
    'const [,route0,route1_clientLoader,route1_main] = await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home-loader.js"),import("/assets/home.js")]);',
    'const route1 = {...route1_clientLoader,...route1_main};',
    'window.__reactRouterRouteModules = {"root":route0,"home":route1};',
    'import("/assets/entry.js");',
  ]);
});

test('leaves an injected script and a page without an entry script unchanged', () => {
  const injected = '<script type="module" async="">import "/x.js";</script>';
  expect(hydrateAfterPaint(injected + html, 'n1')).toContain(injected);
  expect(hydrateAfterPaint('<h1>Home</h1>', 'n1')).toBe('<h1>Home</h1>');
});
