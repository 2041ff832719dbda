import {
  formatPesos,
  shippingRules,
  shippingZones,
  weightSteps,
  type Pesos,
} from '@sirkito/commerce';
import type { StoreProfile } from '@sirkito/contracts/settings';
import type { ShippingTable } from '@sirkito/contracts/shipping';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { FactTable } from './fact-table.tsx';
import { LongPage } from './long-page.tsx';
import { PhoneLink, WriteLink } from './reach-us.tsx';

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
      lead="We ship to every province. The fee depends on where the parcel goes and how heavy it is, and you see it before you pay."
      changed="15 November 2026"
      sections={[
        { id: 'fees', title: 'Fees and times', body: <Fees zones={shipping.zones} /> },
        { id: 'weight', title: 'How weight is counted', body: <Weight /> },
        { id: 'large', title: 'Large boxes', body: <Large fee={shipping.bulkyFee} /> },
        {
          id: 'free',
          title: 'When shipping is free',
          body: (
            <p>
              Orders of {formatPesos(shipping.freeFrom)} or more ship free to every zone. The fee
              for a large box, if there is one, stays.
            </p>
          ),
        },
        { id: 'leaving', title: 'When your order leaves', body: <Leaving store={store} /> },
        ...(store.address
          ? [{ id: 'pick-up', title: 'Pick up at the shop', body: <PickUp store={store} /> }]
          : []),
        { id: 'arrival', title: 'When it arrives', body: <Arrival store={store} /> },
        { id: 'missed', title: 'If nobody is home', body: <Missed /> },
      ]}
    />
  );
}

function Fees({ zones }: Pick<ShippingTable, 'zones'>) {
  const rows = shippingZones.map(({ id, name }) => {
    const { days, fees, feePerExtraKg } = zones[id];
    return [name, `${days[0]} to ${days[1]}`, ...fees.map(formatPesos), formatPesos(feePerExtraKg)];
  });
  return (
    <>
      <p>Times are working days from the shop to your door. Prices include VAT.</p>
      <FactTable
        caption="Shipping fees by zone and weight"
        heads={[
          'Zone',
          'Days',
          ...weightSteps.map((kilograms) => `to ${kilograms} kg`),
          `each kg above ${heaviest}`,
        ]}
        rows={rows}
        name={(name) => <Zone name={name} />}
        figuresFrom={1}
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
        The courier charges a box by its weight or by its size, whichever is more, and so do we.
        Size counts as length × width × height in centimetres, divided by{' '}
        {volumeDivisor.toLocaleString('en-PH')}.
      </p>
      <p>
        An example: a case in a box of 50 × 28 × 54 cm weighs 8 kg. Its size counts as 15.1 kg, so
        15.1 kg is what the fee is taken for. All boxes of an order are added together.
      </p>
    </>
  );
}

function Large({ fee }: { fee: Pesos }) {
  return (
    <p>
      A box with a side longer than {bulkyFromMm / 10} cm, such as that of a wide monitor, goes by
      truck instead of motorcycle. That adds {formatPesos(fee)} once to the order, and up to two
      days.
    </p>
  );
}

function Leaving({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>
        What is paid by 12 noon on a working day leaves that day; what comes later leaves on the
        next. Cash on delivery leaves once the order is confirmed. We work {store.openingHours},
        except on public holidays.
      </p>
      <p>You get an e-mail with the tracking number when the courier has it.</p>
    </>
  );
}

function PickUp({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>
        Choose it at the checkout, or call and we take your order; there is no fee. Everything is
        usually ready within two working hours, we write to you when it is, and keep it for seven
        days.
      </p>
      <p>
        {store.address}. {store.openingHours}. Bring the order number and an ID; somebody else may
        fetch it with a copy of yours.
      </p>
    </>
  );
}

function Arrival({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>
        Look at the box before you sign. If it is wet, open or crushed, you may refuse it, and we
        send another at no cost. If the damage shows only inside, take a few pictures and{' '}
        <WriteLink>write to us</WriteLink> or call <PhoneLink store={store} />.
      </p>
      <p>
        What arrives broken, wrong or incomplete is ours to put right. How that goes is under{' '}
        <Link to={shopPaths.returns}>Returns</Link>.
      </p>
    </>
  );
}

function Missed() {
  return (
    <p>
      The courier calls and tries a second time on the next working day. If that fails too, the
      parcel comes back to us. We then agree on another day with you, or refund what you paid for
      the goods.
    </p>
  );
}
