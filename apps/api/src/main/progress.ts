const width = 30;
const lineEveryMs = 5_000;

/** Shows a progress bar on a terminal, or a line every few seconds elsewhere. Writes to stderr. */
export function showProgress(screen: NodeJS.WriteStream = process.stderr) {
  let lastLine = performance.now();
  return {
    update(share: number, text: string): void {
      const percent = `${Math.floor(share * 100)} %`.padStart(5);
      if (screen.isTTY) {
        const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
        screen.write(`\r${bar}${percent}  ${text}\u001B[K`);
      } else if (performance.now() - lastLine >= lineEveryMs) {
        lastLine = performance.now();
        screen.write(`${percent.trim()}  ${text}\n`);
      }
    },
    end(): void {
      if (screen.isTTY) screen.write('\r\u001B[K');
    },
  };
}
