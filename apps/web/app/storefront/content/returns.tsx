import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { LongPage } from './long-page.tsx';
import { MailLink, PhoneLink, ContactLink } from './contact-links.tsx';

export function ReturnsPage({ store }: { store: StoreProfile }) {
  return (
    <LongPage
      title="Returns"
      lead="If an item is faulty, wrong or not as described, we'll make it right at our cost. If you changed your mind, you can return it unopened within 7 days."
      updated="2026-11-17"
      sections={[
        { id: 'wrong', title: 'Faulty or wrong items', body: <Wrong /> },
        { id: 'mind', title: 'If you change your mind', body: <ChangedMind /> },
        { id: 'how', title: 'How to return an item', body: <How store={store} /> },
        { id: 'refunds', title: 'Refunds', body: <Refunds /> },
        { id: 'cancel', title: 'Cancelling an order', body: <Cancel /> },
        { id: 'complaints', title: 'Complaints', body: <Complaints store={store} /> },
        { id: 'law', title: 'Your rights under the law', body: <Law /> },
      ]}
    />
  );
}

function Wrong() {
  return (
    <>
      <p>
        If your item arrived damaged, isn't what you ordered, has missing parts or doesn't do what
        its page says, you can choose a repair, a replacement or a refund. We cover shipping both
        ways.
      </p>
      <p>
        You can return it even if the box has been opened or the packaging isn't perfect. An invoice
        helps, but your order number is enough.
      </p>
      <p>
        Faults that appear later are covered by the <Link to={shopPaths.warranty}>warranty</Link>.
      </p>
    </>
  );
}

function ChangedMind() {
  return (
    <>
      <p>
        The law doesn't require this, but we know it's hard to judge fit from a page. You can return
        unopened items, with seals intact, within 7 days of receiving them. You pay return shipping,
        and we refund the price of the items.
      </p>
      <p>
        We can't accept opened or installed items, software keys or cables cut to length, unless
        something is wrong with them.
      </p>
    </>
  );
}

function How({ store }: { store: StoreProfile }) {
  return (
    <ol>
      <li>
        <ContactLink>Send us a message</ContactLink>, email <MailLink store={store} /> or call{' '}
        <PhoneLink store={store} /> with your order number and the problem. A photo or a short video
        helps.
      </li>
      <li>We'll reply within 1 working day and tell you how to send it.</li>
      <li>
        {store.address ? `Bring it to ${store.address}, or give` : 'Give'} it to the courier we
        send.
      </li>
      <li>We'll inspect it within 3 working days and email you the next steps.</li>
    </ol>
  );
}

function Refunds() {
  return (
    <>
      <p>
        We'll refund you within 7 working days after we inspect the item. Card, GCash and Maya
        payments are refunded to the same account. Cash and bank transfer payments are refunded to
        an account you choose. Your bank may take a few more days to show it.
      </p>
      <p>If the item was faulty or wrong, we also refund the shipping fee.</p>
    </>
  );
}

function Cancel() {
  return (
    <p>
      You can cancel an order in your account until it ships, and we'll refund you in full. Once the
      courier has it, please accept the delivery and return it instead. The Internet Transactions
      Act asks buyers not to cancel orders that are already on the way.
    </p>
  );
}

function Complaints({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>
        Email <MailLink store={store} /> with “Complaint” and your order number in the subject.
        Someone who hasn't handled your case before will review it and reply within 7 calendar days.
      </p>
      <p>
        If that doesn't resolve it, the Department of Trade and Industry (DTI) can help for free:{' '}
        <a href="https://consumercare.dti.gov.ph">consumercare.dti.gov.ph</a>,{' '}
        <a href="mailto:consumercare@dti.gov.ph">consumercare@dti.gov.ph</a> or the hotline 1-384
        (1-DTI).
      </p>
    </>
  );
}

function Law() {
  return (
    <>
      <p>
        The Consumer Act of the Philippines (RA 7394) gives you the right to a repair, replacement
        or refund for faulty products. “No return, no exchange” signs are against its rules, and you
        won't find one here.
      </p>
      <p>
        The Internet Transactions Act (RA 11967) holds online shops to the same standard: products
        must be as shown, and if one isn't, returning it is free. Nothing on this page limits your
        rights under these laws.
      </p>
    </>
  );
}
