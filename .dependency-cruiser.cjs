/** Who may know whom. A new edge is a decision: it needs a record in docs/decisions. */
const mayKnow = {
  inventory: [],
  accounts: [],
  content: ['settings', 'notifications'],
  settings: [],
  catalog: ['inventory'],
  addresses: [],
  carts: [],
  promotions: [],
  orders: ['carts', 'inventory', 'addresses', 'promotions', 'settings'],
  payments: ['orders', 'settings'],
  builds: ['catalog'],
  reviews: [],
  notifications: ['orders', 'accounts', 'settings', 'reviews'],
  reports: [],
  customers: ['addresses'],
};

const test = '[.](test|spec)[.]tsx?$|^(apps|packages)/[^/]+/src/testing/';
const modules = '^apps/api/src/modules';
const web = '^apps/web/app';
const serverOnly = '[.]server[.]tsx?$|[.]test[.]tsx?$';
const schemas =
  '^packages/contracts/src/(?!paths/|shop-error[.]ts)|/node_modules/zod/|^node_modules/zod/';
const used = { dependencyTypesNot: ['type-only'] };

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const graph = [
  rule(
    'no-cycles',
    'Two files that need each other are one file, or lack a third.',
    {},
    { circular: true, viaOnly: used },
  ),
  rule(
    'no-orphans',
    'A file nobody imports is an entry point or dead.',
    {
      orphan: true,
      pathNot: [
        test,
        '[.]d[.]ts$',
        '[.]config[.]ts$',
        '^(scripts|tools|e2e)/',
        '^apps/api/(build[.]ts$|src/main/)',
        `${web}/(root|routes|entry[.])`,
        `${web}/routes/`,
      ],
    },
    {},
  ),
  rule(
    'imports-resolve',
    'An import that cannot be found escapes every other rule.',
    { pathNot: '^tools/' },
    { couldNotResolve: true, pathNot: '/[+]types/|^virtual:' },
  ),
  rule(
    'declared-packages-only',
    'Hoisting hides a package that the workspace does not list.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/(vitest|@types)/' },
  ),
  rule(
    'tests-are-not-imported',
    'Only tests know tests and the test shop.',
    { pathNot: test },
    { path: test },
  ),
];

const packages = [
  rule(
    'commerce-is-pure',
    'Shop arithmetic and vocabulary depend on nothing.',
    { path: '^packages/commerce/', pathNot: test },
    { pathNot: '^packages/commerce/' },
  ),
  rule(
    'compatibility-knows-commerce',
    'Fitting rules are pure: parts in, verdicts out.',
    { path: '^packages/compatibility/', pathNot: test },
    { pathNot: '^packages/(compatibility|commerce)/' },
  ),
  rule(
    'contracts-know-commerce',
    'The wire knows the vocabulary and Zod, nothing else.',
    { path: '^packages/contracts/', pathNot: test },
    { pathNot: '^packages/(contracts|commerce)/|node_modules/zod/' },
  ),
  rule(
    'e2e-speaks-http',
    'Journeys use the shop as people do.',
    { path: '^e2e/' },
    { path: '^(apps|packages)/' },
  ),
  rule(
    'scripts-know-platform',
    'Developer commands use the plumbing, not the shop.',
    { path: '^scripts/', pathNot: test },
    { path: '^apps/(?!api/src/platform/)' },
  ),
];

