import * as z from 'zod';
import { AppError } from '../../platform/http/index.ts';

export type ReceivedEvent = Readonly<{
  name: string;
  properties: Readonly<Record<string, unknown>>;
  occurredAt: Date;
}>;

/** Deeper objects aren't analytics and could overflow the stack. */
const deepest = 24;
const mostEvents = 200;

const name = z.string().trim().min(1).max(200);
const properties = z.record(z.string(), z.unknown());
const moment = z.union([z.iso.datetime({ offset: true }), z.number().positive().max(8.64e15)]);

/** The plain form, for any same-origin client. */
const plainEvent = z.object({ name, properties: properties.optional(), timestamp: moment.optional() });
/** The analytics client's form. Its fields beside the properties are merged into them. */
const clientEvent = z.object({
  event: name,
  properties: properties.optional(),
  timestamp: moment.nullish(),
  offset: z.number().nonnegative().optional(),
  distinct_id: z.union([z.string(), z.number()]).optional(),
  $set: properties.optional(),
  $set_once: properties.optional(),
});
const batch = z.object({ batch: z.array(z.unknown()).max(mostEvents) });

/** The events of a body: a plain event, or the client's one, several or batch. */
export function readEvents(body: unknown, form: 'plain' | 'client', now: Date): ReceivedEvent[] {
  const clean = cleaned(body, 0);
  if (form === 'plain') return [plain(clean, now)];
  const many = batch.safeParse(clean);
  const list = many.success ? many.data.batch : Array.isArray(clean) ? clean : [clean];
  if (list.length > mostEvents) throw invalid([{ name: '', reason: 'too-big' }]);
  return list.map((each) => ofClient(each, now));
}

function plain(body: unknown, now: Date): ReceivedEvent {
  const event = parsed(plainEvent, body);
  return { name: event.name, properties: event.properties ?? {}, occurredAt: dateOf(event.timestamp, now) };
}

function ofClient(body: unknown, now: Date): ReceivedEvent {
  const event = parsed(clientEvent, body);
  const { $set, $set_once, distinct_id } = event;
  return {
    name: event.event,
    properties: {
      ...event.properties,
      ...($set && { $set }),
      ...($set_once && { $set_once }),
      ...(distinct_id !== undefined && { distinct_id }),
    },
    occurredAt: event.timestamp
      ? dateOf(event.timestamp, now)
      : new Date(now.getTime() - (event.offset ?? 0)),
  };
}

/** A clock far ahead would make an event the newest for ever. */
function dateOf(told: string | number | undefined, now: Date): Date {
  if (told === undefined) return now;
  const date = new Date(told);
  return date > now ? now : date;
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(
    result.error.issues.map(({ path, code }) => ({
      name: path.join('.'),
      reason: code.replaceAll('_', '-'),
    })),
  );
}

const invalid = (errors: { name: string; reason: string }[]) =>
  new AppError('request.body-invalid', { errors });

/** PostgreSQL's JSON can store neither NUL nor half a surrogate pair. */
const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) throw invalid([{ name: '', reason: 'too-deep' }]);
  if (Array.isArray(value)) return value.map((each) => cleaned(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [cleanText(key), cleaned(each, depth + 1)]),
  );
}
