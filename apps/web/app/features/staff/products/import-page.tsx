import { ShopError } from '@sirkito/contracts/shop-error';
import { productBulkStaffPaths } from '@sirkito/contracts/paths/product-bulk-staff';
import type { ProductImport } from '@sirkito/contracts/product-bulk-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Card } from '../card.tsx';
import { PageHead } from '../page-head.tsx';
import { Cell, Heading, Row, Table } from '../table.tsx';
import { sendFile } from '../send-file.ts';
import { importQuery } from './products.queries.ts';

/** A file is looked through first; what it would change is shown before it is done. */
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
        <FileCard onStart={() => setSearch({})} onSent={(sent) => setSearch({ import: sent })} />
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
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  const send = async (file: File | undefined) => {
    if (!file) return;
    onStart();
    setFailure('');
    const type = typeOf(file.name);
    if (!type) {
      setFailure(`${file.name}: choose a file in CSV or NDJSON`);
      return;
    }
    try {
      const { data } = await api(productBulkStaffPaths.startImport, {
        query: { name: file.name.slice(-120) },
        send: sendFile(file, { type, onProgress: setShare }),
      });
      onSent(data.id);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setFailure(`${file.name}: ${error.message}`);
    } finally {
      setShare(undefined);
    }
  };
  return (
    <Card title="File">
      <p className="mb-3 max-w-[66ch] text-small text-ink-muted">
        CSV or NDJSON, up to 20 MB, in the form that Export writes. Products are found by their SKU:
        new ones are added, those that differ are changed, empty cells take a value away, absent
        columns leave it. Nothing changes until you have seen the preview.
      </p>
      <input
        type="file"
        aria-label="File of products"
        accept=".csv,.ndjson,.jsonl"
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
        className="w-full text-small file:mr-3 file:h-9 file:cursor-pointer file:rounded file:border file:border-solid file:border-line-strong file:bg-transparent file:px-3 file:font-medium file:text-ink"
      />
      {share !== undefined && (
        <progress
          aria-label="Sending"
          value={share}
          max={1}
          className="mt-3 h-1.5 w-full accent-ink"
        />
      )}
      <Failed why={failure} className="mt-3" />
    </Card>
  );
}

const states: Record<ProductImport['state'], string> = {
  waiting: 'Waiting for its turn',
  running: 'Reading',
  done: 'Done',
  failed: 'It broke off. Please send the file again',
};

function ImportCard({ id }: { id: string }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data, error } = useQuery(importQuery(api, id));
  const [isBusy, once] = useOnce();
  if (error && !data) return <Failed why={error} />;
  if (!data) return null;
  const { name, state, lines, rows, isPreview } = data;
  const isRead = state === 'done' && isPreview;
  const apply = async () => {
    const reply = await api(productBulkStaffPaths.applyImport, { params: { id } });
    queries.setQueryData(importQuery(api, id).queryKey, reply.data);
  };
  const isUnderWay = state === 'waiting' || state === 'running';
  return (
    <Card
      title={`${isPreview ? 'Preview of' : 'Import of'} ${name}`}
      aside={
        <span className="text-small text-ink-muted">
          {isRead ? 'Read, nothing changed yet' : states[state]}
        </span>
      }
    >
      {isUnderWay && (
        <progress
          aria-label="Rows read"
          value={rows}
          max={Math.max(lines, 1)}
          className="mb-4 h-1.5 w-full accent-ink"
        />
      )}
      <Figures found={data} />
      {isRead && data.added + data.changed > 0 && (
        <Button
          look="copper"
          size="small"
          className="mt-4"
          isBusy={isBusy}
          onClick={() => void once(apply)}
        >
          {`Add ${data.added} and change ${data.changed}`}
        </Button>
      )}
      {state === 'done' && !isPreview && (
        <p className="mt-4 text-small">
          <TextLink to={staffPaths.products}>See the products</TextLink>
        </p>
      )}
      <Findings findings={data.findings} />
    </Card>
  );
}

function Figures({ found }: { found: ProductImport }) {
  const { rows, added, changed, unchanged, rejected } = found;
  const figures = {
    Rows: rows,
    Added: added,
    Changed: changed,
    Unchanged: unchanged,
    Rejected: rejected,
  };
  return (
    <div role="status">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {Object.entries(figures).map(([label, figure]) => (
          <div key={label}>
            <dt className="text-caption text-ink-muted">{label}</dt>
            <dd className="fact text-title">{figure.toLocaleString('en-PH')}</dd>
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
      <Heading isWide>What is wrong</Heading>
      <Heading from="sm">Then</Heading>
    </>
  );
  return (
    <div className="mt-5">
      <Table caption="What was wrong" head={head}>
        {findings.map(({ line, sku, field, reason, outcome }) => (
          <Row key={`${line} ${field}`}>
            <Cell isNumber>{line}</Cell>
            <Cell from="sm">
              <span className="fact text-caption">{sku}</span>
            </Cell>
            <Cell>{field || 'whole row'}</Cell>
            <Cell isWide>{reason}</Cell>
            <Cell from="sm">{outcome === 'rejected' ? 'Row not taken' : 'Value left out'}</Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}
