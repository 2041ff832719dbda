import {
  bookMethodName,
  bookTaxes,
  bookTaxNames,
  documentTitles,
  formatNumber,
  formatPesos,
  type Pesos,
} from '@sirkito/commerce';
import type { Books, BookTotals } from '@sirkito/contracts/reports/staff-books-schemas';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../shared/card.tsx';
import { SmallSelect } from '../shared/forms/small-field.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { Cell, Heading, Row, Table } from '../shared/table.tsx';
import { amountOf } from './amount-of.ts';
import { monthName, monthsToChoose, parseMonth } from './book-months.ts';
import { booksQuery } from './books.queries.ts';
import { BookDownloads } from './download-buttons.tsx';

/** Shows the totals of issued documents in a month; each links to the documents it sums. */
export function BooksPage() {
  const [search, setSearch] = useSearchParams();
  const now = new Date();
  const month = parseMonth(search.get('month'), now);
  const { data, error } = useQuery(booksQuery(useApi(), month));
  return (
    <>
      <PageHead title="Books">
        <div className="w-48">
          <SmallSelect
            aria-label="Month"
            value={month}
            onChange={({ target }) => setSearch({ month: target.value })}
          >
            {monthsToChoose(month, now).map((choice) => (
              <option key={choice} value={choice}>
                {monthName(choice)}
              </option>
            ))}
          </SmallSelect>
        </div>
      </PageHead>
      <div className="grid gap-4">
        <Card title="Downloads">
          <BookDownloads month={month} />
        </Card>
        <ErrorNote error={error} />
        {!data && !error && <Skeleton className="h-96 w-full" />}
        {data?.total.documents === 0 && (
          <p className="py-4 text-ink-muted">No invoices in {monthName(month)}.</p>
        )}
        {data && data.total.documents > 0 && <Totals books={data} month={month} />}
      </div>
    </>
  );
}

function Totals({ books, month }: { books: Books; month: string }) {
  const { hasSamples, total, byMethod, byKind } = books;
  const listOf = (filter: Record<string, string>) =>
    `${staffPages.bookDocuments}?${new URLSearchParams({ month, ...filter })}`;
  return (
    <>
      {hasSamples && <Note kind="info">Includes sample orders from demo mode.</Note>}
      <section aria-label="By tax">
        <dl className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 xl:grid-cols-3">
          <Metric label="Gross sales" to={listOf({})} amount={total.gross} />
          {bookTaxes.map((tax) => (
            <Metric
              key={tax}
              label={bookTaxNames[tax]}
              to={listOf({ tax })}
              amount={amountOf[tax](total)}
            />
          ))}
          <Metric label="VAT" to={listOf({ tax: 'vatable' })} amount={total.vat} />
        </dl>
      </section>
      <Groups
        title="By payment method"
        heading="Payment method"
        groups={byMethod.map(({ method, ...sum }) => ({
          name: bookMethodName(method),
          to: listOf({ method }),
          sum,
        }))}
      />
      <Groups
        title="By document"
        heading="Document"
        groups={byKind.map(({ kind, ...sum }) => ({
          name: documentTitles[kind],
          to: listOf({ kind }),
          sum,
        }))}
      />
      <p className="text-small text-ink-muted">
        From issued documents. Gross sales include VAT and are after discounts; credit memos are
        negative.
      </p>
    </>
  );
}

interface MetricProps {
  label: string;
  to: string;
  amount: Pesos;
}

function Metric({ label, to, amount }: MetricProps) {
  return (
    // The last of five fills its row, whether of two or three.
    <div className="bg-surface-raised p-4.5 sm:last:col-span-2">
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd>
        <Link to={to} className="block text-heading font-[560] tabular-nums hover:underline">
          {formatPesos(amount)}
        </Link>
      </dd>
    </div>
  );
}

interface GroupsProps {
  title: string;
  heading: string;
  groups: readonly { name: string; to: string; sum: BookTotals }[];
}

function Groups({ title, heading, groups }: GroupsProps) {
  const head = (
    <>
      <Heading isWide>{heading}</Heading>
      <Heading isNumber from="sm">
        Documents
      </Heading>
      <Heading isNumber from="md">
        VATable sales
      </Heading>
      <Heading isNumber from="md">
        VAT
      </Heading>
      <Heading isNumber>Gross sales</Heading>
    </>
  );
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-small font-[560]">{title}</h2>
      <Table caption={title} head={head}>
        {groups.map(({ name, to, sum }) => (
          <Row key={name}>
            <Cell isWide>{name}</Cell>
            <Cell isNumber from="sm">
              <Amount to={to}>{formatNumber(sum.documents)}</Amount>
            </Cell>
            <Cell isNumber from="md">
              <Amount to={`${to}&tax=vatable`}>{formatPesos(sum.vatable)}</Amount>
            </Cell>
            <Cell isNumber from="md">
              <Amount to={`${to}&tax=vatable`}>{formatPesos(sum.vat)}</Amount>
            </Cell>
            <Cell isNumber>
              <Amount to={to}>{formatPesos(sum.gross)}</Amount>
            </Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}

function Amount({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
