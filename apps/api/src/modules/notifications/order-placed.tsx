import { Button, Column, Hr, Row, Text } from '@react-email/components';
import { formatPesos, isPaidOnline, type OnlineMethod, type Pesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { StoreProfile } from '@sirkito/contracts/settings';
import { MailFrame } from './mail-frame.tsx';
import { button, rule, small } from './mail-look.ts';

interface OrderPlacedProps {
  store: StoreProfile;
  order: Order;
  greeting: string;
  url: string;
}

const time = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
});

const payingBy: Record<OnlineMethod, string> = {
  gcash: 'with GCash',
  maya: 'with Maya',
  qrph: 'by QR Ph',
  card: 'by card',
};

function nextOf({ paymentMethod, paymentStatus, isPickup, heldUntil }: Order): string {
  if (paymentStatus === 'paid') return 'It is paid.';
  if (paymentMethod === 'cod') {
    return isPickup
      ? 'We write again when it is ready. Please have the amount ready in cash when you come.'
      : 'Please have the amount ready in cash when the courier comes.';
  }
  if (heldUntil === null) return '';
  const held = `Your parts are set aside until ${time.format(new Date(heldUntil))}`;
  return isPaidOnline(paymentMethod)
    ? `${held} while you pay ${payingBy[paymentMethod]}.`
    : `${held}, and for longer once you have sent us a picture of the transfer. The order page has our bank details.`;
}

function placeOf(address: Order['address']): string {
  const { street, barangay, cityMunicipality, province, postalCode } = address;
  const places = [street, barangay, cityMunicipality, province].filter(Boolean);
  return `${places.join(', ')} ${postalCode}`;
}

export function OrderPlaced({ store, order, greeting, url }: OrderPlacedProps) {
  const { address } = order;
  return (
    <MailFrame store={store} preview={`Order ${order.orderNumber}, ${formatPesos(order.total)}`}>
      <Text>{greeting}</Text>
      <Text>
        Thank you. We have your order {order.orderNumber}. {nextOf(order)}
      </Text>
      <Hr style={rule} />
      {order.items.map((item) => (
        <Amount
          key={item.productId}
          label={`${item.quantity} × ${item.title}`}
          amount={item.lineTotal}
        />
      ))}
      <Hr style={rule} />
      <Amount label="Subtotal" amount={order.subtotal} />
      <Amount
        label={order.isPickup ? 'Pick-up at the shop' : 'Delivery'}
        amount={order.shippingFee}
      />
      {order.discounts.map(({ label, amount }) => (
        <Amount key={label} label={label} amount={amount} isOff />
      ))}
      <Amount label="Total" amount={order.total} weight={600} />
      <Text style={small}>12% VAT included: {formatPesos(order.vatIncluded)}</Text>
      <Hr style={rule} />
      <Text>
        {address.fullName}, {address.phone}
        <br />
        {order.isPickup
          ? `To pick up at ${address.street}. ${store.openingHours}`
          : placeOf(address)}
      </Text>
      <Button href={url} style={button}>
        Follow this order
      </Button>
    </MailFrame>
  );
}

interface AmountProps {
  label: string;
  amount: Pesos;
  isOff?: boolean;
  weight?: number;
}

function Amount({ label, amount, isOff = false, weight = 400 }: AmountProps) {
  const look = { ...cell, fontWeight: weight };
  return (
    <Row>
      <Column style={look}>{label}</Column>
      <Column align="right" style={{ ...look, paddingLeft: '16px', whiteSpace: 'nowrap' }}>
        {isOff && '−'}
        {formatPesos(amount)}
      </Column>
    </Row>
  );
}

const cell = { fontSize: '14px', lineHeight: '1.5', padding: '4px 0', verticalAlign: 'top' };
