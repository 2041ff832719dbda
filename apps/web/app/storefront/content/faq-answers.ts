import { formatPesosInText, formatWorkingDays, type ShippingTable } from '@sirkito/commerce';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { unconfirmedLimits } from '#web/lib/session/unconfirmed-limits.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

export interface FaqAnswer {
  /** Anchor in the URL; stays the same when the question is reworded. */
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

/** FAQ groups, in the order customers meet the topics. */
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
        question: 'How do I know if parts fit together?',
        answer:
          "Add them to the PC builder. As you choose, it shows what fits, what doesn't, and why. Upgrading a PC you already own? The upgrade adviser shows which parts fit it. Or send us your list and we'll check it for you.",
        more: { to: shopPaths.builder, label: 'PC builder' },
      },
      {
        id: 'not-verified',
        question: 'What does “Not verified” mean?',
        answer:
          "The manufacturer doesn't publish this spec and we haven't been able to measure it. The part may still fit; we just can't guarantee it.",
      },
      {
        id: 'brand-new',
        question: 'Are the products brand-new?',
        answer:
          'Yes. Everything we sell is brand-new and sealed, with the warranty shown on the product page.',
        more: warranty,
      },
      {
        id: 'out-of-stock',
        question: 'A product is out of stock. Will you restock it?',
        answer:
          "Often, but not always. Send us the product name and we'll tell you when to expect it, or suggest an alternative.",
      },
      {
        id: 'build-for-me',
        question: 'Can you build the PC for me?',
        answer: `Ask us before you order: call ${store.phone} or send a message. We'll tell you how much it costs and how long it takes.`,
      },
    ],
  },
  {
    id: 'ordering',
    title: 'Orders and payment',
    answers: [
      {
        id: 'account-needed',
        question: 'Do I need an account?',
        answer:
          'You can browse, compare and plan a build without one. You need an account to use the cart and place an order. It also lets you track orders, download invoices and make warranty claims.',
      },
      {
        id: 'ways-to-pay',
        question: 'How can I pay?',
        answer: `GCash, Maya, QR Ph, card, bank transfer, cash on delivery, or cash at the counter when you pick up your order. ${unconfirmedLimits}`,
      },
      {
        id: 'vat',
        question: 'Is VAT included?',
        answer: 'Yes. All prices include 12% VAT, which is shown on your invoice.',
      },
      {
        id: 'held',
        question: 'Are the items in my cart reserved for me?',
        answer:
          "No. We reserve them once you place your order: for 15 minutes while you pay online, or 48 hours for a bank transfer. If you send proof of payment, we'll hold them longer while we check it.",
      },
      {
        id: 'price-changed',
        question: 'What if a price changes while I check out?',
        answer:
          "We check prices and stock again when you place your order. If anything has changed, we'll tell you first and you won't be charged.",
      },
      {
        id: 'cancel',
        question: 'Can I cancel my order?',
        answer: "Yes, as long as it hasn't shipped. You'll get a full refund.",
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
        question: 'How much is shipping?',
        answer: `Shipping starts at ${formatPesosInText(zones.metro_manila.fees[0])} within Metro Manila and depends on your area and the weight. Orders of ${formatPesosInText(freeFrom)} or more ship free. You'll see the fee before you pay.`,
        more: shipping,
      },
      {
        id: 'how-long',
        question: 'How long does delivery take?',
        answer: `${formatWorkingDays(zones.metro_manila.days)} within Metro Manila, up to ${zones.mindanao.days[1]} on mainland Mindanao and up to ${zones.islands.days[1]} on the islands.`,
        more: shipping,
      },
      {
        id: 'pick-up',
        question: 'Can I pick up my order?',
        answer: store.address
          ? `Yes, for free, at ${store.address}. ${store.openingHours}. Choose pick-up at checkout and we'll email you when it's ready.`
          : "No, we don't have a shop to pick up from. We deliver every order.",
        more: store.address
          ? { to: `${shopPaths.shipping}#pick-up`, label: 'Pick-up at our shop' }
          : shipping,
      },
      {
        id: 'arrived-damaged',
        question: 'It arrived damaged. What now?',
        answer:
          "If the box is clearly damaged, you can refuse it. Otherwise, take a few photos and send us a message. We'll replace the item or refund you, at our cost.",
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
        question: 'Can I return an item?',
        answer:
          'Yes. If something is wrong with it, you can return it opened or unopened and we cover shipping. If you changed your mind, you can return it unopened within 7 days.',
        more: returns,
      },
      {
        id: 'claim',
        question: 'How do I make a warranty claim?',
        answer:
          "Send us the order number, the serial number and a description of the problem. We'll reply within 1 working day and deal with the manufacturer for you.",
        more: { to: `${shopPaths.warranty}#claim`, label: 'How to make a claim' },
      },
      {
        id: 'refund-time',
        question: 'When will I get my refund?',
        answer:
          'Within 7 working days after we inspect the item, to your original payment method. Your bank may take a few more days to show it.',
        more: { to: `${shopPaths.returns}#refunds`, label: 'Refunds' },
      },
    ],
  },
  {
    id: 'data',
    title: 'Account and privacy',
    answers: [
      {
        id: 'forgot-password',
        question: 'I forgot my password. What should I do?',
        answer:
          "Choose “Forgot password?” on the sign-in page. We'll email you a link that works once and expires after 30 minutes.",
      },
      {
        id: 'delete-data',
        question: 'Can you delete my data?',
        answer:
          'Yes. Go to “Personal data” in your account. We delete everything except what tax law requires us to keep. Your reviews, questions and answers stay, without your name, also where you wrote it in the text.',
        more: privacy,
      },
      {
        id: 'cookies',
        question: 'Why is there no cookie banner?',
        answer:
          "Browsing doesn't set any cookies and we don't track you. Signing in sets two cookies, which keep you signed in and protect your account.",
        more: cookies,
      },
    ],
  },
];
