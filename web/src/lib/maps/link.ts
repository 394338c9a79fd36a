// A map inside an address: its text, compressed, in the part that no server ever sees. What comes out
// of an address somebody wrote is not trusted: it is cut off where no map can be so long.

export const LONGEST = 8_000; // characters of a map's text; the largest map has about 1,500
const LONGEST_LINK = 12_000;

export type LinkFault = "empty" | "broken" | "long";

/** A text as letters that an address may have. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The text that such letters stand for, or what is wrong with them. */
export async function unpacked(letters: string): Promise<{ text: string } | { fault: LinkFault }> {
  if (!letters) return { fault: "empty" };
  if (letters.length > LONGEST_LINK) return { fault: "long" };
  if (!/^[\w-]+$/.test(letters)) return { fault: "broken" };
  try {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate"), LONGEST);
    if (!text) return { fault: "long" };
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(text) };
  } catch {
    return { fault: "broken" };
  }
}

async function through(bytes: BufferSource, stream: GenericTransformStream): Promise<Uint8Array>;
async function through(
  bytes: BufferSource,
  stream: GenericTransformStream,
  most: number,
): Promise<Uint8Array | null>;
/** Bytes sent through a stream; null as soon as more comes out than there may be. */
async function through(
  bytes: BufferSource,
  stream: GenericTransformStream,
  most = Infinity,
): Promise<Uint8Array | null> {
  const writer = (stream.writable as WritableStream<BufferSource>).getWriter();
  // What goes wrong is told where it is read.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      void reader.cancel().catch(() => undefined);
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
