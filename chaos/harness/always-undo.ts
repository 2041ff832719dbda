const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does the work and undoes what it left behind, also if it fails or the program is asked to end. */
export async function alwaysUndo(
  work: () => Promise<void>,
  undo: () => Promise<void>,
): Promise<void> {
  const undoAndEnd = () => void undo().finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, undoAndEnd);
  try {
    await work();
  } finally {
    for (const signal of signals) process.off(signal, undoAndEnd);
    await undo();
  }
}
