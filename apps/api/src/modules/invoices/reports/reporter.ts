export interface SignedDocument {
  number: string;
  hash: string;
  /** Compact JWS of the structured form. */
  signed: string;
}

export type Decision =
  | { state: 'accepted'; reference: string }
  | { state: 'rejected'; reason: string };

export type ReportOutcome =
  | Decision
  /** Decides nothing, so the document is reported again later. */
  | { state: 'waiting'; reason: string; cause: 'unreachable' | 'server_error' | 'document' };

/** The tax office. Every call goes over the network: never call it in a transaction. */
export interface InvoiceReporter {
  /**
   * Reports a document, however often it is called with the same one. Reasons are sentences that
   * staff can read.
   */
  report: (document: SignedDocument, signal?: AbortSignal) => Promise<ReportOutcome>;
}
