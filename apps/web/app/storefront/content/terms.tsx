import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { Link } from 'react-router';
import { unconfirmedLimits } from '#web/lib/session/unconfirmed-limits.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { LongPage } from './long-page.tsx';

export function TermsPage({ store }: { store: StoreProfile }) {
  return (
    <LongPage
      title="Terms"
      lead="These terms apply when you order from us. They don't limit your rights under the law."
      updated="2026-11-17"
      sections={[
        {
          id: 'us',
          title: 'Who we are',
          body: (
            <p>
              {[store.brandName, store.address].filter(Boolean).join(', ')}. Phone {store.phone},
              email {store.email}. These terms apply to orders placed on this site.
            </p>
          ),
        },
        { id: 'orders', title: 'Orders', body: <Orders /> },
        { id: 'prices', title: 'Prices', body: <Prices /> },
        { id: 'payment', title: 'Payment', body: <Payment /> },
        { id: 'delivery', title: 'Delivery', body: <Delivery /> },
        { id: 'facts', title: 'Specifications and compatibility', body: <Facts /> },
        { id: 'accounts', title: 'Your account', body: <Accounts /> },
        { id: 'reviews', title: 'Reviews', body: <Reviews /> },
        { id: 'liability', title: 'Our liability', body: <Liability /> },
        { id: 'disputes', title: 'Law and disputes', body: <Disputes /> },
        { id: 'changes', title: 'Changes to these terms', body: <Changes /> },
      ]}
    />
  );
}

function Orders() {
  return (
    <>
      <p>
        When you choose “Place order”, you make an offer to buy. The contract is made when we
        confirm your order by email. We check prices and stock again at that moment. If either has
        changed, we'll tell you and you won't be charged.
      </p>
      <p>
        You must be at least 18 or have a parent's consent. We may decline orders that are clearly
        for resale at a higher price or that look fraudulent, and will refund any payment.
      </p>
    </>
  );
}

function Prices() {
  return (
    <p>
      Prices are in Philippine pesos and include 12% VAT. Shipping is added and shown before you
      pay. If a price is an obvious mistake, we may cancel the order and refund you in full. You'll
      get an invoice with every order.
    </p>
  );
}

function Payment() {
  return (
    <ul>
      <li>
        <strong>GCash, Maya, QR Ph, card:</strong> pay on our payment provider's page. We hold your
        items for 15 minutes.
      </li>
      <li>
        <strong>Bank transfer:</strong> pay within 48 hours or we'll cancel the order. If you send
        proof of payment, we'll hold the order until the end of the second working day after that.
      </li>
      <li>
        <strong>Cash (pesos):</strong> pay the courier, or pay at the counter when you pick up. We
        may call you to confirm first. {unconfirmedLimits}
      </li>
    </ul>
  );
}

function Delivery() {
  return (
    <p>
      For delivery times and fees, see <Link to={shopPaths.shipping}>Shipping</Link>. We're
      responsible for your parcel until you receive it. The items belong to us until they're paid
      for.
    </p>
  );
}

function Facts() {
  return (
    <p>
      We take specifications from the manufacturers and check the ones that decide whether parts fit
      together. If we couldn't check one, the page says “Not verified”. If we said parts fit and
      they don't, you can return them at our cost, opened or not.
    </p>
  );
}

function Accounts() {
  return (
    <p>
      Keep your password private and tell us if someone else has it. You can delete your account at
      any time. To see how we use your data, read <Link to={shopPaths.privacy}>Privacy</Link>.
    </p>
  );
}

function Reviews() {
  return (
    <p>
      Only customers who received a product can review it. Share your honest experience, good or
      bad. We remove reviews that are offensive, advertise or share private information about
      others. We never remove a review for being critical.
    </p>
  );
}

function Liability() {
  return (
    <p>
      We're liable for what we sell as the law provides: see{' '}
      <Link to={shopPaths.warranty}>Warranty</Link> and <Link to={shopPaths.returns}>Returns</Link>.
      We're not liable for data that wasn't backed up before a repair, or for damage from assembling
      parts against the manufacturer's instructions. Nothing here limits our liability for willful
      misconduct, gross negligence or injury.
    </p>
  );
}

function Disputes() {
  return (
    <p>
      Philippine law applies. Please talk to us first: see{' '}
      <Link to={`${shopPaths.returns}#complaints`}>Complaints</Link>. You can always go to the
      Department of Trade and Industry, or to the courts where you live or where our shop is.
    </p>
  );
}

function Changes() {
  return (
    <p>
      The terms in effect on the day you order apply to that order. If we change these terms for
      later orders, we'll update the date above.
    </p>
  );
}
