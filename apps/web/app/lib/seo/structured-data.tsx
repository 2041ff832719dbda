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

/** Renders a JSON-LD block. It is never executed, so it needs no nonce or hash. */
export function StructuredData({ thing }: { thing: Thing }) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- escaped above; as text React would escape quotes
      dangerouslySetInnerHTML={{ __html: safeJson(thing) }}
    />
  );
}
