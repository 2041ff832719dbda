import type { Files, Plant } from './tree.ts';

const api = 'apps/api/src';
const web = 'apps/web/app';

const stub = (name: string): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'stub.js' }),
  [`node_modules/${name}/stub.js`]: '',
});

/** Every edge that is allowed, each next to one that is not. */
export const depsClean: Files = {
  ...stub('zod'),
  ...stub('kysely'),
  ...stub('fastify'),
  ...stub('vitest'),
  ...stub('undeclared'),
  'packages/commerce/src/index.ts': `export { pesos } from './money.ts';`,
  'packages/commerce/src/money.ts': `export const pesos = 1;`,
  'packages/contracts/src/errors.ts': `export * from './shop-error.ts';`,
  'packages/contracts/src/shop-error.ts': `export const codes = 1;`,
  'packages/contracts/src/cart.ts': `import { z } from 'zod';
    import { pesos } from '@sirkito/commerce';
    import { cartPaths } from './paths/cart.ts';
    export const Cart = [z, pesos, cartPaths];`,
  'packages/contracts/src/paths/cart.ts': `import type { Cart } from '../cart.ts';
    export const cartPaths = {} as typeof Cart;`,
  [`${api}/platform/context.ts`]: `import '@sirkito/contracts/errors';`,
  [`${api}/platform/db/transaction.ts`]: `import 'kysely';`,
  [`${api}/platform/http/route.ts`]: `import 'fastify'; import '../context.ts';`,
  [`${api}/testing/test-shop.ts`]: `import '#api/main/http.ts';`,
  [`${api}/main/http.ts`]: `import '#api/modules/carts/carts.routes.ts';
    import '#api/modules/builds/mend-build.ts';
    import '#api/modules/notifications/send-receipt.ts';`,
  [`${api}/modules/builds/mend-build.ts`]: `import '#api/modules/catalog/index.ts';`,
  [`${api}/modules/carts/carts.routes.ts`]: `import '#api/platform/http/route.ts';
    import './view-cart.ts';`,
  [`${api}/modules/carts/view-cart.ts`]: `import './carts.queries.ts';`,
  [`${api}/modules/carts/carts.queries.ts`]: `import 'kysely';
    import '#api/platform/db/transaction.ts';
    import type {} from './view-cart.ts';`,
  [`${api}/modules/carts/view-cart.db.test.ts`]: `import 'vitest'; import './view-cart.ts';
    import '#api/testing/test-shop.ts';`,
  [`${api}/modules/catalog/index.ts`]: `import './list-products.ts';`,
  [`${api}/modules/catalog/list-products.ts`]: `import '#api/platform/context.ts';`,
  [`${api}/modules/payments/index.ts`]: `import '#api/platform/context.ts';`,
  [`${api}/modules/reviews/index.ts`]: `import '#api/platform/context.ts';`,
  [`${api}/modules/settings/index.ts`]: `import '#api/platform/context.ts';`,
  [`${api}/modules/notifications/send-receipt.ts`]: `import '#api/modules/settings/index.ts';`,
  [`${web}/routes/shop/home.tsx`]: `import '#web/shell/footer.tsx';
    import '#web/features/cart/cart-drawer.tsx';`,
  [`${web}/routes/auth/login.tsx`]: `import '#web/features/auth/login-form.tsx';`,
  [`${web}/shell/footer.tsx`]: `import '#web/features/catalog/product-card.tsx';
    export const open = () => import('#web/features/auth/login-form.tsx');`,
  [`${web}/features/auth/login-form.tsx`]: `import 'zod'; import '@sirkito/contracts/cart';`,
  [`${web}/features/cart/cart-drawer.tsx`]: `import '#web/ui/button.tsx';
    import '#web/lib/api-client.ts';
    import type { Cart } from '@sirkito/contracts/cart';
    export type Drawer = typeof Cart;`,
  [`${web}/features/catalog/product-card.tsx`]: `import '#web/ui/button.tsx';`,
  [`${web}/ui/button.tsx`]: `import '@sirkito/commerce';`,
  [`${web}/lib/api-client.ts`]: `import '@sirkito/contracts/paths/cart';
    import '@sirkito/contracts/shop-error';`,
  [`${web}/lib/settings.server.ts`]: `import 'zod';`,
  'apps/web/server/main.ts': `import 'fastify'; import '#web/lib/settings.server.ts';`,
  'scripts/seed.ts': `import '../apps/api/src/platform/context.ts';`,
  'e2e/journeys/browse.spec.ts': `export {};`,
};

