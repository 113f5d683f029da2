import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { FlattenMap, originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';
import type { AreaId } from 'shared-kit/contract/areas';
import type { AreaFailureRecord, StackFrame, TracedFrame } from 'shared-kit/contract/failures';
import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { readMap } from '../artefacts.ts';
import { readFailures } from './read-failures.ts';

const unpack = promisify(zstdDecompress);
const mostBytes = 64 * 1024 * 1024;

/** An area's failures with the places in the source, where the maps of its scripts are kept. */
export async function tracedFailures(
  db: Database,
  store: FileStore,
  area: AreaId,
): Promise<AreaFailureRecord[]> {
  const failures = await readFailures(db, area);
  const maps = new Map<string, TraceMap | null>();
  const traced = async (frames: readonly StackFrame[]): Promise<TracedFrame[]> => {
    const found: TracedFrame[] = [];
    for (const frame of frames) {
      const { script } = frame;
      if (!maps.has(script)) maps.set(script, await readableMap(store, script));
      found.push({ ...frame, source: sourceOf(frame, maps.get(script) ?? null) });
    }
    return found;
  };
  const told: AreaFailureRecord[] = [];
  for (const failure of failures) {
    const { frames, components } = failure;
    told.push({ ...failure, frames: await traced(frames), components: await traced(components) });
  }
  return told;
}

/** Null if there is no map, or none that can be read: teams upload them, and nothing else depends on them. */
async function readableMap(store: FileStore, script: string): Promise<TraceMap | null> {
  const packed = await readMap(store, script);
  if (!packed) return null;
  try {
    const text = await unpack(packed, { maxOutputLength: mostBytes });
    return new FlattenMap(text.toString('utf8'));
  } catch {
    return null;
  }
}

/** Maps count columns from 0, browsers from 1. */
function sourceOf({ line, column }: StackFrame, map: TraceMap | null): TracedFrame['source'] {
  const found = map && originalPositionFor(map, { line, column: column - 1 });
  if (!found?.source) return null;
  return { file: found.source, line: found.line, column: found.column + 1 };
}
