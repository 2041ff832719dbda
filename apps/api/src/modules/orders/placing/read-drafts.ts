import {
  asCentavos,
  effectivePrice,
  runningSalePrice,
  type CashBuyer,
  type Centavos,
  type EvaluatedPromotion,
} from '@sirkito/commerce';
import { levelsByProduct, readLevels, type StockLevels } from '#api/modules/inventory/index.ts';
import { lockOfferedPromotions, offerPromotions } from '#api/modules/promotions/index.ts';
import { listCashBuyers } from '../risk/cash-buyers.queries.ts';
import type {
  AddressSnapshot,
  OfferedLine,
  OrderDraft,
  OrderRequest,
  OrderRules,
} from './order-draft.ts';
import { pickupAddress } from './pickup.ts';
import {
  listCartLines,
  listHeldRows,
  listOffers,
  listRequestRows,
  lockCarts,
  type Access,
  type CartRow,
  type Offer,
  type RequestRow,
} from './read-batch.queries.ts';

interface Batch {
  drafts: OrderDraft[];
  stock: StockLevels;
}

/**
 * Reads everything that decides about these requests, in a handful of queries for all of them. Locks
 * carts, stock and promotions in this order, each sorted, as everything does that changes them.
 */
export async function readDrafts(
  access: Access,
  requests: readonly OrderRequest[],
  { rules, at }: { rules: OrderRules; at: Date },
): Promise<Batch> {
  const { read, lock } = access;
  const accountIds = requests.filter(({ items }) => !items).map(({ accountId }) => accountId);
  const carts = byKey(await lockCarts(access, accountIds), ({ accountId }) => accountId);
  const cartLines = accountIds.length > 0 ? await listCartLines(read, accountIds) : [];
  const itemsOf = Map.groupBy(cartLines, ({ accountId }) => accountId);
  const items = requests.map((request) => request.items ?? itemsOf.get(request.accountId) ?? []);

  const productIds = [...new Set(items.flat().map(({ productId }) => productId))];
  const levels = await readLevels(access, productIds);
  const offers = byKey(await listOffers(read, productIds), ({ productId }) => productId);
  const lines = items.map((ofRequest) => ofRequest.map((item) => offeredLine(item, offers, at)));
  const held =
    lock === 'skip'
      ? await listHeldRows(read, {
          accountIds: requests.map(({ accountId }) => accountId),
          productIds,
          lockedCarts: [...carts.keys()],
          lockedStock: levels,
        })
      : none;

  const keys = requests.map(
    ({ key, accountId }, index) => key ?? cartKey(carts.get(accountId), lines[index]?.length === 0),
  );
  const rows = byKey(
    await listRequestRows(
      read,
      requests.map((request, index) => ({
        accountId: request.accountId,
        addressId: 'addressId' in request.destination ? request.destination.addressId : null,
        key: keys[index] ?? '',
      })),
    ),
    ({ index }) => index,
  );
  const addresses = requests.map((request, index) =>
    addressOf(request, rows.get(index), rules.shopAddress),
  );
  const buyers = rules.cash
    ? await listCashBuyers(
        read,
        requests.map(({ buyerId, orderId }, index) => ({
          buyerId,
          orderId,
          address: addresses[index] ?? null,
        })),
        at,
      )
    : new Map<number, CashBuyer>();

  const promoted = requests.map(({ buyerId, accountId, items: given }, index) => ({
    buyerId,
    codeId: (given ? null : carts.get(accountId)?.codeId) ?? null,
    lines: (lines[index] ?? []).map(({ price, quantity, ...line }) => ({
      ...line,
      total: asCentavos((price ?? smallest) * quantity),
    })),
  }));
  const offered =
    lock === null
      ? (await offerPromotions(read, promoted, at)).map(withoutWaiting)
      : await lockOfferedPromotions(read, promoted, { at, skipLocked: lock === 'skip' });

  const drafts = requests.map((request, index): OrderDraft => {
    const row = rows.get(index);
    const ownLines = lines[index] ?? [];
    const offer = offered[index];
    return {
      request,
      isBusy:
        held.has(request.accountId) ||
        ownLines.some(({ productId }) => held.has(productId)) ||
        (offer?.isBusy ?? false),
      key: keys[index] ?? '',
      earlier:
        row?.earlierId && row.earlierHash !== null
          ? { orderId: row.earlierId, bodyHash: row.earlierHash }
          : null,
      hasAccount: row?.hasAccount ?? false,
      buyer: buyers.get(index) ?? {
        // Staff, who give the items, know the buyer.
        hasConfirmedEmail: request.items !== null || (row?.hasConfirmedEmail ?? false),
        isNewCustomer: false,
        unpaidOrders: 0,
        signals: {},
      },
      fulfilment: fulfilmentOf(request),
      address: addresses[index] ?? null,
      lines: ownLines,
      promotions: offer?.evaluated ?? [],
      codeId: promoted[index]?.codeId ?? null,
    };
  });
  return { drafts, stock: levelsByProduct(levels) };
}

const none: ReadonlySet<string> = new Set();
/** Stands for the missing price of a product that isn't sold, which is rejected later. */
const smallest = asCentavos(1);

const byKey = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** An empty cart may be a replay: its contents went into the order before. */
const cartKey = (cart: CartRow | undefined, isEmpty: boolean): string =>
  `cart:${(cart?.generation ?? 0) - (isEmpty ? 1 : 0)}`;

const fulfilmentOf = ({ destination }: OrderRequest): OrderDraft['fulfilment'] => {
  if ('fulfilment' in destination) return destination.fulfilment;
  return 'pickup' in destination ? 'pickup' : 'delivery';
};

function addressOf(
  { destination }: OrderRequest,
  row: RequestRow | undefined,
  shopAddress: string,
): AddressSnapshot | null {
  if ('fulfilment' in destination) return destination.address;
  if ('pickup' in destination) {
    return shopAddress === '' ? null : pickupAddress(destination.pickup, shopAddress);
  }
  return row?.address ?? null;
}

function offeredLine(
  { productId, quantity }: { productId: string; quantity: number },
  offers: ReadonlyMap<string, Offer>,
  at: Date,
): OfferedLine {
  const offer = offers.get(productId);
  if (!offer) return { ...unknownProduct, productId, quantity };
  const { isSold, price, salePrice, saleStartsAt, saleEndsAt, ...product } = offer;
  return { ...product, quantity, price: isSold ? priceNow(offer, at) : null };
}

const priceNow = ({ price, ...sale }: Offer, at: Date): Centavos | null =>
  price === null ? null : effectivePrice({ price, salePrice: runningSalePrice(sale, at) });

const unknownProduct = {
  price: null,
  title: '',
  sku: '',
  image: '',
  weightG: null,
  boxMm: null,
  brandId: '',
  categoryIds: [],
};

const withoutWaiting = (evaluated: EvaluatedPromotion[]) => ({ evaluated, isBusy: false });
