import { query } from '@sirkito/e2e/stack/database';

/** Values that exist in the shop, each with the account it belongs to, if any. */
const statements = {
  product: `select id, null as owner from product where status = 'active' order by id limit 300`,
  order: 'select id, account_id as owner from customer_order order by id desc limit 300',
  address: 'select id, account_id as owner from address order by id desc limit 100',
  review: 'select id, account_id as owner from review order by id desc limit 200',
  question: 'select id, account_id as owner from product_question order by id desc limit 100',
  answer: 'select id, account_id as owner from product_answer order by id desc limit 100',
  photo: 'select id, account_id as owner from review_photo order by id desc limit 100',
  proof: 'select id, account_id as owner from payment_proof order by id desc limit 100',
  account: 'select id, id as owner from account order by id desc limit 100',
  session: 'select id, account_id as owner from session order by id desc limit 100',
  banner: 'select id, null as owner from banner order by id desc limit 50',
  promotion: 'select id, null as owner from promotion order by id desc limit 50',
  message: 'select id, null as owner from contact_message order by id desc limit 50',
  import: 'select id, null as owner from product_import order by id desc limit 50',
  view: 'select id, account_id as owner from saved_view order by id desc limit 50',
  build: 'select id, account_id as owner from saved_build order by id desc limit 50',
  optOut: 'select opt_out_token as id, account_id as owner from review_request limit 50',
  barangay: `select code as id, null as owner from locality where level = 'barangay'
    order by code limit 200`,
  locality: 'select code as id, null as owner from locality order by level desc, code limit 200',
  category: 'select id, null as owner from category order by id',
  brand: 'select name as id, null as owner from brand order by id limit 100',
  sku: 'select sku as id, null as owner from product order by id limit 100',
  promotionCode: 'select code as id, null as owner from promotion where code is not null limit 50',
  picture: 'select file as id, null as owner from product_image order by file limit 50',
  paymentSession: `select session_ref as id, null as owner from payment
    where session_ref is not null order by id desc limit 50`,
  cartProduct: 'select product_id as id, account_id as owner from cart_line limit 200',
  productVersion: `select jsonb_build_object('id', id, 'version', version, 'sku', sku)::text as id,
    null as owner from product order by updated_at desc limit 200`,
  pricedProduct: `select jsonb_build_object('id', id, 'price', price_centavos / 100.0)::text as id,
      null as owner
    from product where status = 'active' and sale_price_centavos is null order by id limit 100`,
  promotionVersion: `select jsonb_build_object('id', id, 'version', version)::text as id,
      null as owner
    from promotion order by id desc limit 50`,
  deliveredLine: `select jsonb_build_object('orderId', order_id, 'productId', product_id)::text
      as id, account_id as owner
    from order_line join customer_order on customer_order.id = order_id
    where status = 'delivered' and account_id is not null order by order_id desc limit 300`,
  orderStep: `select jsonb_build_object('id', id, 'version', version, 'next',
      case status when 'pending' then 'confirmed' when 'confirmed' then 'processing'
        when 'processing' then 'shipped' when 'shipped' then 'delivered' else 'returned' end
      )::text as id, null as owner
    from customer_order where status not in ('cancelled', 'returned') order by id desc limit 200`,
  transferOrder: `select id, account_id as owner from customer_order
    where status = 'pending' and payment_method = 'bank_transfer' order by id desc limit 100`,
  riskyOrder: `select jsonb_build_object('id', id, 'version', version)::text as id, null as owner
    from customer_order where payment_method = 'cod' and cod_review = 'required'
    order by id desc limit 50`,
  returnedOrder: `select jsonb_build_object('id', id, 'version', version)::text as id,
    null as owner from customer_order where status = 'returned' order by id desc limit 50`,
  paidOrder: `select jsonb_build_object('id', id, 'version', version,
      'total', total_centavos / 100.0)::text as id, null as owner
    from customer_order where payment_status = 'paid' order by id desc limit 100`,
  openOrder: `select jsonb_build_object('id', id, 'total', total_centavos / 100.0)::text as id,
      null as owner
    from customer_order where payment_status in ('unpaid', 'awaiting') order by id desc limit 100`,
} as const;
export type Kind = keyof typeof statements;

interface Known {
  id: string;
  owner: string | null;
}

export interface KnownValues {
  /** Prefers what belongs to the account; `nth` chooses among the candidates. */
  pick: (kind: Kind, account: string | undefined, nth: number) => string | undefined;
  refresh: () => Promise<void>;
}

export async function readKnownValues(databaseUrl: string): Promise<KnownValues> {
  const known = new Map<Kind, Known[]>();
  const refresh = async () => {
    for (const [kind, statement] of Object.entries(statements)) {
      const { rows } = await query(databaseUrl, statement);
      // Object.entries forgets the type of the keys; the columns are those selected above.
      known.set(kind as Kind, rows as Known[]);
    }
  };
  await refresh();
  return {
    refresh,
    pick(kind, account, nth) {
      const all = known.get(kind) ?? [];
      const own = all.filter(({ owner }) => owner !== null && owner === account);
      // One in four belongs to anyone.
      const candidates = own.length > 0 && nth % 4 !== 0 ? own : all;
      return candidates[(nth >>> 2) % candidates.length]?.id;
    },
  };
}
