/** Returns the name of the violated constraint, if that is why a statement failed. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined;
