const width = 30;
const plainEveryMs = 5_000;

/** A bar on a terminal, a plain line now and then elsewhere. Both go beside the output proper. */
export function showProgress(screen: NodeJS.WriteStream = process.stderr) {
  let lastLine = Date.now();
  return {
    to(share: number, words: string): void {
      const percent = `${Math.floor(share * 100)} %`.padStart(5);
      if (screen.isTTY) {
        const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
        screen.write(`\r${bar}${percent}  ${words}\u001B[K`);
      } else if (Date.now() - lastLine >= plainEveryMs) {
        lastLine = Date.now();
        screen.write(`${percent.trim()}  ${words}\n`);
      }
    },
    end(): void {
      if (screen.isTTY) screen.write('\r\u001B[K');
    },
  };
}
