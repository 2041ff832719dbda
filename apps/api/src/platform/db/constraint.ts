/** The name of the constraint that a statement would have broken, if that is why it failed. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined;
