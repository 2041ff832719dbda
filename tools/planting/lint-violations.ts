import type { Files, Violation } from './tree.ts';
import { webViolations } from './web-violations.ts';

const orders = 'apps/api/src/modules/orders';
const kernel = `import { requireStaff, type Ctx } from '../../platform/context.ts';\n`;
const stages = `type Stage = 'paid' | 'sent';\n`;

/** Valid files close to the limits of each rule. */
export const lintClean: Files = {
  'apps/api/src/platform/context.ts': `
    export interface Tx { selectFrom(table: string): Promise<string[]> }
    export interface Ctx {
      read: Tx;
      transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
    }
    export function requireStaff(ctx: Ctx): Ctx { return ctx; }
    export const redis = { get: (key: string) => Promise.resolve(key) };
    export function sql(parts: TemplateStringsArray, ...values: string[]): string {
      return parts.join(values.join());
    }
    sql.raw = (text: string) => text;
    export const escapeIdentifier = (name: string) => name;
  `,
  [`${orders}/change-status.ts`]: `${kernel}
    export async function changeStatus(ctx: Ctx): Promise<string[]> {
      requireStaff(ctx);
      await ctx.read.selectFrom('before');
      return ctx.transact(async (tx) => {
        requireStaff(ctx);
        await note(tx, ctx);
        return await tx.selectFrom('during');
      });
    }
    const note = async (tx: Ctx['read'], ctx: unknown) => [await tx.selectFrom('notes'), ctx];
  `,
  [`${orders}/index.ts`]: `export { changeStatus } from './change-status.ts';\n`,
  [`${orders}/orders.queries.ts`]: `
    import { escapeIdentifier, sql } from '../../platform/context.ts';
    export const one = (id: string) => sql\`select * from orders where id = \${id}\`;
    export const database = (name: string) => \`create database \${escapeIdentifier(name)}\`;
    export const words = (name: string) => \`select the colour of \${name}\`;
    export const constant = sql.raw('select 1 from orders');
  `,
  [`${orders}/read-stage.ts`]: `
    // The check constraint limits it to these.
    export const stage = (text: string) => text as 'paid' | 'sent';
    export const stages = ['paid', 'sent'] as const;
  `,
  [`${orders}/is-expired.test.ts`]: `export const now = [new Date(), Date.now()];\n`,
  [`${orders}/expires-at.ts`]: `export const expiresAt = (now: Date) => new Date(now.getTime() + 1);\n`,
  [`${orders}/read-stage.test.ts`]: `export const stage = (text: string) => text as 'paid';\n`,
  'apps/api/src/main/http.ts': `export const port = Number(process.env['API_PORT']);\n`,
  'apps/api/src/platform/long.ts': lines(350),
  'apps/api/src/platform/schema.gen.ts': lines(300),
  'apps/web/app/lib/api/use-single-flight-mutation.ts': `export { useMutation } from '@tanstack/react-query';\n`,
  'apps/web/app/lib/query-keys/cart.ts': `export const cartKey = (id: string) => ['cart', id];\n`,
  'apps/web/app/routes/shop/home.tsx': `
    export default function Home() {
      return <a href="#fade" className="bg-paper text-ink">Home</a>;
    }
  `,
};

