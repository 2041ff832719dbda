import { formatDate, formatNumber, formatPesos } from '@sirkito/commerce';
import type { CustomerRow } from '@sirkito/contracts/customers/staff-schemas';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { parseDay, dayRangeLabel } from '#web/lib/navigation/days-query.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { FilterLink } from '#web/ui/filter-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { SearchInput } from '../shared/search-input.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { Cell, Heading, Row, Table } from '../shared/table.tsx';
import { customersQuery } from './customers.queries.ts';

/** Lists customers, searchable by e-mail, name or mobile number. */
export function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const query: Record<string, string> = Object.fromEntries(search);
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
        <SearchInput aria-label="Search customers" placeholder="Email, name or mobile number" />
        <Button type="submit" look="quiet" size="small" className="h-11! sm:h-9!">
          Search
        </Button>
      </form>
      {query['cart'] === 'left' && (
        <p className="mb-4">
          <FilterLink
            name={`Abandoned cart, ${dayRangeLabel(parseDay(query['from']), parseDay(query['to']))}`}
            fields={['cart', 'from', 'to']}
          />
        </p>
      )}
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data?.data.length === 0 && <p className="text-ink-muted">No customers found.</p>}
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
      <Heading from="md">Joined</Heading>
      <Heading isNumber>Orders</Heading>
      <Heading isNumber from="sm">
        Order value
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
          <Cell from="md">{formatDate(customer.createdAt)}</Cell>
          <Cell isNumber>{formatNumber(customer.orders)}</Cell>
          <Cell isNumber from="sm">
            {formatPesos(customer.spent)}
          </Cell>
          <Cell from="sm">
            <span className="text-ink-muted">{customer.isDisabled ? 'Suspended' : 'Active'}</span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
