/** Yields the names of server-sent events once complete, however the stream is chunked. */
export async function* readEventNames(
  body: ReadableStream<Uint8Array>,
  /** Called for each chunk, including heartbeats. */
  onChunk?: () => void,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onChunk?.();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.+)$/m.exec(block)?.[1];
      if (name) yield name;
    }
  }
}
