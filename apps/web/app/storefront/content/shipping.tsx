import {
  formatNumber,
  formatPesos,
  formatPesosInText,
  shippingRules,
  shippingZones,
  weightSteps,
  type Pesos,
} from '@sirkito/commerce';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import type { ShippingTable } from '@sirkito/contracts/shipping/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { FactTable } from './fact-table.tsx';
import { LongPage } from './long-page.tsx';
import { PhoneLink, ContactLink } from './contact-links.tsx';

const { volumeDivisor, bulkyFromMm } = shippingRules;
const heaviest = weightSteps.at(-1);

interface ShippingPageProps {
  store: StoreProfile;
  shipping: ShippingTable;
}

export function ShippingPage({ store, shipping }: ShippingPageProps) {
  return (
    <LongPage
      title="Shipping"
      lead="We deliver to every province. The shipping fee depends on your area and the weight of your order, and you'll see it before you pay."
      updated="2026-11-17"
      sections={[
        {
          id: 'fees',
          title: 'Shipping fees and delivery times',
          body: <Fees zones={shipping.zones} />,
        },
        { id: 'weight', title: 'How we calculate weight', body: <Weight /> },
        { id: 'large', title: 'Large items', body: <Large fee={shipping.bulkyFee} /> },
        {
          id: 'free',
          title: 'Free shipping',
          body: (
            <p>
              Orders of {formatPesosInText(shipping.freeFrom)} or more ship free nationwide. The
              large item fee still applies.
            </p>
          ),
        },
        { id: 'leaving', title: 'When we ship your order', body: <Leaving store={store} /> },
        ...(store.address
          ? [{ id: 'pick-up', title: 'Pick-up at our shop', body: <PickUp store={store} /> }]
          : []),
        { id: 'arrival', title: 'When your order arrives', body: <Arrival store={store} /> },
        { id: 'missed', title: "If you're not home", body: <Missed /> },
      ]}
    />
  );
}

function Fees({ zones }: Pick<ShippingTable, 'zones'>) {
  const rows = shippingZones.map(({ id, name }) => {
    const { days, fees, feePerExtraKg } = zones[id];
    return [
      name,
      [...new Set(days)].join(' to '),
      ...fees.map(formatPesos),
      formatPesos(feePerExtraKg),
    ];
  });
  return (
    <>
      <p>Delivery times are in working days, from our shop to your door. Fees include VAT.</p>
      <FactTable
        caption="Shipping fees by area and weight"
        heads={[
          'Area',
          'Days',
          ...weightSteps.map((kilograms) => `Up to ${kilograms} kg`),
          `Each kg over ${heaviest}`,
        ]}
        rows={rows}
        name={(name) => <Zone name={name} />}
        numbersFrom={1}
      />
      <p>
        Until you choose an address, your cart shows the fee for a light parcel within Metro Manila.
      </p>
    </>
  );
}

const Zone = ({ name }: { name: string }) => (
  <>
    {name}
    <span className="mt-0.5 block min-w-44 text-caption font-normal text-ink-faint">
      {shippingZones.find((zone) => zone.name === name)?.covers}
    </span>
  </>
);

function Weight() {
  return (
    <>
      <p>
        Like our courier, we charge by actual weight or by size, whichever is higher. To convert
        size to kilograms, multiply length × width × height in centimeters and divide by{' '}
        {formatNumber(volumeDivisor)}.
      </p>
      <p>
        For example, a PC case in a 50 × 28 × 54 cm box weighs 8 kg. Its size comes to 15.1 kg, so
        we charge for 15.1 kg. We add up all the boxes in your order.
      </p>
    </>
  );
}

function Large({ fee }: { fee: Pesos }) {
  return (
    <p>
      If any side of the box is longer than {bulkyFromMm / 10} cm, as with a wide monitor, it goes
      by truck instead of by motorcycle. This adds {formatPesosInText(fee)} per order and up to 2
      days.
    </p>
  );
}

function Leaving({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>
        Orders paid by 12 noon on a working day ship the same day. Later orders ship the next
        working day. Cash on delivery orders ship once confirmed. We're open {store.openingHours},
        except on public holidays.
      </p>
      <p>We'll email you the tracking number once the courier has your order.</p>
    </>
  );
}

function PickUp({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>
        Choose pick-up at checkout, or call us to order. It's free. Orders are usually ready within
        2 working hours. We'll email you when yours is ready and hold it for 7 days.
      </p>
      <p>
        {store.address}. {store.openingHours}. Bring your order number and an ID. Someone else may
        collect it with a copy of your ID.
      </p>
    </>
  );
}

function Arrival({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>
        Check the box before you sign. If it's wet, open or crushed, you can refuse it and we'll
        send a replacement for free. If the damage is only inside, take a few photos and{' '}
        <ContactLink>send us a message</ContactLink> or call <PhoneLink store={store} />.
      </p>
      <p>
        If an item arrives damaged, wrong or incomplete, we'll make it right. See{' '}
        <Link to={shopPaths.returns}>Returns</Link>.
      </p>
    </>
  );
}

function Missed() {
  return (
    <p>
      The courier will call you and try again on the next working day. If the second attempt fails,
      your parcel comes back to us. We'll then arrange another delivery with you or refund the price
      of the items.
    </p>
  );
}
