/**
 * Modules that each module may import. A new entry needs a decision record in docs/decisions. The
 * tables that each module may read and write are in tools/data-walls/walls.ts.
 */
const allowedImports = {
  inventory: [],
  accounts: [],
  content: ['settings', 'notifications'],
  settings: [],
  catalog: ['inventory'],
  addresses: [],
  carts: ['promotions', 'settings'],
  promotions: [],
  invoices: ['settings'],
  orders: ['carts', 'inventory', 'invoices', 'addresses', 'promotions', 'settings'],
  payments: ['invoices', 'orders', 'settings'],
  builds: ['catalog'],
  reviews: [],
  notifications: ['orders', 'accounts', 'settings', 'reviews'],
  reports: [],
  customers: ['addresses'],
};

const test = '[.](test|spec)[.]tsx?$|^(apps|packages)/[^/]+/src/testing/';
const modules = '^apps/api/src/modules';
const web = '^apps/web/app';
const lazyForm = '-(?:form[.]tsx|rules[.]ts)$';
const serverOnly = '[.]server[.]tsx?$|[.]test[.]tsx?$';
const schemas =
  '^packages/contracts/src/(?!.*(paths|limits)[.]ts|call[.]ts|client-errors[.]ts|shop-error[.]ts)|/node_modules/zod/|^node_modules/zod/';
const used = { dependencyTypesNot: ['type-only'] };

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const graph = [
  rule(
    'no-cycles',
    'Merge files that import each other, or extract a third.',
    {},
    { circular: true },
  ),
  rule(
    'no-orphans',
    'A file that nothing imports is an entry point or dead code.',
    {
      orphan: true,
      pathNot: [
        test,
        '[.]d[.]ts$',
        '[.]config[.]ts$',
        '^(scripts|tools|e2e)/',
        '^chaos/stack/shifted-clock[.]ts$',
        '^apps/api/(build[.]ts$|src/main/)',
        `${web}/(root|routes|entry[.])`,
        `${web}/routes/`,
      ],
    },
    {},
  ),
  rule(
    'imports-resolve',
    'Unresolved imports escape every other rule.',
    { pathNot: '^tools/' },
    { couldNotResolve: true, pathNot: '/[+]types/|^virtual:' },
  ),
  rule(
    'declared-packages-only',
    'Hoisting hides packages that the workspace does not declare.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/(vitest|@types)/' },
  ),
  rule(
    'tests-are-not-imported',
    'Only tests import tests and src/testing.',
    { pathNot: test },
    { path: test },
  ),
];

const packages = [
  rule(
    'commerce-is-pure',
    'Shop arithmetic and vocabulary have no dependencies.',
    { path: '^packages/commerce/', pathNot: test },
    { pathNot: '^packages/commerce/' },
  ),
  rule(
    'compatibility-imports-commerce-only',
    'Compatibility rules are pure functions of parts.',
    { path: '^packages/compatibility/', pathNot: test },
    { pathNot: '^packages/(compatibility|commerce)/' },
  ),
  rule(
    'contracts-import-commerce-and-zod-only',
    'API contracts depend on commerce and Zod only.',
    { path: '^packages/contracts/', pathNot: test },
    { pathNot: '^packages/(contracts|commerce)/|node_modules/zod/' },
  ),
  rule(
    'process-imports-no-workspace',
    'Process utilities are independent of the shop, but for its errors.',
    { path: '^packages/process/', pathNot: test },
    {
      path: '^(apps|packages)/',
      pathNot: '^packages/(process/|contracts/src/errors\\.ts$)',
    },
  ),
  rule(
    'e2e-uses-http-only',
    'End-to-end tests use the shop over HTTP, like users.',
    { path: '^e2e/' },
    { path: '^(apps|packages)/' },
  ),
  rule(
    'scripts-import-platform-only',
    'Developer commands use the platform and the settings, not the modules.',
    { path: '^scripts/', pathNot: test },
    { path: '^apps/(?!api/src/platform/|api/external-packages[.]ts$|web/server/env[.]ts$)' },
  ),
];