const api = [
  rule(
    'platform-knows-no-module',
    'Technology without shop words.',
    { path: '^apps/api/src/platform/', pathNot: test },
    { path: '^apps/api/src/(modules|main)/' },
  ),
  rule(
    'modules-do-not-know-main',
    'Entry points know the modules, never the reverse.',
    { path: `${modules}/`, pathNot: test },
    { path: '^apps/api/src/main/' },
  ),
  rule(
    'modules-meet-at-their-front-door',
    'Another module is reached through its index.ts.',
    { path: `${modules}/([^/]+)/`, pathNot: test },
    { path: `${modules}/`, pathNot: [`${modules}/$1/`, `${modules}/[^/]+/index[.]ts$`] },
  ),
  rule(
    'front-doors-have-no-routes',
    'index.ts is for other modules; main/ registers routes itself.',
    { path: `${modules}/[^/]+/index[.]ts$` },
    { path: '[.](admin-)?routes[.]ts$' },
  ),
  rule(
    'modules-are-in-the-table',
    'A new module joins mayKnow first.',
    {},
    { path: `${modules}/(?!(${Object.keys(mayKnow).join('|')})/)` },
  ),
  ...Object.entries(mayKnow).map(([module, known]) =>
    rule(
      `${module}-may-know`,
      `${module} may know: ${known.join(', ') || 'no other module'}.`,
      { path: `${modules}/${module}/`, pathNot: test },
      { path: `${modules}/(?!(${[module, ...known].join('|')})/)` },
    ),
  ),
  rule(
    'use-cases-do-not-see-http',
    'Only routes know that there is HTTP.',
    { path: `${modules}/`, pathNot: ['[.](admin-)?routes[.]ts$', test] },
    { path: '^apps/api/src/platform/http/|node_modules/(@fastify/|fastify)' },
  ),
  rule(
    'sql-lives-in-queries',
    'SQL is read in one place per module.',
    { path: `${modules}/`, pathNot: ['[.]queries[.]ts$', test] },
    { path: 'node_modules/(kysely|pg)/' },
  ),
  rule(
    'queries-never-decide',
    'A query knows the database and types, no use case and no other technology.',
    { path: `${modules}/.*[.]queries[.]ts$` },
    { path: '^apps/api/src/', pathNot: ['/platform/db/', '[.]queries[.]ts$'], ...used },
  ),
];

const site = [
  rule(
    'web-knows-contracts',
    'The site knows the shared packages, never the API.',
    { path: '^apps/web/' },
    { path: '^(apps/(?!web/)|scripts/|tools/|e2e/)' },
  ),
  rule(
    'browser-does-not-know-server',
    'What runs in the browser does not import the web server.',
    { path: `${web}/`, pathNot: serverOnly },
    { path: '^apps/web/server/', ...used },
  ),
  rule(
    'no-zod-in-the-first-bundle',
    'Schemas weigh 24 KB: only a *-form.tsx may import them.',
    { path: `${web}/`, pathNot: [serverOnly, '-form[.]tsx$'] },
    { path: schemas, ...used },
  ),
  rule(
    'forms-load-lazily',
    'A *-form.tsx brings Zod along: import it dynamically, or from a route of its own.',
    { path: `${web}/`, pathNot: ['-form[.]tsx$', test, `${web}/routes/(?!.*layout[.]tsx$)`] },
    { path: `${web}/.*-form[.]tsx$`, dependencyTypesNot: ['type-only', 'dynamic-import'] },
  ),
  rule(
    'features-do-not-meet',
    'A page composes features; they do not import each other.',
    { path: `${web}/features/([^/]+)/` },
    { path: `${web}/features/`, pathNot: `${web}/features/$1/` },
  ),
  rule(
    'features-do-not-know-routes',
    'Routes → shell → features → ui and lib.',
    { path: `${web}/features/` },
    { path: `${web}/(routes|shell)/` },
  ),
  rule(
    'shell-does-not-know-routes',
    'Routes → shell → features → ui and lib.',
    { path: `${web}/shell/` },
    { path: `${web}/routes/` },
  ),
  rule(
    'ui-is-plain',
    'Looks without shop words: npm, commerce and itself.',
    { path: `${web}/ui/`, pathNot: test },
    { path: '^(apps|packages)/', pathNot: [`${web}/ui/`, '^packages/commerce/'] },
  ),
  rule(
    'lib-is-plumbing',
    'Client plumbing knows contracts and npm, no screen.',
    { path: `${web}/lib/`, pathNot: test },
    { path: `${web}/(routes|shell|features|ui)/` },
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