export const depsPlants: readonly Plant[] = [
  ['no-cycles', `${api}/platform/egg.ts`, `import './hen.ts';`],
  ['no-orphans', `${api}/platform/forgotten.ts`, `export const forgotten = 1;`],
  ['imports-resolve', `${api}/platform/lost.ts`, `import './nowhere.ts';`],
  ['declared-packages-only', `${api}/platform/phantom.ts`, `import 'undeclared';`],
  ['tests-are-not-imported', `${api}/platform/cheat.ts`, `import '#api/testing/test-shop.ts';`],
  ['commerce-is-pure', 'packages/commerce/src/clock.ts', `import 'node:fs';`],
  ['compatibility-knows-commerce', 'packages/compatibility/src/fit.ts', `import 'node:fs';`],
  ['contracts-know-commerce', 'packages/contracts/src/disk.ts', `import 'node:fs';`],
  ['e2e-speaks-http', 'e2e/journeys/peek.spec.ts', `import '@sirkito/commerce';`],
  ['scripts-know-platform', 'scripts/sell.ts', `import '../apps/api/src/main/http.ts';`],
  [
    'platform-knows-no-module',
    `${api}/platform/curious.ts`,
    `import '#api/modules/catalog/index.ts';`,
  ],
  ['modules-do-not-know-main', `${api}/modules/carts/upward.ts`, `import '#api/main/http.ts';`],
  [
    'modules-meet-at-their-front-door',
    `${api}/modules/builds/window.ts`,
    `import '#api/modules/catalog/list-products.ts';`,
  ],
  ['front-doors-have-no-routes', `${api}/modules/carts/index.ts`, `import './carts.routes.ts';`],
  [
    'modules-are-in-the-table',
    `${api}/main/stranger.ts`,
    `import '#api/modules/strangers/index.ts';`,
  ],
  [
    'use-cases-do-not-see-http',
    `${api}/modules/carts/reply.ts`,
    `import '#api/platform/http/route.ts';`,
  ],
  ['use-cases-do-not-see-http', `${api}/modules/carts/serve.ts`, `import 'fastify';`],
  ['sql-lives-in-queries', `${api}/modules/carts/count.ts`, `import type {} from 'kysely';`],
  ['queries-never-decide', `${api}/modules/carts/deep.queries.ts`, `import './view-cart.ts';`],
  ['web-knows-contracts', `apps/web/server/reach.ts`, `import '../../api/src/main/http.ts';`],
  ['browser-does-not-know-server', `${web}/lib/back.ts`, `import '../../server/main.ts';`],
  ['no-zod-in-the-first-bundle', `${web}/features/cart/check.ts`, `import 'zod';`],
  [
    'no-zod-in-the-first-bundle',
    `${web}/features/cart/parse.ts`,
    `import '@sirkito/contracts/cart';`,
  ],
  [
    'forms-load-lazily',
    `${web}/routes/auth/layout.tsx`,
    `import '#web/features/auth/login-form.tsx';`,
  ],
  [
    'features-do-not-meet',
    `${web}/features/cart/mixed.tsx`,
    `import '../catalog/product-card.tsx';`,
  ],
  [
    'features-do-not-know-routes',
    `${web}/features/cart/up.tsx`,
    `import '#web/routes/shop/home.tsx';`,
  ],
  ['shell-does-not-know-routes', `${web}/shell/up.tsx`, `import '#web/routes/shop/home.tsx';`],
  ['ui-is-plain', `${web}/ui/wired.tsx`, `import '#web/lib/api-client.ts';`],
  ['lib-is-plumbing', `${web}/lib/screen.ts`, `import '#web/ui/button.tsx';`],
];

/** What the planted files import and the clean tree must not hold. */
export const depsPlanted: Files = {
  [`${api}/platform/hen.ts`]: `import './egg.ts';`,
  [`${api}/modules/strangers/index.ts`]: `import '#api/platform/context.ts';`,
};

/** Nobody may know payments, and payments may not know reviews. */
export const tablePlants = (modules: readonly string[]): Plant[] =>
  modules.map((module) => [
    `${module}-may-know`,
    `${api}/modules/${module}/pry.ts`,
    `import '#api/modules/${module === 'payments' ? 'reviews' : 'payments'}/index.ts';`,
  ]);
