import { formatPesos } from '@sirkito/commerce';
import type { CustomerRow } from '@sirkito/contracts/customer-staff';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { dayIn, daysName } from '#web/lib/days-in-address.ts';
import { shopTime } from '#web/lib/shop-time.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { LimitLink } from '#web/ui/limit-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageHead } from '../page-head.tsx';
import { SearchInput } from '../search-input.tsx';
import { staffPages } from '../staff-pages.ts';
import { Cell, Heading, Row, Table } from '../table.tsx';
import { customersQuery } from './customers.queries.ts';

/** Everybody with an account, found by what they say of themselves. */
export function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const query = Object.fromEntries(search) as Record<string, string>;
  const { data, error, isPlaceholderData } = useQuery(customersQuery(useApi(), query));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    const { search: _before, after: _from, ...limits } = query;
    setSearch({ ...limits, ...(typeof text === 'string' && text && { search: text }) });
  };
  return (
    <>
      <PageHead title="Customers" />
      <form role="search" onSubmit={submit} className="mb-4 flex max-w-lg gap-2">
        <SearchInput aria-label="Find a customer" placeholder="E-mail, name or mobile number" />
        <Button type="submit" look="quiet" size="small" className="h-11! sm:h-9!">
          Search
        </Button>
      </form>
      {query['cart'] === 'left' && (
        <p className="mb-4">
          <LimitLink
            name={`Left a cart standing, ${daysName(dayIn(query['from']), dayIn(query['to']))}`}
            fields={['cart', 'from', 'to']}
          />
        </p>
      )}
      <Failed why={error} />
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data?.data.length === 0 && <p className="text-ink-muted">There is nobody like this.</p>}
      {data && data.data.length > 0 && <List customers={data.data} isStale={isPlaceholderData} />}
      {data?.next && (
        <p className="mt-4">
          <ButtonLink
            look="quiet"
            size="small"
            to={`?${new URLSearchParams({ ...query, after: data.next })}`}
          >
            Older
          </ButtonLink>
        </p>
      )}
    </>
  );
}

interface ListProps {
  customers: readonly CustomerRow[];
  isStale: boolean;
}

function List({ customers, isStale }: ListProps) {
  const head = (
    <>
      <Heading isWide>Customer</Heading>
      <Heading from="md">Since</Heading>
      <Heading isNumber>Orders</Heading>
      <Heading isNumber from="sm">
        Ordered
      </Heading>
      <Heading from="sm">Account</Heading>
    </>
  );
  return (
    <Table caption="Customers" head={head} isStale={isStale}>
      {customers.map((customer) => (
        <Row key={customer.id}>
          <Cell isWide>
            <Link
              to={staffPages.customer(customer.id)}
              className="block truncate font-medium hover:underline"
            >
              {customer.userName}
            </Link>
            <p className="truncate text-caption text-ink-muted">{customer.email}</p>
          </Cell>
          <Cell from="md">{shopTime(customer.createdAt)}</Cell>
          <Cell isNumber>{customer.orders.toLocaleString('en-PH')}</Cell>
          <Cell isNumber from="sm">
            {formatPesos(customer.spent)}
          </Cell>
          <Cell from="sm">
            <span className="text-ink-muted">{customer.isDisabled ? 'Shut out' : 'Open'}</span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
