import { formatCount, formatDateTime } from '@sirkito/commerce';
import type {
  InvoiceReport,
  InvoiceReportState,
} from '@sirkito/contracts/invoices/reports-schemas';
import { Link } from 'react-router';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ReportAgain } from './report-again.tsx';
import { Cell, Heading, Row, Table } from '../shared/table.tsx';

interface ReportListProps {
  reports: readonly InvoiceReport[];
  state: InvoiceReportState;
  isOn: boolean;
  isStale: boolean;
}

/** Returns whether staff can report it again: waiting documents are retried anyway. */
export const canReportAgain = ({ nextAttemptAt }: InvoiceReport): boolean => !nextAttemptAt;

export function ReportList({ reports, state, isOn, isStale }: ReportListProps) {
  const canReport = isOn && (state === 'rejected' || state === 'overdue');
  const head = (
    <>
      <Heading>Document</Heading>
      <Heading from="sm">Order</Heading>
      <Heading isWide from="sm">
        {state === 'accepted' ? 'Reference' : 'Reason'}
      </Heading>
      <Heading from="xl">Last attempt</Heading>
      {canReport && (
        <Heading>
          <span className="sr-only">Actions</span>
        </Heading>
      )}
    </>
  );
  return (
    <Table caption="Reported documents" head={head} isStale={isStale}>
      {reports.map((report) => (
        <Row key={report.id}>
          <Cell>
            <p className="font-medium tabular-nums">{report.number}</p>
            <p className="text-caption whitespace-nowrap text-ink-muted">
              {formatDateTime(report.issuedAt)}
            </p>
            <div className="mt-1 grid gap-1 sm:hidden">
              <OrderLink report={report} />
              <Result report={report} />
            </div>
          </Cell>
          <Cell from="sm">
            <OrderLink report={report} />
          </Cell>
          <Cell from="sm" isWide>
            <Result report={report} />
          </Cell>
          <Cell from="xl">
            <LastAttempt report={report} />
          </Cell>
          {canReport && (
            <Cell>
              {canReportAgain(report) && (
                <ReportAgain which={{ reportId: report.id }} subject={report.number} />
              )}
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}

interface ReportProps {
  report: InvoiceReport;
}

const OrderLink = ({ report: { orderId, orderNumber } }: ReportProps) => (
  <Link to={`${staffPaths.orders}/${orderId}`} className="fact hover:underline">
    {orderNumber}
  </Link>
);

const Result = ({ report: { reference, reason } }: ReportProps) => (
  <p className="text-small wrap-anywhere">{reference ?? reason ?? 'Not tried yet'}</p>
);

function LastAttempt({ report: { lastAttemptAt, attempts, nextAttemptAt } }: ReportProps) {
  if (!lastAttemptAt) return null;
  return (
    <p className="text-caption text-ink-muted">
      {formatDateTime(lastAttemptAt)}, {formatCount(attempts, 'attempt')}
      {nextAttemptAt && <>. Next {formatDateTime(nextAttemptAt)}</>}
    </p>
  );
}
