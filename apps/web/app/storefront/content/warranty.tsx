import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { FactTable } from './fact-table.tsx';
import { LongPage } from './long-page.tsx';
import { MailLink, PhoneLink, ContactLink } from './contact-links.tsx';

/** Manufacturer warranties for the products we sell. */
const warrantyPeriods = [
  ['Processors', '36 months'],
  ['Motherboards', '36 months'],
  ['Memory', '120 months'],
  ['Graphics cards', '36 months'],
  ['SSDs', '36 to 60 months'],
  ['Hard disks', '24 to 60 months'],
  ['Power supplies', '36 to 120 months'],
  ['Cases', '12 months'],
  ['CPU coolers', '12 to 72 months'],
  ['Monitors', '36 months'],
  ['Keyboards and mice', '12 to 36 months'],
  ['Headsets', '12 to 24 months'],
  ['UPS and AVR', '12 to 36 months'],
  ['CCTV', '12 to 24 months'],
  ['Cables, adapters and hubs', '12 to 36 months'],
];

export function WarrantyPage({ store }: { store: StoreProfile }) {
  return (
    <LongPage
      title="Warranty"
      lead="Every product is covered from the day you receive it. You deal with us, and we deal with the manufacturer."
      updated="2026-11-17"
      sections={[
        { id: 'how-long', title: 'Warranty periods', body: <HowLong /> },
        { id: 'covered', title: 'What is covered', body: <Covered /> },
        { id: 'not-covered', title: 'What is not covered', body: <NotCovered /> },
        { id: 'claim', title: 'How to make a claim', body: <Claim store={store} /> },
        { id: 'new', title: 'Faulty within 7 days', body: <WhenNew /> },
        { id: 'data', title: 'Your data', body: <YourData /> },
        { id: 'law', title: 'Your rights under the law', body: <ByLaw /> },
      ]}
    />
  );
}

function HowLong() {
  return (
    <>
      <p>
        Each product page shows its warranty period. The period shown on the day you order is the
        one that applies. As a guide:
      </p>
      <FactTable
        caption="Usual warranty by category"
        heads={['Category', 'Warranty']}
        rows={warrantyPeriods}
        numbersFrom={1}
      />
      <p>
        If you sell or give away a sealed product, its warranty still applies as long as the invoice
        goes with it.
      </p>
    </>
  );
}

function Covered() {
  return (
    <p>
      Defects in materials and workmanship under normal use: it doesn't turn on, fails under load,
      has a dead port or a noisy fan, or doesn't do what the product page says. Inspection, repair
      and return shipping are free.
    </p>
  );
}

function NotCovered() {
  return (
    <ul>
      <li>Damage from drops, liquids, insects, fire or the wrong voltage</li>
      <li>Bent pins, broken connectors or cracked boards</li>
      <li>Voltage or firmware changes the manufacturer doesn't allow</li>
      <li>A missing or unreadable serial number</li>
      <li>Normal wear, such as mouse feet and ear pads</li>
    </ul>
  );
}

function Claim({ store }: { store: StoreProfile }) {
  return (
    <ol>
      <li>
        <strong>Contact us.</strong> <ContactLink>Send a message</ContactLink>, email{' '}
        <MailLink store={store} /> or call <PhoneLink store={store} />. Tell us your order number,
        the serial number and the problem.
      </li>
      <li>
        <strong>We'll reply within 1 working day,</strong> often with a 5-minute check that saves
        you the trip.
      </li>
      <li>
        <strong>Bring it or send it.</strong> Pack it well. We cover shipping both ways.
      </li>
      <li>
        <strong>We'll test it within 7 working days</strong> and send you the result in writing.
      </li>
      <li>
        <strong>We'll repair or replace it</strong> with the same model or a better one. If we can't
        do either within 30 days, you can get a refund instead.
      </li>
    </ol>
  );
}

function WhenNew() {
  return (
    <p>
      If a product is faulty on arrival or within 7 days, we'll replace it from stock once we
      confirm the fault. If it's out of stock, you choose: wait for a new one, take another model or
      get a refund.
    </p>
  );
}

function YourData() {
  return (
    <p>
      Back up your drive before you bring it in. Manufacturers erase or replace drives, and we can't
      recover your files.
    </p>
  );
}

function ByLaw() {
  return (
    <>
      <p>
        The Consumer Act (RA 7394) gives you more rights than this page, and nothing here limits
        them. If a product doesn't do what was promised, you can ask for a repair, which must be
        done within 30 days, or a refund, less a fair amount for the use you've had.
      </p>
      <p>
        To return an item, see <Link to={shopPaths.returns}>Returns</Link>.
      </p>
    </>
  );
}
