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

/** Replaces a part of a function of the database. */
const rewrite = (name: string, from: string, to: string) => `do $rewrite$
  declare definition text := pg_get_functiondef('${name}'::regproc);
  begin
    if position($from$${from}$from$ in definition) = 0 then raise exception 'not in ${name}'; end if;
    execute replace(definition, $from$${from}$from$, $to$${to}$to$);
  end $rewrite$`;

const configure =
  (setting: string): KnownBad['sabotage'] =>
  async (settings) => {
    const command = ['patronictl', '-c', '/etc/patroni/config.yml', 'edit-config', 'sirkito'];
    const { code, output } = await runOn(
      await primary(settings),
      [...command, '--force', '--quiet', '--set', setting],
      30,
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
    sabotage: sql(
      rewrite(
        'place_orders',
        'coalesce(on_hand[line_stock[next_line]], 0)',
        'coalesce(on_hand[line_stock[next_line]], 0) - 3',
      ),
    ),
  },
  {
    breaks: ['wrong total'],
    nemesis: loseApp,
    sabotage: sql(
      `create function charge_more() returns trigger language plpgsql as $$
       begin
         new.shipping_centavos := new.shipping_centavos + 100;
         new.total_centavos := new.total_centavos + 100;
         new.vat_centavos := round(new.total_centavos * 12 / 112.0);
         return new;
       end $$`,
      'create trigger charge_more before insert on customer_order for each row execute function charge_more()',
    ),
  },
  {
    // A second click then gets the order.
    breaks: ['stored though refused', 'refused though placed', 'wrong refusal'],
    nemesis: loseApp,
    sabotage: sql(
      rewrite(
        'place_orders',
        'select price.draft_no, price.outcome,',
        `select price.draft_no,
           case when price.outcome = 'placed' and random() < 0.2 then 'out_of_stock' else price.outcome end,`,
      ),
    ),
  },
  {
    breaks: ['oversold'],
    nemesis: loseApp,
    sabotage: sql(
      'alter table stock drop constraint stock_is_never_negative',
      rewrite('place_orders', 'where stock.on_hand = 0', 'where false'),
      rewrite('place_orders', 'if is_short then', 'if false then'),
    ),
  },
  {
    breaks: ['ledger'],
    nemesis: loseApp,
    sabotage: sql('update stock set on_hand = on_hand + 1'),
  },
  {
    // Keys are forgotten and carts stay full, so a second click is a second order.
    breaks: ['doubled', 'changed'],
    nemesis: loseApp,
    sabotage: sql(
      'alter table order_key drop constraint order_key_pk',
      rewrite('place_orders', 'known.key = draft.key', 'false'),
      rewrite('place_carts', `from result where outcome = 'placed'`, 'from result where false'),
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
      `create function ignore_cancellation() returns trigger language plpgsql as $$
       begin
         new.status := old.status;
         return new;
       end $$`,
      `create trigger ignore_cancellation before update on customer_order for each row
       when (new.status = 'cancelled') execute function ignore_cancellation()`,
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
