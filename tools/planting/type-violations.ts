import path from 'node:path';
import { root, type Files } from './tree.ts';

const from = (file: string) => JSON.stringify(path.join(root, file));
const transaction = from('apps/api/src/platform/db/transaction.ts');
const throwsError = `import { AppError } from ${from('packages/contracts/src/errors.ts')};`;
const contracts = `
  import { endpoint } from ${from('packages/contracts/src/endpoint.ts')};
  import { catalogPaths } from ${from('packages/contracts/src/catalog/paths.ts')};
  import { CategoriesReply as reply } from ${from('packages/contracts/src/catalog/schemas.ts')};`;

export const typesClean: Files = {
  'read.ts': `import type { Reader } from ${transaction};
    export const read = (db: Reader) => db.selectFrom('brand').selectAll().execute();`,
  'write.ts': `import type { Reader, Tx } from ${transaction};
    export const clear = (tx: Tx) => tx.deleteFrom('brand').execute();
    export const asReader = (tx: Tx): Reader => tx;`,
  'open.ts': `${contracts}
    const rules = { access: 'public', summary: 'All', reply, errors: [] } as const;
    export const open = endpoint(catalogPaths.categories, rules);`,
};

/** File that must not compile, its contents, and the expected error. */
export const typeViolations: readonly (readonly [file: string, code: string, names: RegExp])[] = [
  [
    'write-by-reading.ts',
    `import type { Reader } from ${transaction};
      export const clear = (db: Reader) => db.deleteFrom('brand');`,
    /'deleteFrom' does not exist on type 'Reader'/,
  ],
  [
    'forge-transaction.ts',
    `import type { Reader, Tx } from ${transaction};
      export const forge = (db: Reader): Tx => db;`,
    /'Reader' is not assignable to type 'Tx'/,
  ],
  [
    'no-access.ts',
    `${contracts}
      export const open = endpoint(catalogPaths.categories, { summary: 'All', reply, errors: [] });`,
    /is not assignable to parameter of type 'Rules</,
  ],
  [
    'wrong-details.ts',
    `${throwsError}
      export const full = () => new AppError('cart.full', { available: 1 });`,
    /to parameter of type 'ErrorArguments'/,
  ],
  [
    'no-details.ts',
    `${throwsError}
      export const full = () => new AppError('cart.full');`,
    /to parameter of type 'ErrorArguments'/,
  ],
  [
    'needless-details.ts',
    `${throwsError}
      export const empty = () => new AppError('order.cart_empty', { limit: 1 });`,
    /to parameter of type 'ErrorArguments'/,
  ],
];
