import {
  formatDateTime,
  formatPesos,
  formatPesosInText,
  isPaidOnline,
  paidWith,
  type Pesos,
} from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import type { BankAccount } from '@sirkito/contracts/payments/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { EmailFrame } from './email-frame.tsx';
import { Button, Column, Row, Rule, small, Text } from './email-parts.tsx';

interface OrderPlacedProps {
  store: StoreProfile;
  order: Order;
  /** Only for orders paid by bank transfer. */
  bank: BankAccount | null;
  greeting: string;
  url: string;
}

function nextStep(order: Order): string {
  const { paymentMethod, paymentStatus, isPickup, heldUntil, total } = order;
  if (paymentStatus === 'paid') return "We've received your payment.";
  if (paymentMethod === 'cod') {
    return isPickup
      ? `We'll email you when it's ready. Please bring ${formatPesosInText(total)} in cash.`
      : `Please have ${formatPesosInText(total)} in cash ready for the courier.`;
  }
  if (heldUntil === null) return '';
  const reserved = `We've reserved your items until ${deadlineOf(heldUntil, order)}`;
  return isPaidOnline(paymentMethod)
    ? `${reserved}. Pay ${paidWith[paymentMethod]} before then to confirm your order.`
    : `${reserved}. Please transfer your payment before then:`;
}

const deadlineOf = (heldUntil: string, { createdAt }: Order): string =>
  formatDateTime(heldUntil, new Date(createdAt));

function formatAddress(address: Order['address']): string {
  const { street, barangay, cityMunicipality, province, postalCode } = address;
  const lines = [street, barangay, cityMunicipality, province].filter(Boolean);
  return `${lines.join(', ')} ${postalCode}`;
}

export function OrderPlaced({ store, order, bank, greeting, url }: OrderPlacedProps) {
  const { address } = order;
  return (
    <EmailFrame store={store} preview={`Order ${order.orderNumber}, ${formatPesos(order.total)}`}>
      <Text>{greeting}</Text>
      <Text>
        Thank you for your order {order.orderNumber}. {nextStep(order)}
      </Text>
      {bank && order.heldUntil && (
        <Transfer bank={bank} order={order} deadline={deadlineOf(order.heldUntil, order)} />
      )}
      <Rule />
      {order.items.map((item) => (
        <Amount
          key={item.productId}
          label={`${item.quantity} × ${item.title}`}
          amount={item.lineTotal}
        />
      ))}
      <Rule />
      <Amount label="Subtotal" amount={order.subtotal} />
      <Amount
        label={order.isPickup ? 'Pick-up at the shop' : 'Shipping'}
        amount={order.shippingFee}
      />
      {order.discounts.map(({ label, amount }) => (
        <Amount key={label} label={label} amount={amount} isOff />
      ))}
      <Amount label="Total" amount={order.total} weight={600} />
      <Text style={small}>Includes {formatPesos(order.vatIncluded)} VAT (12%)</Text>
      <Rule />
      <Text>
        {address.fullName}, {address.phone}
        <br />
        {order.isPickup
          ? `Pick up at ${address.street}. Open ${store.openingHours}`
          : formatAddress(address)}
      </Text>
      <Button href={url}>View your order</Button>
    </EmailFrame>
  );
}

interface TransferProps {
  bank: BankAccount;
  order: Order;
  deadline: string;
}

/** Everything a customer needs to make the transfer without signing in. */
function Transfer({ bank, order, deadline }: TransferProps) {
  return (
    <>
      <Line label="Bank:" value={bank.bankName} />
      <Line label="Account name:" value={bank.accountName} />
      <Line label="Account number:" value={bank.accountNumber} />
      <Line label="Amount:" value={formatPesos(order.total)} />
      <Line label="Reference:" value={order.orderNumber} />
      <Line label="Deadline:" value={deadline} />
      <Text>
        Then send us a photo or screenshot of the transfer on the order page. We'll keep your items
        reserved while we check it.
      </Text>
    </>
  );
}

interface AmountProps {
  label: string;
  amount: Pesos;
  isOff?: boolean;
  weight?: number;
}

const Amount = ({ label, amount, isOff = false, weight = 400 }: AmountProps) => (
  <Line label={label} value={`${isOff ? '−' : ''}${formatPesos(amount)}`} weight={weight} />
);

function Line({ label, value, weight = 400 }: { label: string; value: string; weight?: number }) {
  const look = { ...cell, fontWeight: weight };
  return (
    <Row>
      {/* The space keeps label and value apart in the plain-text version. */}
      <Column style={look}>{`${label} `}</Column>
      <Column align="right" style={{ ...look, paddingLeft: '16px' }}>
        {value}
      </Column>
    </Row>
  );
}

const cell = { fontSize: '14px', lineHeight: '1.5', padding: '4px 0', verticalAlign: 'top' };
