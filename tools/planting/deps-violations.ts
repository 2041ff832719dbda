import type { Files, Violation } from './tree.ts';

const api = 'apps/api/src';
const web = 'apps/web/app';

const stub = (name: string): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'stub.js' }),
  [`node_modules/${name}/stub.js`]: '',
});

/** Every allowed import, each close to a forbidden one. */
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
  'packages/contracts/src/carts/schemas.ts': `import { z } from 'zod';
    import { pesos } from '@sirkito/commerce';
    export const Cart = [z, pesos];`,
  'packages/contracts/src/carts/endpoints.ts': `import { cartPaths } from './paths.ts';
    import { Cart } from './schemas.ts';
    export const cartApi = [cartPaths, Cart];`,
  'packages/contracts/src/carts/paths.ts': `import type { Cart } from './schemas.ts';
    export const cartPaths = {} as typeof Cart;`,
  [`${api}/platform/context.ts`]: `import '@sirkito/contracts/errors';
    import '@sirkito/process';`,
  [`${api}/platform/db/transaction.ts`]: `import 'kysely';`,
  [`${api}/platform/http/route.ts`]: `import 'fastify'; import '../context.ts';`,
  [`${api}/testing/test-shop.ts`]: `import '#api/main/http.ts';`,
  [`${api}/main/http.ts`]: `import '#api/modules/carts/carts.routes.ts';
    import '#api/modules/builds/fix-build.ts';
    import '#api/modules/notifications/send-receipt.ts';`,
  [`${api}/modules/builds/fix-build.ts`]: `import '#api/modules/catalog/index.ts';`,
  [`${api}/modules/carts/carts.routes.ts`]: `import '#api/platform/http/route.ts';
    import './view-cart.ts';`,
  [`${api}/modules/carts/view-cart.ts`]: `import './carts.queries.ts';`,
  [`${api}/modules/carts/carts.queries.ts`]: `import 'kysely';
    import '#api/platform/db/transaction.ts';`,
  [`${api}/modules/carts/view-cart.db.test.ts`]: `import 'vitest'; import './view-cart.ts';
    import '#api/testing/test-shop.ts';`,
  [`${api}/modules/catalog/index.ts`]: `import './list-products.ts';`,
  [`${api}/modules/catalog/list-products.ts`]: `import '#api/platform/context.ts';`,
  [`${api}/modules/payments/index.ts`]: `import '#api/platform/context.ts';`,
  [`${api}/modules/reviews/index.ts`]: `import '#api/platform/context.ts';`,
  [`${api}/modules/settings/index.ts`]: `import '#api/platform/context.ts';`,
  [`${api}/modules/notifications/send-receipt.ts`]: `import '#api/modules/settings/index.ts';`,
  [`${web}/routes/shop/home.tsx`]: `import '#web/shell/footer.tsx';
    import '#web/storefront/cart/cart-drawer.tsx';`,
  [`${web}/routes/auth/login.tsx`]: `import '#web/storefront/auth/login-form.tsx';`,
  [`${web}/shell/footer.tsx`]: `import '#web/storefront/catalog/product-card.tsx';
    export const open = () => import('#web/storefront/auth/login-form.tsx');`,
  [`${web}/storefront/auth/login-form.tsx`]: `import 'zod'; import '@sirkito/contracts/carts/schemas';`,
  [`${web}/storefront/cart/cart-drawer.tsx`]: `import '#web/ui/button.tsx';
    import '#web/lib/api-client.ts';
    import type { Cart } from '@sirkito/contracts/carts/schemas';
    export type Drawer = typeof Cart;`,
  [`${web}/storefront/catalog/product-card.tsx`]: `import '#web/ui/button.tsx';`,
  [`${web}/ui/button.tsx`]: `import '@sirkito/commerce';`,
  [`${web}/lib/api-client.ts`]: `import '@sirkito/contracts/carts/paths';
    import '@sirkito/contracts/shop-error';`,
  [`${web}/lib/settings.server.ts`]: `import 'zod';`,
  'apps/web/server/main.ts': `import 'fastify'; import '@sirkito/process';
    import '#web/lib/settings.server.ts';`,
  'packages/process/src/index.ts': `export { drain } from './drain.ts';`,
  'packages/process/src/drain.ts': `import 'node:net'; import 'zod'; export const drain = 1;`,
  'scripts/seed.ts': `import '../apps/api/src/platform/context.ts';`,
  'e2e/journeys/browse.spec.ts': `export {};`,
};