export const lintViolations: readonly Violation[] = [
  ...webViolations,
  [
    'house(one-executor)',
    `${orders}/leak-read.ts`,
    `${kernel}
      export async function leakRead(ctx: Ctx): Promise<string[]> {
        requireStaff(ctx);
        return ctx.transact(async () => await ctx.read.selectFrom('orders'));
      }`,
  ],
  ['house(cast-has-reason)', `${orders}/at.ts`, `export const at = (x: object) => x as Date;\n`],
  ['house(plain-words)', `${orders}/refund-amount.ts`, `export const givenBack = 1;\n`],
  [
    'house(plain-words)',
    `${orders}/reason.ts`,
    `// Whoever paid is told.\nexport const reason = 1;\n`,
  ],
  [
    'house(one-executor)',
    `${orders}/nest.ts`,
    `${kernel}
      export async function nest(ctx: Ctx): Promise<string[]> {
        requireStaff(ctx);
        return ctx.transact(async () => await ctx.transact(async (tx) => await tx.selectFrom('x')));
      }`,
  ],
  [
    'house(one-executor)',
    `${orders}/hold-both.ts`,
    `import type { Ctx, Tx } from '../../platform/context.ts';
      export const holdBoth = (ctx: Ctx, tx: Tx) => [ctx, tx];`,
  ],
  [
    'house(one-executor)',
    `${orders}/call-use-case.ts`,
    `${kernel}import { changeStatus } from './change-status.ts';
      export async function callUseCase(ctx: Ctx): Promise<string[]> {
        requireStaff(ctx);
        return ctx.transact(async () => await changeStatus(ctx));
      }`,
  ],
  [
    'house(one-executor)',
    `${orders}/take-apart.ts`,
    `${kernel}
      export async function takeApart(ctx: Ctx): Promise<string[]> {
        requireStaff(ctx);
        const { read } = ctx;
        return await read.selectFrom('orders');
      }`,
  ],
  [
    'house(no-network-in-transaction)',
    `${orders}/call-out.ts`,
    `${kernel}
      export async function callOut(ctx: Ctx): Promise<Response> {
        requireStaff(ctx);
        return ctx.transact(async () => await fetch('https://payments.test'));
      }`,
  ],
  [
    'house(no-network-in-transaction)',
    `${orders}/ask-provider.ts`,
    `import type { Tx } from '../../platform/context.ts';
      declare const provider: { refund: (id: string) => Promise<string> };
      export const askProvider = async (tx: Tx) => [await provider.refund('a'), await tx.selectFrom('b')];`,
  ],
  [
    'house(no-network-in-transaction)',
    `${orders}/ask-cache.ts`,
    `import { redis, type Tx } from '../../platform/context.ts';
      export const askCache = async (tx: Tx) => [await redis.get('a'), await tx.selectFrom('b')];`,
  ],
  [
    'house(use-case-checks-actor-first)',
    `${orders}/cancel-order.ts`,
    `${kernel}
      export async function cancelOrder(ctx: Ctx): Promise<string[]> {
        return ctx.transact(async (tx) => {
          requireStaff(ctx);
          return await tx.selectFrom('orders');
        });
      }`,
  ],
  [
    'house(no-swallow)',
    'apps/api/src/platform/swallow.ts',
    `export const swallow = (work: Promise<string>) => work.catch(() => null);`,
  ],
  [
    'house(no-swallow)',
    'apps/api/src/platform/swallow-then.ts',
    `export const swallow = (work: Promise<string>) => work.then((value) => value, () => null);`,
  ],
  [
    'house(no-swallow)',
    'apps/api/src/platform/swallow-block.ts',
    `export function swallow(work: () => void) { try { work(); } catch {} }`,
  ],
  [
    'house(no-process-clock)',
    `${orders}/is-expired.ts`,
    `export const isExpired = (end: Date) => end <= new Date();`,
  ],
  [
    'house(no-process-clock)',
    'apps/web/server/is-fresh.ts',
    `export const isFresh = (end: number, now = Date.now) => end > now();`,
  ],
  [
    'house(no-string-sql)',
    'apps/api/src/platform/joined-sql.ts',
    `// oxlint-disable-next-line prefer-template -- only the SQL rule is under test
      export const find = (id: string) => 'update orders set paid = true where id = ' + id;`,
  ],
  [
    'house(no-string-sql)',
    'apps/api/src/platform/filled-sql.ts',
    'export const find = (id: string) => `delete from orders where id = ${id}`;',
  ],
  [
    'house(no-string-sql)',
    'apps/api/src/platform/raw-sql.ts',
    `import { sql } from './context.ts';
      export const find = (text: string) => sql.raw(text);`,
  ],
  ['house(no-vague-file-name)', 'apps/api/src/platform/utils.ts', `export const a = 1;`],
  ['house(no-vague-file-name)', 'apps/api/src/platform/index.ts', `export const a = 1;`],
  ['house(no-vague-file-name)', 'apps/web/app/ui/index.tsx', `export const a = 1;`],
  [
    'house(disable-with-reason)',
    'apps/api/src/platform/silent.ts',
    `// oxlint-disable-next-line typescript/no-explicit-any
      export type Old = any;`,
  ],
  [
    'typescript(no-floating-promises)',
    'apps/api/src/platform/floating.ts',
    `export function start(work: () => Promise<void>): void { work(); }`,
  ],
  [
    'typescript(no-misused-promises)',
    'apps/api/src/platform/misused.ts',
    `export const found = (work: Promise<string>) => (work ? 1 : 2);`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'apps/api/src/platform/stage.ts',
    `${stages}export function say(stage: Stage): void {
        switch (stage) {
          case 'paid':
            throw new Error('paid');
        }
      }`,
  ],
  [
    'typescript(no-explicit-any)',
    'apps/api/src/platform/anything.ts',
    `export type Anything = any;`,
  ],
  [
    'typescript(only-throw-error)',
    'apps/api/src/platform/throw-text.ts',
    `export function fail(): never { throw 'text'; }`,
  ],
  [
    'eslint(no-restricted-properties)',
    'apps/api/src/platform/settings.ts',
    `export const port = process.env['PORT'];`,
  ],
  [
    'import(no-default-export)',
    'apps/api/src/platform/default.ts',
    `export default function start(): void { throw new Error('started'); }`,
  ],
  ['unicorn(filename-case)', 'apps/api/src/platform/camelCase.ts', `export const a = 1;`],
  ['eslint(max-lines)', 'apps/api/src/platform/too-long.ts', lines(351)],
];

function lines(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `export const line${index} = ${index};\n`,
  ).join('');
}
