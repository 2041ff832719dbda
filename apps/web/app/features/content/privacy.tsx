import type { StoreProfile } from '@sirkito/contracts/settings';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { FactTable } from './fact-table.tsx';
import { keptData } from './kept-data.ts';
import { LongPage } from './long-page.tsx';
import { MailLink, WriteLink } from './reach-us.tsx';

export function PrivacyPage({ store }: { store: StoreProfile }) {
  return (
    <LongPage
      title="Privacy"
      lead="We keep what a shop needs to send you parts and stand by them. We do not sell it, and nobody follows you here."
      changed="17 November 2026"
      sections={[
        { id: 'who', title: 'Who is responsible', body: <Who store={store} /> },
        { id: 'what', title: 'What we keep, why and how long', body: <What /> },
        { id: 'not', title: 'What we do not do', body: <Not /> },
        { id: 'shared', title: 'Who else sees it', body: <Shared /> },
        { id: 'safe', title: 'How it is kept safe', body: <Safe /> },
        { id: 'rights', title: 'Your rights', body: <Rights store={store} /> },
        { id: 'complaints', title: 'If you are not content', body: <Complaints /> },
      ]}
    />
  );
}

function Who({ store }: { store: StoreProfile }) {
  return (
    <p>
      {[store.brandName, store.address].filter(Boolean).join(', ')}. Our data protection officer
      reads <MailLink store={store} />; please put “privacy” in the subject. This page follows the
      Data Privacy Act of 2012 (RA 10173).
    </p>
  );
}

function What() {
  return (
    <>
      <FactTable
        caption="Personal data we keep"
        heads={['What', 'Why', 'How long']}
        rows={keptData}
      />
      <p>
        You cannot remove a question or an answer yourself: <WriteLink>write to us</WriteLink>, and
        we take it from the page.
      </p>
      <p>
        You can look around, compare and plan a build without telling us who you are. A cart needs
        an account. We ask where you live when you order, because without that nothing can be
        delivered.
      </p>
    </>
  );
}

function Not() {
  return (
    <ul>
      <li>No advertising networks, no analytics by others, no pixels, no profiles of you.</li>
      <li>No sale and no rent of personal data, to anyone.</li>
      <li>No newsletter unless you ask for it.</li>
      <li>No card numbers: these go to the payment provider and never reach our servers.</li>
      <li>Nothing you search for and nothing you type is written into our server logs.</li>
    </ul>
  );
}

function Shared() {
  return (
    <>
      <p>Only those who need it to do their part, and only what they need:</p>
      <ul>
        <li>
          <strong>The courier:</strong> name, address, phone number, and the amount for cash on
          delivery.
        </li>
        <li>
          <strong>The payment provider</strong> (PayMongo, for cards, GCash, Maya and QR Ph): the
          amount, the order number and what you enter on its page.
        </li>
        <li>
          <strong>The maker of a part,</strong> for a warranty claim: serial number and invoice.
        </li>
        <li>
          <strong>Authorities,</strong> when the law obliges us.
        </li>
      </ul>
    </>
  );
}

function Safe() {
  return (
    <p>
      Connections are encrypted. Passwords are kept only as hashes. Staff see what their work needs,
      and what they change is written into a log that cannot be edited. If data should ever leak and
      harm you, we tell you and the National Privacy Commission within 72 hours of knowing it.
    </p>
  );
}

function Rights({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>You may, at any time and free of charge:</p>
      <ul>
        <li>know what we keep about you, and get a copy that a computer can read;</li>
        <li>have it corrected;</li>
        <li>have it erased or blocked, except what tax law obliges us to keep;</li>
        <li>object to what we do with it, or take back a consent;</li>
        <li>be compensated for damage that wrong handling caused.</li>
      </ul>
      <p>
        <WriteLink>Write to us</WriteLink> or to <MailLink store={store} />. We answer within 15
        working days, and may first check that it is you. What your browser keeps is under{' '}
        <Link to={shopPaths.cookies}>Cookies</Link>.
      </p>
    </>
  );
}

function Complaints() {
  return (
    <p>
      You can turn to the National Privacy Commission:{' '}
      <a href="https://privacy.gov.ph">privacy.gov.ph</a>,{' '}
      <a href="mailto:complaints@privacy.gov.ph">complaints@privacy.gov.ph</a>.
    </p>
  );
}
