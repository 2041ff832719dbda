import {
  bookMethodName,
  bookMethods,
  bookTaxes,
  bookTaxNames,
  documentTitles,
  formatCount,
  formatDate,
  formatPesos,
  isKeyOf,
  isOneOf,
  type BookTax,
} from '@sirkito/commerce';
import type { BookDocument, DocumentsQuery } from '@sirkito/contracts/reports/staff-books-schemas';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { FilterLink } from '#web/ui/filter-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SampleBadge } from '../shared/sample-badge.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { Cell, Heading, Row, Table } from '../shared/table.tsx';
import { amountOf } from './amount-of.ts';
import { monthName, parseMonth } from './book-months.ts';
import { bookDocumentsQuery } from './books.queries.ts';
import { NextPage } from './next-page.tsx';

/** Lists the invoices and memos that a total of the books sums. */
export function BookDocumentsPage() {
  const [search] = useSearchParams();
  const query = parseDocuments(search);
  const { data, error, isPlaceholderData } = useQuery(bookDocumentsQuery(useApi(), query));
  const { month, method, kind, tax } = query;
  const shownTax = tax ?? 'vatable';
  return (
    <>
      <PageHead title="Invoices and memos" note={monthName(month)}>
        <ButtonLink look="quiet" size="small" to={`${staffPages.books}?month=${month}`}>
          Back to books
        </ButtonLink>
      </PageHead>
      <div className="grid gap-4">
        {(method ?? kind ?? tax) && (
          <div className="flex flex-wrap gap-2">
            {method && <FilterLink name={bookMethodName(method)} fields={['method']} />}
            {kind && <FilterLink name={documentTitles[kind]} fields={['kind']} />}
            {tax && <FilterLink name={bookTaxNames[tax]} fields={['tax']} />}
          </div>
        )}
        <ErrorNote error={error} />
        {!data && !error && <Skeleton className="h-96 w-full" />}
        {data?.total && (
          <p
            role="status"
            className="flex flex-wrap gap-x-4 text-small text-ink-muted tabular-nums *:whitespace-nowrap"
          >
            <span>{formatCount(data.total.documents, 'document')}</span>
            <span>Gross {formatPesos(data.total.gross)}</span>
            <span>
              {bookTaxNames[shownTax]} {formatPesos(amountOf[shownTax](data.total))}
            </span>
            <span>VAT {formatPesos(data.total.vat)}</span>
          </p>
        )}
        {data && data.documents.length > 0 && (
          <DocumentTable
            documents={data.documents}
            isStale={isPlaceholderData}
            {...(tax && { tax })}
          />
        )}
        <NextPage next={data?.next} />
      </div>
    </>
  );
}

function parseDocuments(search: URLSearchParams): DocumentsQuery {
  const [method, kind, tax] = [search.get('method'), search.get('kind'), search.get('tax')];
  const after = search.get('after');
  return {
    month: parseMonth(search.get('month'), new Date()),
    ...(isOneOf(bookMethods, method) && { method }),
    ...(kind !== null && isKeyOf(documentTitles, kind) && { kind }),
    ...(isOneOf(bookTaxes, tax) && { tax }),
    ...(after && { after }),
  };
}

interface DocumentTableProps {
  documents: readonly BookDocument[];
  /** Shown on phones in place of gross sales. */
  tax?: BookTax;
  isStale: boolean;
}

function DocumentTable({ documents, tax, isStale }: DocumentTableProps) {
  const shownTax = tax ?? 'vatable';
  const wider = { from: 'sm' } as const;
  const head = (
    <>
      <Heading isWide>Number</Heading>
      <Heading from="sm">Issued</Heading>
      <Heading from="md">Order</Heading>
      <Heading from="xl">Payment method</Heading>
      <Heading isNumber {...(!tax && wider)}>
        {bookTaxNames[shownTax]}
      </Heading>
      <Heading isNumber from="md">
        VAT
      </Heading>
      <Heading isNumber {...(tax && wider)}>
        Gross sales
      </Heading>
    </>
  );
  return (
    <Table caption="Invoices and memos" head={head} isStale={isStale}>
      {documents.map((document) => (
        <Row key={document.key}>
          <Cell isWide>
            <span className="flex items-center gap-2">
              <Link
                to={`${staffPaths.invoice(document.orderId)}#${document.number}`}
                className="font-mono font-medium hover:underline"
              >
                {document.number}
              </Link>
              <SampleBadge {...document} />
            </span>
            <p className="truncate text-caption text-ink-muted">
              {documentTitles[document.kind]} · {document.buyer ?? 'Buyer deleted'}
            </p>
          </Cell>
          <Cell from="sm">{formatDate(document.issuedAt)}</Cell>
          <Cell from="md">
            <Link to={staffPaths.order(document.orderId)} className="font-mono hover:underline">
              {document.orderNumber}
            </Link>
          </Cell>
          <Cell from="xl">{bookMethodName(document.method)}</Cell>
          <Cell isNumber {...(!tax && wider)}>
            {formatPesos(amountOf[shownTax](document))}
          </Cell>
          <Cell isNumber from="md">
            {formatPesos(document.vat)}
          </Cell>
          <Cell isNumber {...(tax && wider)}>
            {formatPesos(document.gross)}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
