interface PageNumber {
  page: number;
  /** Pages before it are left out. */
  isAfterGap: boolean;
}

/** The first, the last, and those around the one that is shown: 1 … 4 5 6 … 12. */
export function pagesAround(page: number, pages: number): PageNumber[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((one, other) => one - other);
  return shown.map((one, place) => ({
    page: one,
    isAfterGap: place > 0 && one - (shown[place - 1] ?? 0) > 1,
  }));
}
