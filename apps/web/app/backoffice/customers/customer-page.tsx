import {
  formatCount,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPesos,
} from '@sirkito/commerce';
import type { Customer } from '@sirkito/contracts/customers/staff-schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { Card } from '../shared/card.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { useCanChange } from '../shared/use-permissions.ts';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerAccessCard } from './customer-access-card.tsx';
import { customerQuery } from './customers.queries.ts';
import { erasureNotice } from './erasure-notice.ts';

interface CustomerPageProps {
  id: string;
  /** Returns the status label of an order. */
  statusOf: (order: Customer['newestOrders'][number]) => string;
}

/** Shows a customer's orders, addresses and notes. */
export function CustomerPage({ id, statusOf }: CustomerPageProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: customer, error } = useQuery(customerQuery(api, id));
  const canChange = useCanChange('customers');
  if (error && !customer) return <ErrorNote error={error} />;
  if (!customer) return <Skeleton className="h-150 w-full" />;
  const erasure = erasureNotice(customer);
  const update = (change: Partial<Customer>) =>
    queries.setQueryData(customerQuery(api, id).queryKey, { ...customer, ...change });
  return (
    <>
      <p className="mb-1 text-small">
        <TextLink to={staffPages.customers}>Customers</TextLink>
      </p>
      <PageHead title={customer.userName} note={customer.email} />
      {customer.isDisabled && (
        <div className="mb-4">
          <Note kind="warn">
            This account is suspended. The customer can't sign in.
            {customer.accessReason && ` Reason: ${customer.accessReason}`}
          </Note>
        </div>
      )}
      {erasure && (
        <div className="mb-4">
          <Note kind="info">{erasure}</Note>
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <Metrics customer={customer} />
          <Orders customer={customer} statusOf={statusOf} />
          <CustomerNotes customer={customer} canChange={canChange} onAdded={update} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Addresses addresses={customer.addresses} />
          {canChange && <CustomerAccessCard customer={customer} onChanged={update} />}
        </div>
      </div>
    </>
  );
}

function Metrics({ customer }: { customer: Customer }) {
  const facts = [
    ['Orders', formatNumber(customer.orders)],
    ['Order value', formatPesos(customer.spent)],
    ['Reviews', formatNumber(customer.reviews)],
    ['Customer since', formatDate(customer.createdAt)],
    ['Email', customer.isVerified ? 'Confirmed' : 'Not confirmed'],
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 rounded border border-line bg-surface-raised p-4.5 text-small">
      {facts.map(([name, value]) => (
        <div key={name} className="grid">
          <dt className="text-caption text-ink-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OrdersProps extends Pick<CustomerPageProps, 'statusOf'> {
  customer: Customer;
}

function Orders({ customer: { newestOrders, orders }, statusOf }: OrdersProps) {
  const isCut = orders > newestOrders.length;
  return (
    <Card
      title={isCut ? `Latest ${newestOrders.length} of ${formatCount(orders, 'order')}` : 'Orders'}
    >
      {orders === 0 && <p className="text-small text-ink-muted">No orders yet.</p>}
      <ul className="-my-2.5 divide-y divide-line text-small empty:hidden">
        {newestOrders.map((order) => (
          <li key={order._id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.5">
            <Link
              to={staffPaths.order(order._id)}
              className="font-mono underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {order.orderNumber}
            </Link>
            <span className="text-ink-muted">{formatDateTime(order.createdAt)}</span>
            <span className="ml-auto text-ink-muted">{statusOf(order)}</span>
            <span className="font-medium tabular-nums">{formatPesos(order.total)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Addresses({ addresses }: Pick<Customer, 'addresses'>) {
  return (
    <Card title="Addresses">
      {addresses.length === 0 && <p className="text-small text-ink-muted">No saved addresses.</p>}
      <ul className="grid gap-4 text-small wrap-anywhere empty:hidden">
        {addresses.map((address) => (
          <li key={address._id}>
            <p className="font-medium">
              {address.fullName}
              {address.isDefault && <span className="font-normal text-ink-muted"> (default)</span>}
            </p>
            <p>
              {address.street}, {address.barangay}, {address.cityMunicipality} {address.postalCode},{' '}
              {address.province || address.region}
            </p>
            <p>{address.phone}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
