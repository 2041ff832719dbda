import { beforeAll, expect, test } from 'vitest';
import { confirmPayment } from '#api/modules/payments/capture/confirm-payment.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { reconcileNightly } from '../../orders/reconcile/reconcile-nightly.ts';
import { reconcile } from '../../orders/reconcile/reconcile.ts';

const shop = testShop();
beforeAll(async () => {
  await newLocalities(shop);
  await createRewriting();
});
const theShop = () => shop.as({ kind: 'shop' });

let references = 0;
async function issueInvoice() {
  const { orderId, order } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  references += 1;
  const payment = { orderId, reference: `BPI ${references}`, amount: order.total };
  await confirmPayment(clerkOf(shop).ctx, payment);
}

/** Runs SQL behind the triggers, as someone with all rights could. */
const tamper = (statement: string) =>
  shop.asOwner(`begin; set local session_replication_role = replica; ${statement}; commit`);

const tampered = async () =>
  (await reconcile(theShop())).find(({ rule }) => rule.startsWith('issued documents'))?.different;

/** Tampers with documents, returns what reconciliation finds, and restores them. */
async function findTampering(change: string): Promise<string[] | undefined> {
  await shop.asOwner(`create table kept as select * from invoice_document;
    create table kept_series as select * from document_series;
    alter table invoice_document drop constraint invoice_document_hash`);
  await tamper(change);
  try {
    return await tampered();
  } finally {
    await tamper(`delete from invoice_document; insert into invoice_document select * from kept;
      delete from document_series; insert into document_series select * from kept_series`);
    await shop.asOwner(`drop table kept; drop table kept_series;
      alter table invoice_document add constraint invoice_document_hash
      check (hash = sha256(convert_to(content, 'UTF8')))`);
    await expectReconciled(shop);
  }
}

/** Rewrites content from an invoice on, with all hashes that follow from it. */
const createRewriting = () =>
  shop.asOwner(`
    create function canonical_json(value jsonb) returns text
    language sql immutable strict as $$
      select case jsonb_typeof(value)
        when 'object' then (
          select '{' || string_agg(to_json(key)::text || ':' || canonical_json(member), ','
            order by key collate "C") || '}'
          from jsonb_each(value) as each (key, member)
        )
        when 'array' then (
          select '[' || coalesce(string_agg(canonical_json(item), ',' order by place), '') || ']'
          from jsonb_array_elements(value) with ordinality as element (item, place)
        )
        else value::text
      end
    $$;
    create function newest_invoice() returns bigint language sql stable
    return (select max(number) from invoice_document where kind = 'invoice');
    create function rewrite_from(first bigint, search text, replacement text) returns void
    language plpgsql as $$
    declare
      document record;
      hash_before bytea := sha256('');
      rewritten text;
    begin
      for document in select * from invoice_document where kind = 'invoice' order by number loop
        rewritten := document.content;
        if document.number >= first then
          rewritten := coalesce(canonical_json(
            json_or_null(replace(document.content, search, replacement))
              || jsonb_build_object('previousHash', encode(hash_before, 'hex'))
          ), 'no JSON');
        end if;
        hash_before := sha256(convert_to(rewritten, 'UTF8'));
        update invoice_document set content = rewritten, hash = hash_before
        where kind = 'invoice' and number = document.number;
      end loop;
      update document_series set last_hash = hash_before where kind = 'invoice';
    end
    $$`);

test.each([
  [
    'a figure',
    `update invoice_document set content = replace(content, '"vat":', '"vat":1')
     where kind = 'invoice' and number = 1`,
  ],
  [
    'a figure with its hash',
    `update invoice_document set content = replace(content, '"exempt":0', '"exempt":1'),
       hash = sha256(convert_to(replace(content, '"exempt":0', '"exempt":1'), 'UTF8'))
     where kind = 'invoice' and number = 1`,
  ],
  [
    'the total beside it',
    `update invoice_document set total_centavos = total_centavos + 1
     where kind = 'invoice' and number = 1`,
  ],
  [
    'the time of issue',
    `update invoice_document set issued_at = issued_at + interval '1 millisecond'
     where kind = 'invoice' and number = newest_invoice()`,
  ],
  [
    'the payment method',
    `update invoice_document set payment_method = 'cod'
     where kind = 'invoice' and number = newest_invoice()`,
  ],
  [
    'the order',
    `update invoice_document set order_id =
       (select order_id from invoice_document where kind = 'invoice' and number = 1)
     where kind = 'invoice' and number = newest_invoice()`,
  ],
  ['the number with all hashes', "select rewrite_from(newest_invoice(), 'INV-0', 'INV-1')"],
  ['the branch with all hashes', `select rewrite_from(newest_invoice(), '"00000"', '"00001"')`],
])('[IN-09] reconciliation finds a tampered document: %s', async (_what, change) => {
  await issueInvoice();
  await issueInvoice();
  expect(await findTampering(change)).not.toEqual([]);
});

test('[IN-09] names a document whose content is no JSON, and all others beside it', async () => {
  await issueInvoice();
  const { rows } = await shop.asOwner(
    `select 'INV-' || lpad(newest_invoice()::text, 8, '0') as number`,
  );
  const [{ number }] = rows as [{ number: string }];
  expect(await findTampering("select rewrite_from(newest_invoice(), '{', '')")).toEqual([
    `${number} of branch 00000`,
  ]);
});

test('[IN-09] finds a chain rewritten to its end that an earlier night saw', async () => {
  await issueInvoice();
  const rewritten = `select rewrite_from(1, '"registeredName":"', '"registeredName":"X')`;
  expect(await findTampering(rewritten)).toEqual([]);
  await reconcileNightly({ ...theShop(), now: () => new Date('2026-12-01T20:00:00Z') });
  await issueInvoice();
  expect(await findTampering(rewritten)).toHaveLength(1);
});
