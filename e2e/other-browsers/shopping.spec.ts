import { freePort } from '../../scripts/services/ports/free-port.ts';
import { expect, test } from '../fixtures/http-test.ts';
import { newPerson } from '../fixtures/people.ts';
import { startApi, startWeb } from '../stack/servers.ts';
import type { Stage } from '../stack/stage.ts';
import { startFirefox } from './firefox.ts';
import type { RemoteBrowser } from './remote-browser.ts';
import { startTlsFront } from './tls-front.ts';
import { startWebKit } from './webkit.ts';

async function startShop(stage: Stage, protocol: 'http' | 'https'): Promise<string> {
  const [webPort, tlsPort] = [await freePort(), await freePort()];
  const shop = `${protocol}://localhost:${protocol === 'https' ? tlsPort : webPort}`;
  const api = await startApi(stage, { SHOP_URL: shop });
  await startWeb(stage, api.url, { WEB_PORT: String(webPort), SHOP_URL: shop });
  if (protocol === 'https') await startTlsFront(stage, { port: tlsPort, webPort });
  return shop;
}

/** Finds what a person sees by its label, as the tests of the page do. */
const inPage = `
  const named = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
  const find = (selector, name) => [...document.querySelectorAll(selector)].find(
    (element) => name.test(named(element)) && element.getClientRects().length > 0 && !element.disabled);
  const field = (name) => find('label', name)?.control;
  const enter = (control, value) => {
    const prototype = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const isReady = document.readyState === 'complete' && !('earlyClicks' in window);
`;

function personIn(browser: RemoteBrowser) {
  /** Repeats until the expression is true. */
  const until = (expression: string) =>
    expect
      .poll(() => browser.evaluate(`(() => { ${inPage} return ${expression}; })()`), {
        message: expression,
      })
      .toBe(true);
  const act = (element: string, action: (found: string) => string) =>
    until(`isReady && Boolean(${element}) && (${action(element)}, true)`);
  return {
    until,
    click: (name: RegExp) =>
      act(`find('button, a, label', ${name})`, (found) => `${found}.click()`),
    fill: (name: RegExp, value: string) =>
      act(`field(${name})`, (found) => `enter(${found}, '${value}')`),
    select: (name: RegExp, option: string) =>
      act(
        `[...(field(${name})?.options ?? [])].find(({ text }) => text === '${option}')`,
        (found) => `enter(field(${name}), ${found}.value)`,
      ),
  };
}

for (const [name, start] of [
  ['WebKit', startWebKit],
  ['Firefox', startFirefox],
] as const) {
  for (const protocol of ['http', 'https'] as const) {
    test(`[SC-91] ${name} signs in, fills a cart and orders over ${protocol}`, async ({
      stage,
      request,
    }) => {
      const shop = await startShop(stage, protocol);
      const { email, password } = await newPerson(request);
      const browser = await start(stage);
      const { click, fill, select, until } = personIn(browser);

      await browser.goto(`${shop}/auth/login`);
      await fill(/^Email/, email);
      await fill(/^Password/, password);
      await click(/^Sign in$/);
      await until(`location.pathname === '/shop/home'`);

      await browser.goto(`${shop}/shop/listing?category=cables&availability=in_stock`);
      await click(/^Add .+ to cart$/);
      await until(`document.querySelector('header [data-cart-count]')?.textContent.trim() === '1'`);

      await browser.goto(`${shop}/shop/checkout`);
      await fill(/^Full name/, 'Maria Santos');
      await fill(/^Mobile number/, '0917 555 0142');
      await select(/^Region/, 'National Capital Region (NCR)');
      await select(/^City or municipality/, 'Quezon City');
      await select(/^Barangay/, 'Pinyahan');
      await fill(/^Postal code/, '1100');
      await fill(/^Street, building, unit/, '118 Kalayaan Avenue');
      await click(/^Cash on delivery/);
      await click(/^Place order/);
      await until(`document.body.innerText.includes("We've saved your address. Check the total")`);
      await click(/^Place order, ₱/);
      await until(`/^\\/shop\\/account\\/orders\\//.test(location.pathname)`);
      await until(`/SK-\\d+/.test(document.body.innerText)`);
    });
  }
}
