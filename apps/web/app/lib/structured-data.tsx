/** Data in the words of schema.org, for search engines. */
export type Thing = Readonly<Record<string, unknown>>;

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end the element it stands in, whatever a name or a review says. */
export const safeJson = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? '',
  );

/** A block of data: it never runs, so it needs neither nonce nor hash. */
export function StructuredData({ thing }: { thing: Thing }) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- escaped above; as text React would escape quotes
      dangerouslySetInnerHTML={{ __html: safeJson(thing) }}
    />
  );
}
