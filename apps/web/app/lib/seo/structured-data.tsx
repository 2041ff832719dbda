import { useState } from 'react';
import { useLocation } from 'react-router';
import { useServerRendered } from '../interaction/server-script.tsx';

/** A schema.org object. */
export type Thing = Readonly<Record<string, unknown>>;

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes to JSON that cannot close its script element. */
export const safeJson = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? '',
  );

/**
 * Renders a JSON-LD block into the server's page, which is what crawlers read. Callers describe the
 * thing only if `import.meta.env.SSR`, so browsers load no code for it. It is never executed, so it
 * needs no nonce or hash.
 */
export function StructuredData({ thing }: { thing: Thing | undefined }) {
  const { key } = useLocation();
  const isServerRendered = useServerRendered();
  const [describedPage, setDescribedPage] = useState(isServerRendered ? key : undefined);
  // The same object in every render: React would set innerHTML to another.
  const [markup] = useState({ __html: import.meta.env.SSR && thing ? safeJson(thing) : '' });
  // The next page must not keep this page's description.
  if (describedPage !== undefined && describedPage !== key) setDescribedPage(undefined);
  if (describedPage !== key) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- escaped above; as text React would escape quotes
      dangerouslySetInnerHTML={markup}
    />
  );
}
