/** Of server-sent events, each once it is whole, however the stream was cut into pieces. */
export async function* eventNames(
  body: ReadableStream<Uint8Array>,
  /** Told of each piece, also of those that only say that somebody is there. */
  onPiece?: () => void,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onPiece?.();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.+)$/m.exec(block)?.[1];
      if (name) yield name;
    }
  }
}
