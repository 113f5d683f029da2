import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { UploadDoor } from '../uploads/doors.ts';

type Schema = z.core.$ZodType;
/** The schema of an object, whose properties the compiler knows. */
type Fields = z.core.$ZodObject;

/**
 * What an endpoint takes, answers and refuses. The server registers it. Pages use only its type, so that neither it nor
 * its schemas are part of their code.
 */
export type EndpointSpec = Readonly<{
  /** For the reference of the API. */
  summary: string;
  /** The parameters in its path. */
  params?: Fields;
  query?: Fields;
  body?: Schema;
  /** A file is the whole body. It comes in at this door. */
  door?: UploadDoor;
  answer: Schema;
  /** Its own refusals, beside those that any endpoint may answer. */
  errors: readonly ErrorCode[];
  /** Takes effect once for each idempotency key. */
  takesKey?: true;
  /** Makes a binding move: its body carries `seen`, what was on show when somebody confirmed. Its key is made of both. */
  binds?: true;
}>;

/** An endpoint that takes effect once for each idempotency key. */
export type KeyedSpec = EndpointSpec & Readonly<{ takesKey: true; binds?: undefined }>;
/** An endpoint of a binding move. */
export type BindingSpec = EndpointSpec & Readonly<{ binds: true; takesKey: true; body: Schema }>;
/** Any other endpoint that takes JSON or nothing. */
export type PlainSpec = EndpointSpec & Readonly<{ binds?: undefined; door?: undefined }>;
/** An endpoint that takes a file. */
export type FileSpec = EndpointSpec & Readonly<{ door: UploadDoor }>;

/** An address of the API. Its type says what goes there and what comes back. */
export type Endpoint<Spec extends EndpointSpec = EndpointSpec> = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:id` for a parameter. */
  path: `/api/${string}`;
  /** Never set: it only carries the type. */
  spec?: Spec;
}>;

/** What an endpoint answers, as it comes from JSON. */
export type AnswerOf<Spec extends EndpointSpec> = z.core.output<Spec['answer']>;

/** The JSON body of a request to an endpoint. */
export type BodyOf<Spec extends EndpointSpec & Readonly<{ body: Schema }>> = z.core.input<Spec['body']>;

/** A value in the query of an address. Empty ones are left out, lists are joined by commas. */
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

type Given<Spec extends EndpointSpec> = (Spec extends { params: infer Params extends Fields }
  ? { params: Readonly<Record<keyof z.core.output<Params>, string>> }
  : { params?: undefined }) &
  (Spec extends { query: infer Query extends Fields }
    ? { query?: Readonly<Partial<Record<keyof z.core.output<Query>, QueryValue>>> }
    : { query?: undefined });

/** A parameter in the query of an endpoint. */
export type QueryName<Spec extends EndpointSpec> = Spec extends { query: infer Query extends Fields }
  ? keyof z.core.output<Query> & string
  : never;

/** What fills in the address of an endpoint. */
export type AddressInput<Spec extends EndpointSpec> = Readonly<Given<Spec>>;

type Key<Spec extends EndpointSpec> = Spec extends { takesKey: true } ? { key: string } : { key?: undefined };

/** All that is sent to an endpoint, `key` its idempotency key. */
export type CallInput<Spec extends EndpointSpec> = Readonly<
  Given<Spec> &
    Key<Spec> &
    (Spec extends { body: infer Body extends Schema }
      ? { body: z.core.input<Body> }
      : { body?: undefined }) & {
      signal?: AbortSignal;
    }
>;

/** What is sent with a file. */
export type FileInput<Spec extends EndpointSpec> = Readonly<
  Given<Spec> &
    Key<Spec> & {
      /** Its media type, where the endpoint asks for one; else any bytes. */
      type?: string;
      /** Told of the share that is sent, 0 to 1. */
      onProgress?: (share: number) => void;
      /** Ends the upload. */
      signal?: AbortSignal;
    }
>;

type WithoutSeen<Body> = Body extends unknown ? Omit<Body, 'seen'> : never;

/** What is sent with a binding move, beside what was confirmed. */
export type BindInput<Spec extends BindingSpec> = Readonly<
  Given<Spec> & { body: WithoutSeen<z.core.input<Spec['body']>> }
>;

/** An argument that is left out where nothing in it is required. */
export type Optional<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];