const api = [
  rule(
    'platform-imports-no-modules',
    'The platform is independent of the shop.',
    { path: '^apps/api/src/platform/', pathNot: test },
    { path: '^apps/api/src/(modules|main)/' },
  ),
  rule(
    'modules-do-not-import-main',
    'Entry points import modules, never the reverse.',
    { path: `${modules}/`, pathNot: test },
    { path: '^apps/api/src/main/' },
  ),
  rule(
    'modules-import-index-only',
    'Import other modules through their index.ts.',
    { path: `${modules}/([^/]+)/`, pathNot: test },
    { path: `${modules}/`, pathNot: [`${modules}/$1/`, `${modules}/[^/]+/index[.]ts$`] },
  ),
  rule(
    'index-exports-no-routes',
    'index.ts is for other modules; main/ registers the routes.',
    { path: `${modules}/[^/]+/index[.]ts$` },
    { path: '[.](staff-)?routes[.]ts$' },
  ),
  rule(
    'modules-are-listed',
    'List a new module in allowedImports.',
    {},
    { path: `${modules}/(?!(${Object.keys(allowedImports).join('|')})/)` },
  ),
  ...Object.entries(allowedImports).map(([module, allowed]) =>
    rule(
      `${module}-imports`,
      `${module} may import: ${allowed.join(', ') || 'no other module'}.`,
      { path: `${modules}/${module}/`, pathNot: test },
      { path: `${modules}/(?!(${[module, ...allowed].join('|')})/)` },
    ),
  ),
  rule(
    'use-cases-do-not-import-http',
    'Only routes depend on HTTP.',
    { path: `${modules}/`, pathNot: ['[.](staff-)?routes[.]ts$', test] },
    { path: '^apps/api/src/platform/http/|node_modules/(@fastify/|fastify)' },
  ),
  rule(
    'sql-only-in-queries',
    'SQL belongs in *.queries.ts files.',
    { path: `${modules}/`, pathNot: ['[.]queries[.]ts$', test] },
    { path: 'node_modules/(kysely|pg)/' },
  ),
  rule(
    'queries-import-only-the-database',
    'Queries import the database and types, but no use cases and no other technology.',
    { path: `${modules}/.*[.]queries[.]ts$` },
    { path: '^apps/api/src/', pathNot: ['/platform/db/', '[.]queries[.]ts$'], ...used },
  ),
];

const site = [
  rule(
    'web-does-not-import-api',
    'The web app imports the shared packages, never the API.',
    { path: '^apps/web/' },
    { path: '^(apps/(?!web/)|scripts/|tools/|e2e/)' },
  ),
  rule(
    'browser-does-not-import-server',
    'Browser code does not import the web server.',
    { path: `${web}/`, pathNot: serverOnly },
    { path: '^(apps/web/server|packages/process)/', ...used },
  ),
  rule(
    'no-zod-in-initial-bundle',
    'Schemas add 24 KB: only *-form.tsx and *-rules.ts files may import them.',
    { path: `${web}/`, pathNot: [serverOnly, lazyForm] },
    { path: schemas, ...used },
  ),
  rule(
    'forms-load-lazily',
    '*-form.tsx and *-rules.ts files include Zod: import them dynamically or from their own route.',
    { path: `${web}/`, pathNot: ['-form[.]tsx$', test, `${web}/routes/(?!.*layout[.]tsx$)`] },
    { path: `${web}/.*${lazyForm}`, dependencyTypesNot: ['type-only', 'dynamic-import'] },
  ),
  rule(
    'features-do-not-import-each-other',
    'Pages compose features; features import only backoffice/shared, lib and ui.',
    { path: `${web}/((storefront|backoffice)/[^/]+)/` },
    {
      path: `${web}/(storefront|backoffice)/`,
      pathNot: [`${web}/$1/`, `${web}/backoffice/shared/`],
    },
  ),
  rule(
    'features-do-not-import-routes',
    'Routes → shell → storefront and backoffice → ui and lib.',
    { path: `${web}/(storefront|backoffice)/` },
    { path: `${web}/(routes|shell)/` },
  ),
  rule(
    'shell-does-not-import-routes',
    'Routes → shell → storefront and backoffice → ui and lib.',
    { path: `${web}/shell/` },
    { path: `${web}/routes/` },
  ),
  rule(
    'ui-imports-commerce-only',
    'UI components are independent of the shop: they import npm packages, commerce and each other.',
    { path: `${web}/ui/`, pathNot: test },
    { path: '^(apps|packages)/', pathNot: [`${web}/ui/`, '^packages/commerce/'] },
  ),
  rule(
    'lib-imports-no-screens',
    'Client libraries import contracts and npm packages, but no screens.',
    { path: `${web}/lib/`, pathNot: test },
    { path: `${web}/(routes|shell|storefront|backoffice|ui)/` },
  ),
];

module.exports = {
  forbidden: [...graph, ...packages, ...api, ...site],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
