import { formatPesos } from '@sirkito/commerce';
import type { Customer } from '@sirkito/contracts/customer-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { shopTime } from '#web/lib/shop-time.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Card } from '../card.tsx';
import { PageHead } from '../page-head.tsx';
import { staffPages } from '../staff-pages.ts';
import { useMayChange } from '../use-rights.ts';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerStandingCard } from './customer-standing.tsx';
import { customerQuery } from './customers.queries.ts';
import { erasureWords } from './erasure-words.ts';

interface CustomerPageProps {
  id: string;
  /** How an order of theirs stands, in words. */
  statusOf: (order: Customer['newestOrders'][number]) => string;
}

/** One customer: what they ordered, where they live, and what staff know about them. */
export function CustomerPage({ id, statusOf }: CustomerPageProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: customer, error } = useQuery(customerQuery(api, id));
  const mayChange = useMayChange('customers');
  if (error && !customer) return <Failed why={error} />;
  if (!customer) return <Skeleton className="h-150 w-full" />;
  const erasure = erasureWords(customer);
  const keep = (change: Partial<Customer>) =>
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
            This account is shut out: nobody can sign in with it.
            {customer.standingReason && ` Reason: ${customer.standingReason}`}
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
          <Figures customer={customer} />
          <Orders customer={customer} statusOf={statusOf} />
          <CustomerNotes customer={customer} mayChange={mayChange} onAdded={keep} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Addresses addresses={customer.addresses} />
          {mayChange && <CustomerStandingCard customer={customer} onChanged={keep} />}
        </div>
      </div>
    </>
  );
}

function Figures({ customer }: { customer: Customer }) {
  const facts = [
    ['Orders', customer.orders.toLocaleString('en-PH')],
    ['Ordered', formatPesos(customer.spent)],
    ['Reviews', customer.reviews.toLocaleString('en-PH')],
    ['Customer since', shopTime(customer.createdAt)],
    ['E-mail address', customer.isVerified ? 'Confirmed' : 'Not confirmed'],
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
    <Card title={isCut ? `The newest ${newestOrders.length} of ${orders} orders` : 'Orders'}>
      {orders === 0 && <p className="text-small text-ink-muted">Nothing was ordered yet.</p>}
      <ul className="-my-2.5 divide-y divide-line text-small empty:hidden">
        {newestOrders.map((order) => (
          <li key={order._id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.5">
            <Link
              to={staffPaths.order(order._id)}
              className="font-mono underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {order.orderNumber}
            </Link>
            <span className="text-ink-muted">{shopTime(order.createdAt)}</span>
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
      {addresses.length === 0 && <p className="text-small text-ink-muted">None is kept.</p>}
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
