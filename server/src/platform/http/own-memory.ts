/**
 * A copy for bytes that are kept for long. Node's small buffers are slices of pools of 64 KB, compressed ones of a chunk of
 * 16 KB, and a slice that is kept keeps all of it.
 */
export const inOwnMemory = (slice: Buffer): Buffer => Buffer.from(new Uint8Array(slice).buffer);
