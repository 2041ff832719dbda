interface PageNumber {
  page: number;
  /** True when pages before it are skipped. */
  isAfterGap: boolean;
}

/** Returns the first, last and neighbouring pages: 1 … 4 5 6 … 12. */
export function pagesAround(page: number, pages: number): PageNumber[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((one, other) => one - other);
  return shown.map((one, index) => ({
    page: one,
    isAfterGap: index > 0 && one - (shown[index - 1] ?? 0) > 1,
  }));
}
