import { Button, Column, Hr, Row, Text } from '@react-email/components';
import { formatPesos, type Pesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { StoreProfile } from '@sirkito/contracts/settings';
import { MailFrame } from './mail-frame.tsx';
import { button, rule, small } from './mail-look.ts';

interface OrderPlacedProps {
  store: StoreProfile;
  order: Order;
  userName: string;
  url: string;
}

const next: Record<Order['paymentMethod'], string> = {
  cod: 'Please have the amount ready in cash when the courier comes.',
  bank_transfer: 'Your parts are set aside for 48 hours. The order page has our bank details.',
  gcash: 'Your parts are set aside for 15 minutes while you pay with GCash.',
  maya: 'Your parts are set aside for 15 minutes while you pay with Maya.',
  qrph: 'Your parts are set aside for 15 minutes while you pay by QR Ph.',
  card: 'Your parts are set aside for 15 minutes while you pay by card.',
};

function nextOf({ paymentMethod, paymentStatus, isPickup }: Order): string {
  if (paymentStatus === 'paid') return 'It is paid.';
  if (isPickup && paymentMethod === 'cod') {
    return 'We write again when it is ready. Please have the amount ready in cash when you come.';
  }
  return next[paymentMethod];
}

function placeOf(address: Order['address']): string {
  const { street, barangay, cityMunicipality, province, postalCode } = address;
  const places = [street, barangay, cityMunicipality, province].filter(Boolean);
  return `${places.join(', ')} ${postalCode}`;
}

export function OrderPlaced({ store, order, userName, url }: OrderPlacedProps) {
  const { address } = order;
  return (
    <MailFrame store={store} preview={`Order ${order.orderNumber}, ${formatPesos(order.total)}`}>
      <Text>Hello {userName},</Text>
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
