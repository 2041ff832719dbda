import { formatPesos, type ShippingTable } from '@sirkito/commerce';
import type { StoreProfile } from '@sirkito/contracts/settings';
import { shopPaths } from '#web/lib/shop-paths.ts';

export interface FaqAnswer {
  /** Its place in the address, so it stays when the question is worded anew. */
  id: string;
  question: string;
  answer: string;
  more?: { to: string; label: string };
}

export interface FaqGroup {
  id: string;
  title: string;
  answers: readonly FaqAnswer[];
}

const shipping = { to: shopPaths.shipping, label: 'Shipping' };
const returns = { to: shopPaths.returns, label: 'Returns' };
const warranty = { to: shopPaths.warranty, label: 'Warranty' };
const privacy = { to: shopPaths.privacy, label: 'Privacy' };
const cookies = { to: shopPaths.cookies, label: 'Cookies' };

/** What people ask, in the order they come to it. */
export const faqGroups = (
  store: StoreProfile,
  { zones, freeFrom }: ShippingTable,
): readonly FaqGroup[] => [
  {
    id: 'choosing',
    title: 'Choosing parts',
    answers: [
      {
        id: 'will-it-fit',
        question: 'How do I know that parts fit together?',
        answer:
          'Put them together in the PC builder: it says as you choose what fits, what does not, and why. For a computer you have, the upgrade adviser shows what fits into it. Or write to us with your list and we look it over.',
        more: { to: shopPaths.builder, label: 'PC builder' },
      },
      {
        id: 'not-verified',
        question: 'What does “Not verified” mean?',
        answer:
          'The maker does not state this fact and we could not measure it. It may well fit; we only cannot promise it.',
      },
      {
        id: 'brand-new',
        question: 'Are the parts new?',
        answer: 'Yes, all of them: new, sealed, and with the warranty that stands on their page.',
        more: warranty,
      },
      {
        id: 'out-of-stock',
        question: 'A part is out of stock. Will it come back?',
        answer:
          'Often, but not always. Write to us with its name and we tell you what we know and what could take its place.',
      },
      {
        id: 'build-for-me',
        question: 'Can you build the computer for me?',
        answer: `Ask us before you order: call ${store.phone} or write. We tell you what it costs and how long it takes.`,
      },
    ],
  },
  {
    id: 'ordering',
    title: 'Ordering and paying',
    answers: [
      {
        id: 'account-needed',
        question: 'Do I need an account?',
        answer:
          'Not to look around, compare and plan a build. For a cart and an order, yes: it is where you find your cart again, follow the order, get its invoice and claim its warranty.',
      },
      {
        id: 'ways-to-pay',
        question: 'How can I pay?',
        answer:
          'GCash, Maya, QR Ph, card, bank transfer, or cash: on delivery, or at the counter when you pick it up.',
      },
      {
        id: 'vat',
        question: 'Is VAT included?',
        answer: 'Yes. Every price includes 12% VAT, and your invoice shows it.',
      },
      {
        id: 'held',
        question: 'Are parts in my cart held for me?',
        answer:
          'No. They are yours once the order is placed. While you pay online they are held for 15 minutes, with a bank transfer for 48 hours, and for longer once you have sent us a picture of it.',
      },
      {
        id: 'price-changed',
        question: 'What if a price changes while I order?',
        answer:
          'Price and stock are checked once more when you press “Place order”. If something changed you are told first, and nothing is charged.',
      },
      {
        id: 'cancel',
        question: 'Can I cancel?',
        answer: 'Yes, as long as the order has not left the shop, and you get everything back.',
        more: { to: `${shopPaths.returns}#cancel`, label: 'Cancelling an order' },
      },
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery and pick-up',
    answers: [
      {
        id: 'fee',
        question: 'What does shipping cost?',
        answer: `It starts at ${formatPesos(zones.metro_manila.fees[0])} within Metro Manila and depends on zone and weight. Orders of ${formatPesos(freeFrom)} or more ship free. You see the fee before you pay.`,
        more: shipping,
      },
      {
        id: 'how-long',
        question: 'How long does it take?',
        answer: `${zones.metro_manila.days.join(' to ')} working days within Metro Manila, up to ${zones.mindanao.days[1]} on the mainland of Mindanao, and up to ${zones.islands.days[1]} to the islands.`,
        more: shipping,
      },
      {
        id: 'pick-up',
        question: 'Can I pick it up?',
        answer: store.address
          ? `Yes, free of charge, at ${store.address}. ${store.openingHours}. Choose it at the checkout, and we write to you when it is ready.`
          : 'No, we have no counter. Everything is delivered.',
        more: store.address
          ? { to: `${shopPaths.shipping}#pick-up`, label: 'Pick up at the shop' }
          : shipping,
      },
      {
        id: 'arrived-damaged',
        question: 'It arrived damaged. What now?',
        answer:
          'Refuse a box that is plainly damaged, or take a few pictures and write to us. We replace it or refund you, at our cost.',
        more: returns,
      },
    ],
  },
  {
    id: 'after',
    title: 'Returns and warranty',
    answers: [
      {
        id: 'return',
        question: 'Can I return something?',
        answer:
          'If something is wrong with it, yes, opened or not, and we pay the way. If you changed your mind, within seven days and unopened.',
        more: returns,
      },
      {
        id: 'claim',
        question: 'How do I claim the warranty?',
        answer:
          'Write to us with the order number, the serial number and what happens. We answer within one working day, and we deal with the maker.',
        more: { to: `${shopPaths.warranty}#claim`, label: 'How a claim goes' },
      },
      {
        id: 'refund-time',
        question: 'When do I get my money back?',
        answer:
          'Within seven working days after we have looked at the part, by the way you paid. Your bank may take some days more.',
        more: { to: `${shopPaths.returns}#refunds`, label: 'How you get your money' },
      },
    ],
  },
  {
    id: 'data',
    title: 'Account and privacy',
    answers: [
      {
        id: 'forgot-password',
        question: 'I forgot my password.',
        answer:
          'Choose “Forgot it?” where you sign in. The link we e-mail you works once, for 30 minutes.',
      },
      {
        id: 'delete-data',
        question: 'Can you delete my data?',
        answer:
          'Yes, in your account under “Personal data”. We erase everything except what tax law obliges us to keep. Your reviews, questions and answers stay, without your name.',
        more: privacy,
      },
      {
        id: 'cookies',
        question: 'Why is there no cookie banner?',
        answer:
          'Because looking around sets no cookie, and nobody follows you here. Signing in sets one, which is needed for it.',
        more: cookies,
      },
    ],
  },
];
