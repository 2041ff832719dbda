import type { StoreProfile } from '@sirkito/contracts/settings';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { FactTable } from './fact-table.tsx';
import { LongPage } from './long-page.tsx';
import { MailLink, PhoneLink, WriteLink } from './reach-us.tsx';

/** As the makers give it for the parts we sell. */
const usual = [
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
      lead="Every part has a warranty from the day you receive it. You deal with us; we deal with the maker."
      changed="15 November 2026"
      sections={[
        { id: 'how-long', title: 'How long it lasts', body: <HowLong /> },
        { id: 'covered', title: 'What is covered', body: <Covered /> },
        { id: 'not-covered', title: 'What is not', body: <NotCovered /> },
        { id: 'claim', title: 'How a claim goes', body: <Claim store={store} /> },
        { id: 'new', title: 'Broken within seven days', body: <WhenNew /> },
        { id: 'data', title: 'Your data', body: <YourData /> },
        { id: 'law', title: 'What the law gives you', body: <ByLaw /> },
      ]}
    />
  );
}

function HowLong() {
  return (
    <>
      <p>
        The months stand on each product’s page, and those on the day you order are what counts. As
        a guide:
      </p>
      <FactTable
        caption="Usual warranty by kind of part"
        heads={['Part', 'Warranty']}
        rows={usual}
        figuresFrom={1}
      />
      <p>
        Sealed parts keep their warranty when you sell or give them away, as long as the invoice
        goes with them.
      </p>
    </>
  );
}

function Covered() {
  return (
    <p>
      Faults of material and making, under normal use: it does not start, it fails under load, a
      port is dead, a fan grinds, it does not do what its page says. There is no charge for looking
      at it, for repair or for sending it back to you.
    </p>
  );
}

function NotCovered() {
  return (
    <ul>
      <li>Damage from falls, liquids, insects, fire or wrong voltage</li>
      <li>Bent pins, torn-off connectors, cracked boards</li>
      <li>Voltage or firmware changed beyond what the maker allows</li>
      <li>A serial number that is gone or cannot be read</li>
      <li>Wear that belongs to use, such as mouse feet and ear pads</li>
    </ul>
  );
}

function Claim({ store }: { store: StoreProfile }) {
  return (
    <ol>
      <li>
        <strong>Tell us.</strong> <WriteLink>Write</WriteLink>, e-mail <MailLink store={store} /> or
        call <PhoneLink store={store} />. We need the order number, the serial number and what
        happens.
      </li>
      <li>
        <strong>We answer within one working day,</strong> often with a check that takes five
        minutes and saves you the way.
      </li>
      <li>
        <strong>Bring it or send it.</strong> Pack it well. We pay the courier, both ways.
      </li>
      <li>
        <strong>We test it within seven working days</strong> and tell you what we found, in
        writing.
      </li>
      <li>
        <strong>It is repaired or replaced</strong> by the same model or a better one. If neither is
        done within 30 days, you may have your money back instead.
      </li>
    </ol>
  );
}

function WhenNew() {
  return (
    <p>
      If a part is broken when you get it or within seven days, we replace it from stock once we
      have seen the fault. If there is none left, you choose: wait, take another model, or have your
      money back.
    </p>
  );
}

function YourData() {
  return (
    <p>
      Please make a copy of what is on a drive before you bring it. Makers erase drives or send
      another one, and we cannot save what is on it.
    </p>
  );
}

function ByLaw() {
  return (
    <>
      <p>
        The Consumer Act (RA 7394) gives you more than this page, and nothing here takes it away.
        When a product does not do what was promised, you may ask for repair, which must be done
        within 30 days, or for your money back, less what is fair for the use you had of it.
      </p>
      <p>
        How to return something is under <Link to={shopPaths.returns}>Returns</Link>.
      </p>
    </>
  );
}
