import { formatPesos, toPesos, type Centavos } from '../../packages/commerce/src/index.ts';
import type { Session } from './ledger.ts';

const names: Record<string, string> = {
  gcash: 'GCash',
  paymaya: 'Maya',
  qrph: 'QR Ph',
  card: 'Card',
};

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const pesos = (centavos: number) => formatPesos(toPesos(centavos as Centavos));

interface PageProps {
  session: Session;
  amount: number;
  /** Shown above the buttons. */
  notice?: string;
  isOver: boolean;
}

/** Renders the payment page, with buttons for every outcome. */
export function checkoutPage({ session, amount, notice, isOver }: PageProps): string {
  const { description, payment_method_types, line_items } = session.attributes;
  const method = names[payment_method_types[0] ?? ''] ?? 'Card';
  const rows = line_items
    .map(
      ({ name, amount: each, quantity }) =>
        `<div><dt>${escape(name)}</dt><dd>${pesos(each * quantity)}</dd></div>`,
    )
    .join('');
  return frame(
    `Pay ${escape(description)}`,
    `<p class="test">Test payments: no real money moves</p>
    <h1>Pay with ${method}</h1>
    <dl>${rows}<div class="total"><dt>Total</dt><dd>${pesos(amount)}</dd></div></dl>
    ${notice ? `<p role="alert" class="notice">${escape(notice)}</p>` : ''}
    ${isOver ? `<form method="post">${button('cancel', 'Back to the shop', 'main')}</form>` : ways(amount)}`,
  );
}

const button = (action: string, label: string, look = '') =>
  `<button name="action" value="${action}" class="${look}">${label}</button>`;

const ways = (amount: number) => `<form method="post">
    ${button('pay', `Pay ${pesos(amount)}`, 'main')}
    ${button('cancel', 'Cancel and go back to the shop')}
    </form>
    <details><summary>Test other outcomes</summary><form method="post">
    ${button('fail', 'Decline the payment')}
    ${button('late', 'Pay late, after the reservation expires')}
    </form></details>`;

export const messagePage = (title: string, message: string) =>
  frame(title, `<h1>${escape(title)}</h1><p>${escape(message)}</p>`);

const frame = (title: string, body: string) => `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title><style>${styles}</style></head>
<body><header>PayMongo simulator</header><main>${body}</main></body></html>`;

const styles = `
:root { color-scheme: light dark; --ground: #f3f4f6; --card: #fff; --ink: #16181d;
  --quiet: #565c66; --line: #c9cdd4; --main: #1c5d3f; --on-main: #fff; --warn: #7a4b00;
  --warn-soft: #fff2d9; --bad: #9b1c1c; --bad-soft: #fdeaea; }
@media (prefers-color-scheme: dark) { :root { --ground: #101215; --card: #191c21; --ink: #eceef1;
  --quiet: #a3a9b3; --line: #3a3f47; --main: #8fd3ae; --on-main: #0c1f15; --warn: #f2c879;
  --warn-soft: #33270f; --bad: #f5a3a3; --bad-soft: #3a1717; } }
* { box-sizing: border-box; margin: 0; }
body { font: 1rem/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink);
  min-height: 100vh; padding: 1.5rem 1rem; display: grid; gap: 1rem; align-content: start;
  justify-items: center; }
header, main { width: 100%; max-width: 26rem; }
header { color: var(--quiet); font-size: .875rem; }
main { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1.5rem; display: grid; gap: 1.25rem; }
h1 { font-size: 1.375rem; font-weight: 600; line-height: 1.25; }
.test { background: var(--warn-soft); color: var(--warn); border-radius: .375rem;
  padding: .5rem .75rem; font-size: .875rem; }
.notice { background: var(--bad-soft); color: var(--bad); border-radius: .375rem;
  padding: .5rem .75rem; font-size: .875rem; }
dl { display: grid; gap: .5rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; color: var(--quiet); }
dl .total { color: var(--ink); font-weight: 600; border-top: 1px solid var(--line);
  padding-top: .5rem; }
form { display: grid; gap: .625rem; }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .5rem;
  border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--main); border-color: var(--main); color: var(--on-main);
  font-weight: 600; }
:focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
details { border-top: 1px solid var(--line); padding-top: 1rem; }
summary { color: var(--quiet); font-size: .875rem; cursor: pointer; }
details form { margin-top: .75rem; }
`;
