import { setTimeout as delay } from 'node:timers/promises';
import { query } from '@sirkito/e2e/stack/database';
import { runOn } from '../../scripts/cluster/machine.ts';
import type { Settings } from '../../scripts/services/settings.ts';
import type { Rule } from './checks.ts';
import { isolateAndLose } from './nemesis/network.ts';
import type { Nemesis } from './nemesis/nemesis.ts';
import { loseApp, losePrimary } from './nemesis/processes.ts';
import { primary } from './nemesis/targets.ts';
import { databaseUrlOf } from './run.ts';

/** A shop or a cluster that breaks rules on purpose. A run must find it. */
interface KnownBad {
  /** How the problems start that must be found. */
  breaks: (Rule | 'too slow' | 'wrong answer' | 'unsettled')[];
  nemesis: Nemesis;
  /** Applied under load, before the nemesis, and never undone. */
  sabotage: (settings: Settings) => Promise<void>;
}

const sql =
  (...statements: string[]): KnownBad['sabotage'] =>
  async (settings) => {
    await query(await databaseUrlOf(settings), statements.join(';\n'));
  };

/** Hides rows of a table from the app, except those that a condition shows. */
const hide = (table: string, shown: string) => [
  ['alter table', table, 'enable row level security'].join(' '),
  ...['shown', 'changed', 'added'].map((policy) => `drop policy if exists ${policy} on ${table}`),
  `create policy shown on ${table} for select using (${shown})`,
  `create policy changed on ${table} for update using (true)`,
  `create policy added on ${table} for insert with check (true)`,
];

/** Changes each row before it is written. */
const tamper = (table: string, event: 'insert' | 'update' | 'delete', body: string) => {
  const name = `tamper_${table}_${event}`;
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`,
    `create or replace trigger ${name} before ${event} on ${table} for each row execute function ${name}()`,
  ];
};

const configure =
  (setting: string): KnownBad['sabotage'] =>
  async (settings) => {
    const command = ['patronictl', '-c', '/etc/patroni/config.yml', 'edit-config', 'sirkito'];
    const { code, output } = await runOn(
      await primary(settings),
      [...command, '--force', '--quiet', '--set', setting],
      120,
    );
    if (code !== 0) throw new Error(`patronictl: ${output}`);
    // Patroni applies it in its next rounds.
    await delay(5_000);
  };

/** Each leaves the cluster broken, so the ones that stop everything come last. */
export const knownBad: readonly KnownBad[] = [
  {
    breaks: ['undersold'],
    nemesis: loseApp,
    // The last three units are never sold.
    sabotage: sql(...hide('stock_level', 'on_hand - allocated > 3')),
  },
  {
    breaks: ['wrong total'],
    nemesis: loseApp,
    sabotage: sql(
      ...tamper(
        'customer_order',
        'insert',
        `new.shipping_centavos := new.shipping_centavos + 100;
         new.total_centavos := new.total_centavos + 100;
         new.vat_centavos := round(new.total_centavos * 12 / 112.0);
         return new;`,
      ),
    ),
  },
  {
    // Keys are forgotten, so a second click finds an empty cart. Writing takes so long that the host
    // is lost before some answers are sent.
    breaks: ['stored though refused', 'refused though placed', 'wrong refusal'],
    nemesis: loseApp,
    sabotage: sql(
      ...hide('order_key', 'false'),
      `create or replace function write_slowly() returns trigger language plpgsql
         as $$ begin perform pg_sleep(2); return null; end $$`,
      `create or replace trigger write_slowly after insert on customer_order
         for each statement execute function write_slowly()`,
    ),
  },
  {
    breaks: ['oversold'],
    nemesis: loseApp,
    sabotage: sql(
      'drop trigger if exists write_slowly on customer_order',
      'alter table stock_level disable row level security',
      ...tamper(
        'stock_level',
        'update',
        'new.allocated := least(new.allocated, new.on_hand - 1); return new;',
      ),
    ),
  },
  {
    breaks: ['ledger'],
    nemesis: loseApp,
    sabotage: sql('update stock_level set on_hand = on_hand + 1'),
  },
  {
    // Keys are forgotten and carts stay full, so a second click is a second order.
    breaks: ['doubled', 'changed'],
    nemesis: loseApp,
    sabotage: sql(
      'alter table order_key drop constraint order_key_pk',
      ...hide('order_key', 'false'),
      ...tamper('cart_line', 'delete', 'return null;'),
    ),
  },
  {
    breaks: ['lost'],
    nemesis: isolateAndLose,
    sabotage: configure('synchronous_mode=false'),
  },
  {
    // After 'lost', which it would break too.
    breaks: ['wrong cancellation'],
    nemesis: loseApp,
    sabotage: sql(
      ...tamper(
        'customer_order',
        'update',
        `if new.status = 'cancelled' then new.status := old.status; end if; return new;`,
      ),
    ),
  },
  { breaks: ['too slow'], nemesis: losePrimary, sabotage: configure('ttl=60') },
  {
    breaks: ['unsettled'],
    nemesis: loseApp,
    sabotage: async (settings) => {
      const hold = 'begin; lock table cart in access exclusive mode; select pg_sleep(180)';
      // Ends with the lock.
      void query(await databaseUrlOf(settings), hold);
    },
  },
  {
    breaks: ['wrong answer'],
    nemesis: loseApp,
    sabotage: sql('revoke all on session_token from sirkito_app'),
  },
];
