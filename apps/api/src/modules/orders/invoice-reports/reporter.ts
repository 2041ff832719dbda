export interface SignedDocument {
  number: string;
  hash: string;
  /** Compact JWS of the structured form. */
  signed: string;
}

export type ReportOutcome =
  | { state: 'accepted'; reference: string }
  | { state: 'rejected'; reason: string };

/** The tax office. Every call goes over the network: never call it in a transaction. */
export interface InvoiceReporter {
  /**
   * Reports a document, however often it is called with the same one. Throws if there is no answer
   * or none that decides.
   */
  report: (document: SignedDocument) => Promise<ReportOutcome>;
}
