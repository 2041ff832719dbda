import type { StoreProfile } from '@sirkito/contracts/settings';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { LongPage } from './long-page.tsx';

export function TermsPage({ store }: { store: StoreProfile }) {
  return (
    <LongPage
      title="Terms"
      lead="What you and we agree on when you order. It is short, and it cannot take away what the law gives you."
      changed="15 November 2026"
      sections={[
        {
          id: 'us',
          title: 'Who we are',
          body: (
            <p>
              {[store.brandName, store.address].filter(Boolean).join(', ')}. Phone {store.phone},
              e-mail {store.email}. These terms hold for orders on this site.
            </p>
          ),
        },
        { id: 'orders', title: 'Orders', body: <Orders /> },
        { id: 'prices', title: 'Prices', body: <Prices /> },
        { id: 'payment', title: 'Payment', body: <Payment /> },
        { id: 'delivery', title: 'Delivery', body: <Delivery /> },
        { id: 'facts', title: 'Facts and fit', body: <Facts /> },
        { id: 'accounts', title: 'Your account', body: <Accounts /> },
        { id: 'reviews', title: 'Reviews', body: <Reviews /> },
        { id: 'liability', title: 'What we answer for', body: <Liability /> },
        { id: 'disputes', title: 'Law and disputes', body: <Disputes /> },
        { id: 'changes', title: 'Changes', body: <Changes /> },
      ]}
    />
  );
}

function Orders() {
  return (
    <>
      <p>
        Pressing “Place order” is your offer to buy. The contract is made when we confirm the order
        by e-mail. Price and stock are checked once more at the moment you press; if either has
        changed, you are told, and nothing is charged.
      </p>
      <p>
        You must be 18 or have the consent of a parent. We may refuse an order that is plainly meant
        for resale at a higher price, or that looks like fraud, and then refund what was paid.
      </p>
    </>
  );
}

function Prices() {
  return (
    <p>
      Prices are in Philippine pesos and include 12% VAT. Shipping is added and shown before you
      pay. If a price is wrong so plainly that anyone would see it, we may cancel the order and
      refund you in full. You get an invoice with every order.
    </p>
  );
}

function Payment() {
  return (
    <ul>
      <li>
        <strong>GCash, Maya, QR Ph, card:</strong> on the page of our payment provider. The parts
        are held for you for 15 minutes.
      </li>
      <li>
        <strong>Bank transfer:</strong> within 48 hours, then the order is cancelled. If you send us
        a picture of the transfer, we wait for it until the end of the second working day after
        that.
      </li>
      <li>
        <strong>Cash:</strong> to the courier, or at the counter where you pick it up, in pesos. We
        may call to confirm first.
      </li>
    </ul>
  );
}

function Delivery() {
  return (
    <p>
      Times and fees are under <Link to={shopPaths.shipping}>Shipping</Link>. Until the parcel is in
      your hands it travels at our risk. The goods are ours until they are paid.
    </p>
  );
}

function Facts() {
  return (
    <p>
      We take measurements and figures from the makers and check what decides whether parts fit
      together. Where we could not check, the page says “Not verified”. If parts we called fitting
      do not fit, we take them back at our cost, opened or not.
    </p>
  );
}

function Accounts() {
  return (
    <p>
      Keep your password to yourself and tell us if somebody else has it. You may delete your
      account at any time. What we do with your data is under{' '}
      <Link to={shopPaths.privacy}>Privacy</Link>.
    </p>
  );
}

function Reviews() {
  return (
    <p>
      Only people who received a part can review it. Write what you found, good or bad. We remove
      reviews that insult, advertise or tell private things about others, and no review for being
      critical.
    </p>
  );
}

function Liability() {
  return (
    <p>
      We answer for what we sell as the law says: see <Link to={shopPaths.warranty}>Warranty</Link>{' '}
      and <Link to={shopPaths.returns}>Returns</Link>. We do not answer for data that was not copied
      before a repair, or for damage from putting parts together against the maker’s instructions.
      Nothing here limits our liability for intent, gross negligence or injury.
    </p>
  );
}

function Disputes() {
  return (
    <p>
      Philippine law applies. Talk to us first; how a complaint goes is under{' '}
      <Link to={`${shopPaths.returns}#complaints`}>Returns</Link>. You may always turn to the
      Department of Trade and Industry, or to the courts at your home or at our place.
    </p>
  );
}

function Changes() {
  return (
    <p>
      An order is governed by the terms of the day it was placed. We change this page for what comes
      after, with the date above.
    </p>
  );
}
