/** Maximum size of a proof of transfer. */
export const maxProofBytes = 5_000_000;
