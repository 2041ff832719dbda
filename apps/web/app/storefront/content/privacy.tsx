import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { FactTable } from './fact-table.tsx';
import { dataRetention } from './data-retention.ts';
import { LongPage } from './long-page.tsx';
import { MailLink, ContactLink } from './contact-links.tsx';

export function PrivacyPage({ store }: { store: StoreProfile }) {
  return (
    <LongPage
      title="Privacy"
      lead="We only keep the data we need to deliver your orders and support you afterwards. We don't sell it and we don't track you."
      updated="2026-11-18"
      sections={[
        { id: 'who', title: 'Who is responsible', body: <Who store={store} /> },
        { id: 'what', title: 'What we collect, why and for how long', body: <What /> },
        { id: 'not', title: "What we don't do", body: <Not /> },
        { id: 'shared', title: 'Who we share it with', body: <Shared /> },
        { id: 'safe', title: 'How we protect it', body: <Safe /> },
        { id: 'rights', title: 'Your rights', body: <Rights store={store} /> },
        { id: 'complaints', title: 'Complaints', body: <Complaints /> },
      ]}
    />
  );
}

function Who({ store }: { store: StoreProfile }) {
  return (
    <p>
      {[store.brandName, store.address].filter(Boolean).join(', ')}. To reach our data protection
      officer, email <MailLink store={store} /> with “Privacy” in the subject. This page follows the
      Data Privacy Act of 2012 (RA 10173).
    </p>
  );
}

function What() {
  return (
    <>
      <FactTable
        caption="Personal data we keep"
        heads={['Data', 'Purpose', 'How long we keep it']}
        rows={dataRetention}
      />
      <p>
        You can't delete a question or an answer yourself.{' '}
        <ContactLink>Send us a message</ContactLink> and we'll remove it from the page.
      </p>
      <p>
        You can browse, compare and plan a build without an account. You need one to use the cart.
        We ask for your address when you order because we need it to deliver.
      </p>
    </>
  );
}

function Not() {
  return (
    <ul>
      <li>No ad networks, third-party analytics, tracking pixels or profiling.</li>
      <li>We never sell or rent your personal data to anyone.</li>
      <li>No newsletters unless you ask for them.</li>
      <li>We never see your card number. It goes straight to the payment provider.</li>
      <li>Our server logs don't record what you search for or type.</li>
    </ul>
  );
}

function Shared() {
  return (
    <>
      <p>We only share what each of these needs to do its job:</p>
      <ul>
        <li>
          <strong>The courier:</strong> your name, address, phone number and, for cash on delivery,
          the amount due.
        </li>
        <li>
          <strong>The payment provider</strong> (PayMongo, for cards, GCash, Maya and QR Ph): the
          amount, the order number and the details you enter on its page.
        </li>
        <li>
          <strong>The manufacturer,</strong> for a warranty claim: the serial number and invoice.
        </li>
        <li>
          <strong>The tax office:</strong> invoices with the buyer's name, tax number and address,
          when tax law requires us to report or show them.
        </li>
        <li>
          <strong>Other authorities,</strong> when the law requires it.
        </li>
      </ul>
    </>
  );
}

function Safe() {
  return (
    <p>
      Connections are encrypted and passwords are stored only as hashes. Staff can only see what
      they need for their work, and their changes are recorded in a log that can't be edited. If a
      data breach ever puts you at risk, we'll notify you and the National Privacy Commission within
      72 hours of finding out.
    </p>
  );
}

function Rights({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>At any time and for free, you can:</p>
      <ul>
        <li>see the data we have about you and download a machine-readable copy;</li>
        <li>have it corrected;</li>
        <li>have it deleted or blocked, except what tax law requires us to keep;</li>
        <li>object to how we use it, or withdraw your consent;</li>
        <li>claim compensation if mishandling caused you harm.</li>
      </ul>
      <p>
        <ContactLink>Send us a message</ContactLink> or email <MailLink store={store} />. We'll
        reply within 15 working days and may first ask you to confirm your identity. For data stored
        in your browser, see <Link to={shopPaths.cookies}>Cookies</Link>.
      </p>
    </>
  );
}

function Complaints() {
  return (
    <p>
      You can file a complaint with the National Privacy Commission:{' '}
      <a href="https://privacy.gov.ph">privacy.gov.ph</a>,{' '}
      <a href="mailto:complaints@privacy.gov.ph">complaints@privacy.gov.ph</a>.
    </p>
  );
}
