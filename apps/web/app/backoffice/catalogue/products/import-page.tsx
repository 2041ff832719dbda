import { formatNumber } from '@sirkito/commerce';
import { ShopError } from '@sirkito/contracts/shop-error';
import { productBulkStaffPaths } from '@sirkito/contracts/products/staff-bulk-paths';
import type { ProductImport } from '@sirkito/contracts/products/staff-bulk-schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { Card } from '../../shared/card.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { Cell, Heading, Row, Table } from '../../shared/table.tsx';
import { uploadFile } from '../../shared/upload-file.ts';
import { importQuery } from './products.queries.ts';

/** Previews an import before applying it. */
export function ImportPage() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('import');
  return (
    <>
      <p className="mb-1 text-small">
        <TextLink to={staffPaths.products}>Products</TextLink>
      </p>
      <PageHead title="Import products" />
      <div className="grid max-w-[60rem] gap-4">
        <FileCard
          onStart={() => setSearch({})}
          onSent={(importId) => setSearch({ import: importId })}
        />
        {id && <ImportCard key={id} id={id} />}
      </div>
    </>
  );
}

interface FileCardProps {
  onStart: () => void;
  onSent: (id: string) => void;
}

const typeOf = (name: string): string | undefined => {
  if (/\.csv$/i.test(name)) return 'text/csv';
  return /\.(?:ndjson|jsonl)$/i.test(name) ? 'application/x-ndjson' : undefined;
};

function FileCard({ onStart, onSent }: FileCardProps) {
  const api = useApi();
  const [uploadProgress, setProgress] = useState<number>();
  const [failure, setFailure] = useState('');
  const send = async (file: File | undefined) => {
    if (!file) return;
    onStart();
    setFailure('');
    const type = typeOf(file.name);
    if (!type) {
      setFailure(`${file.name}: choose a CSV or NDJSON file`);
      return;
    }
    try {
      const { data } = await api(productBulkStaffPaths.startImport, {
        query: { name: file.name.slice(-120) },
        send: uploadFile(file, { type, onProgress: setProgress }),
      });
      onSent(data.id);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setFailure(`${file.name}: ${error.message}`);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Card title="File">
      <p className="mb-3 max-w-[66ch] text-small text-ink-muted">
        CSV or NDJSON, up to 20 MB, in the same format as Export. Products are matched by SKU: new
        ones are added, existing ones updated. Blank cells clear the value; missing columns are left
        unchanged. Nothing changes until you confirm the preview.
      </p>
      <input
        type="file"
        aria-label="Product file"
        accept=".csv,.ndjson,.jsonl"
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
        className="w-full text-small file:mr-3 file:h-9 file:cursor-pointer file:rounded file:border file:border-solid file:border-line-strong file:bg-transparent file:px-3 file:font-medium file:text-ink"
      />
      {uploadProgress !== undefined && (
        <progress
          aria-label="Uploading"
          value={uploadProgress}
          max={1}
          className="mt-3 h-1.5 w-full accent-ink"
        />
      )}
      <ErrorNote error={failure} className="mt-3" />
    </Card>
  );
}

const states: Record<ProductImport['state'], string> = {
  waiting: 'Queued',
  running: 'Processing',
  done: 'Done',
  failed: 'Import failed. Upload the file again',
};

function ImportCard({ id }: { id: string }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data, error } = useQuery(importQuery(api, id));
  const apply = useSingleFlightMutation({
    mutationFn: () => api(productBulkStaffPaths.applyImport, { params: { id }, body: {} }),
    onSuccess: (reply) => queries.setQueryData(importQuery(api, id).queryKey, reply.data),
    onError: toastError,
  });
  if (error && !data) return <ErrorNote error={error} />;
  if (!data) return null;
  const { name, state, lines, rows, isPreview } = data;
  const isPreviewReady = state === 'done' && isPreview;
  const isInProgress = state === 'waiting' || state === 'running';
  return (
    <Card
      title={`${isPreview ? 'Preview:' : 'Import:'} ${name}`}
      aside={
        <span className="text-small text-ink-muted">
          {isPreviewReady ? 'Nothing changed yet' : states[state]}
        </span>
      }
    >
      {isInProgress && (
        <progress
          aria-label="Rows processed"
          value={rows}
          max={Math.max(lines, 1)}
          className="mb-4 h-1.5 w-full accent-ink"
        />
      )}
      <ImportTotals result={data} />
      {isPreviewReady && data.added + data.changed > 0 && (
        <Button
          look="copper"
          size="small"
          className="mt-4"
          isBusy={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {`Add ${formatNumber(data.added)} and update ${formatNumber(data.changed)}`}
        </Button>
      )}
      {state === 'done' && !isPreview && (
        <p className="mt-4 text-small">
          <TextLink to={staffPaths.products}>View products</TextLink>
        </p>
      )}
      <Findings findings={data.findings} />
    </Card>
  );
}

function ImportTotals({ result }: { result: ProductImport }) {
  const { rows, added, changed, unchanged, rejected } = result;
  const totals = {
    Rows: rows,
    Added: added,
    Updated: changed,
    Unchanged: unchanged,
    Rejected: rejected,
  };
  return (
    <div role="status">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {Object.entries(totals).map(([label, total]) => (
          <div key={label}>
            <dt className="text-caption text-ink-muted">{label}</dt>
            <dd className="fact text-title">{formatNumber(total)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Findings({ findings }: Pick<ProductImport, 'findings'>) {
  if (findings.length === 0) return null;
  const head = (
    <>
      <Heading isNumber>Line</Heading>
      <Heading from="sm">SKU</Heading>
      <Heading>Column</Heading>
      <Heading isWide>Issue</Heading>
      <Heading from="sm">Result</Heading>
    </>
  );
  return (
    <div className="mt-5">
      <Table caption="Issues" head={head}>
        {findings.map(({ line, sku, field, reason, outcome }) => (
          <Row key={`${line} ${field}`}>
            <Cell isNumber>{line}</Cell>
            <Cell from="sm">
              <span className="fact text-caption">{sku}</span>
            </Cell>
            <Cell>{field || 'Whole row'}</Cell>
            <Cell isWide>{reason}</Cell>
            <Cell from="sm">{outcome === 'rejected' ? 'Rejected' : 'Ignored'}</Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}
