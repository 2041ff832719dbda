import type { StoreProfile } from '@sirkito/contracts/settings';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { LongPage } from './long-page.tsx';
import { MailLink, PhoneLink, WriteLink } from './reach-us.tsx';

export function ReturnsPage({ store }: { store: StoreProfile }) {
  return (
    <LongPage
      title="Returns"
      lead="What is broken, wrong or not as described, we put right at our cost. What you simply do not want, you may send back unopened within seven days."
      changed="15 November 2026"
      sections={[
        { id: 'wrong', title: 'Something is wrong with it', body: <Wrong /> },
        { id: 'mind', title: 'You changed your mind', body: <ChangedMind /> },
        { id: 'how', title: 'How to send it back', body: <How store={store} /> },
        { id: 'refunds', title: 'How you get your money', body: <Refunds /> },
        { id: 'cancel', title: 'Cancelling an order', body: <Cancel /> },
        { id: 'complaints', title: 'If we do not agree', body: <Complaints store={store} /> },
        { id: 'law', title: 'The law behind this page', body: <Law /> },
      ]}
    />
  );
}

function Wrong() {
  return (
    <>
      <p>
        It arrived broken, it is not what you ordered, parts are missing, or it does not do what its
        page says. You choose between repair, replacement and your money back. We pay the way back
        and the way to you.
      </p>
      <p>
        You need not be the one who opened the box, and it need not be in perfect wrapping. An
        invoice helps; your order number is enough.
      </p>
      <p>
        A fault that shows later is a matter of the <Link to={shopPaths.warranty}>warranty</Link>.
      </p>
    </>
  );
}

function ChangedMind() {
  return (
    <>
      <p>
        The law does not ask this of a shop; we do it because fit is hard to judge from a page.
        Within seven days of receiving it you may return what is unopened, with its seals whole. You
        pay the way back. We refund the price of the goods.
      </p>
      <p>
        We cannot take back what has been opened or installed, software keys, and cables cut to
        length, unless something is wrong with them.
      </p>
    </>
  );
}

function How({ store }: { store: StoreProfile }) {
  return (
    <ol>
      <li>
        <WriteLink>Write to us</WriteLink>, e-mail <MailLink store={store} /> or call{' '}
        <PhoneLink store={store} /> with your order number and what is wrong. A picture or a short
        video helps.
      </li>
      <li>We answer within one working day and tell you how it gets to us.</li>
      <li>
        {store.address ? `Bring it to ${store.address}, or hand` : 'Hand'} it to the courier we
        send.
      </li>
      <li>We look at it within three working days and write to you what happens next.</li>
    </ol>
  );
}

function Refunds() {
  return (
    <>
      <p>
        Within seven working days after we have looked at the part, by the way you paid: card, GCash
        or Maya go back where they came from. Cash on delivery and bank transfers go to an account
        you name. Your bank may take some days more to show it.
      </p>
      <p>If something was wrong with it, you also get back what you paid for shipping it.</p>
    </>
  );
}

function Cancel() {
  return (
    <p>
      As long as an order has not left the shop you can cancel it under your account, and what you
      paid is refunded in full. Once it is with the courier, please take it and return it instead;
      the Internet Transactions Act asks buyers not to cancel what is already on its way.
    </p>
  );
}

function Complaints({ store }: { store: StoreProfile }) {
  return (
    <>
      <p>
        Write to <MailLink store={store} /> with the word “complaint” and your order number.
        Somebody who has not dealt with it before looks at it and answers within seven calendar
        days.
      </p>
      <p>
        If that does not settle it, the Department of Trade and Industry helps, free of charge:{' '}
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
        The Consumer Act of the Philippines (RA 7394) gives you repair, replacement or refund for
        what is faulty, and a sign that says “no return, no exchange” is against the rules made
        under it. You will not find one here.
      </p>
      <p>
        The Internet Transactions Act (RA 11967) holds online shops to the same: goods must be as
        they were shown, and sending back what was not costs you nothing. Nothing on this page takes
        away what these laws give you.
      </p>
    </>
  );
}