export const depsViolations: readonly Violation[] = [
  ['no-cycles', `${api}/platform/cycle-a.ts`, `import './cycle-b.ts';`],
  ['no-orphans', `${api}/platform/forgotten.ts`, `export const forgotten = 1;`],
  ['imports-resolve', `${api}/platform/lost.ts`, `import './nowhere.ts';`],
  ['declared-packages-only', `${api}/platform/phantom.ts`, `import 'undeclared';`],
  ['tests-are-not-imported', `${api}/platform/cheat.ts`, `import '#api/testing/test-shop.ts';`],
  ['commerce-is-pure', 'packages/commerce/src/clock.ts', `import 'node:fs';`],
  ['compatibility-imports-commerce-only', 'packages/compatibility/src/fit.ts', `import 'node:fs';`],
  ['contracts-import-commerce-and-zod-only', 'packages/contracts/src/disk.ts', `import 'node:fs';`],
  ['process-imports-no-workspace', 'packages/process/src/price.ts', `import '@sirkito/commerce';`],
  ['e2e-uses-http-only', 'e2e/journeys/peek.spec.ts', `import '@sirkito/commerce';`],
  ['scripts-import-platform-only', 'scripts/sell.ts', `import '../apps/api/src/main/http.ts';`],
  [
    'platform-imports-no-modules',
    `${api}/platform/curious.ts`,
    `import '#api/modules/catalog/index.ts';`,
  ],
  ['modules-do-not-import-main', `${api}/modules/carts/upward.ts`, `import '#api/main/http.ts';`],
  [
    'modules-import-index-only',
    `${api}/modules/builds/window.ts`,
    `import '#api/modules/catalog/list-products.ts';`,
  ],
  ['index-exports-no-routes', `${api}/modules/carts/index.ts`, `import './carts.routes.ts';`],
  ['modules-are-listed', `${api}/main/stranger.ts`, `import '#api/modules/strangers/index.ts';`],
  [
    'use-cases-do-not-import-http',
    `${api}/modules/carts/reply.ts`,
    `import '#api/platform/http/route.ts';`,
  ],
  ['use-cases-do-not-import-http', `${api}/modules/carts/serve.ts`, `import 'fastify';`],
  ['sql-only-in-queries', `${api}/modules/carts/count.ts`, `import type {} from 'kysely';`],
  [
    'queries-import-only-the-database',
    `${api}/modules/carts/deep.queries.ts`,
    `import './view-cart.ts';`,
  ],
  ['web-does-not-import-api', `apps/web/server/reach.ts`, `import '../../api/src/main/http.ts';`],
  ['browser-does-not-import-server', `${web}/lib/back.ts`, `import '../../server/main.ts';`],
  ['browser-does-not-import-server', `${web}/lib/signal.ts`, `import '@sirkito/process';`],
  ['no-zod-in-initial-bundle', `${web}/storefront/cart/check.ts`, `import 'zod';`],
  [
    'no-zod-in-initial-bundle',
    `${web}/storefront/cart/parse.ts`,
    `import '@sirkito/contracts/carts/schemas';`,
  ],
  [
    'forms-load-lazily',
    `${web}/routes/auth/layout.tsx`,
    `import '#web/storefront/auth/login-form.tsx';`,
  ],
  [
    'features-do-not-import-each-other',
    `${web}/storefront/cart/mixed.tsx`,
    `import '../catalog/product-card.tsx';`,
  ],
  [
    'features-do-not-import-routes',
    `${web}/storefront/cart/up.tsx`,
    `import '#web/routes/shop/home.tsx';`,
  ],
  ['shell-does-not-import-routes', `${web}/shell/up.tsx`, `import '#web/routes/shop/home.tsx';`],
  ['ui-imports-commerce-only', `${web}/ui/wired.tsx`, `import '#web/lib/api-client.ts';`],
  ['lib-imports-no-screens', `${web}/lib/screen.ts`, `import '#web/ui/button.tsx';`],
];

/** Targets of the violations that the clean tree must not contain. */
export const depsViolationTargets: Files = {
  [`${api}/platform/cycle-b.ts`]: `import './cycle-a.ts';`,
  [`${api}/modules/strangers/index.ts`]: `import '#api/platform/context.ts';`,
};

/** No module may import payments, and payments may not import reviews. */
export const moduleViolations = (modules: readonly string[]): Violation[] =>
  modules.map((module) => [
    `${module}-imports`,
    `${api}/modules/${module}/pry.ts`,
    `import '#api/modules/${module === 'payments' ? 'reviews' : 'payments'}/index.ts';`,
  ]);
