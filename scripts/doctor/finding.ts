/** Result of a check: fine, worth knowing, or to be fixed before the shop can run. */
export interface Finding {
  mark: 'good' | 'note' | 'bad';
  name: string;
  detail: string;
  /** The command or action that fixes it. */
  remedy?: string;
}

export const good = (name: string, detail: string): Finding => ({ mark: 'good', name, detail });

export const note = (name: string, detail: string, remedy: string): Finding => ({
  mark: 'note',
  name,
  detail,
  remedy,
});

export const bad = (name: string, detail: string, remedy: string): Finding => ({
  mark: 'bad',
  name,
  detail,
  remedy,
});
