import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointSpec } from 'shared-kit/contract/endpoints';
import type { ErrorCode } from 'shared-kit/contract/errors';
import type { UploadDoor } from 'shared-kit/contract/uploads';
import type * as z from 'zod';
import type { AccessPolicy } from './access.ts';
import type { Actor } from './actor.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Any zod schema, from `zod` or `zod/mini`. */
export type Schema = z.core.$ZodType;
type NoInput = z.core.$ZodUndefined;

export type RouteInput<
  Who extends Actor | null,
  Query extends Schema,
  Params extends Schema,
  Body extends Schema,
> = Readonly<{
  query: z.core.output<Query>;
  params: z.core.output<Params>;
  body: z.core.output<Body>;
  actor: Who;
  request: FastifyRequest;
  reply: FastifyReply;
}>;

export interface RouteDefinition<
  Who extends Actor | null,
  Answer extends Schema,
  Query extends Schema = NoInput,
  Params extends Schema = NoInput,
  Body extends Schema = NoInput,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/${string}`;
  /** Required: the boot fails without it. */
  access: AccessPolicy<Who>;
  query?: Query;
  params?: Params;
  body?: Body;
  /** A file is the whole body. The handler gets it from `takeUpload`, which knows what this door takes. */
  door?: UploadDoor | undefined;
  /** Validates in tests, compiles the serialiser and documents the endpoint. */
  answer: Answer;
  summary: string;
  /** Its own refusals; undefined while the contract doesn't declare the endpoint. */
  errors?: readonly ErrorCode[];
  takesKey?: true | undefined;
  /** Names and texts of what the request changes, as they are stored. They may stay even if a rule refuses them by now. */
  keptNames?: (input: RouteInput<Who, Query, Params, Body>) => Promise<readonly (string | null)[]>;
  /** `Cache-Control` of a successful answer. Answers that depend on the session are `no-store` regardless. */
  cache?: string;
  /** For monitoring: answered under any host name, and without waiting in line. */
  forWatchers?: boolean;
  /** For answers other than JSON: the handler returns a string or a buffer. */
  contentType?: string;
  handler: (
    input: RouteInput<Who, Query, Params, Body>,
  ) => Promise<z.core.input<Answer> | WrittenAnswer> | z.core.input<Answer> | WrittenAnswer;
}

type Part<Spec extends EndpointSpec, Name extends 'query' | 'params' | 'body'> = Spec extends {
  readonly [It in Name]: infer Found extends Schema;
}
  ? Found
  : NoInput;

/** How the server serves an endpoint of the contract. */
export type Serving<Who extends Actor | null, Spec extends EndpointSpec> = Pick<
  RouteDefinition<Who, Spec['answer'], Part<Spec, 'query'>, Part<Spec, 'params'>, Part<Spec, 'body'>>,
  'access' | 'keptNames' | 'cache' | 'forWatchers' | 'contentType' | 'handler'
>;

/** Adds one endpoint to the server. */
export type RegisterRoute = {
  /** One that the contract declares. */
  <Who extends Actor | null, Spec extends EndpointSpec>(
    endpoint: Endpoint<Spec>,
    spec: Spec,
    serving: Serving<Who, Spec>,
  ): void;
  <
    Who extends Actor | null,
    Answer extends Schema,
    Query extends Schema = NoInput,
    Params extends Schema = NoInput,
    Body extends Schema = NoInput,
  >(
    definition: RouteDefinition<Who, Answer, Query, Params, Body>,
  ): void;
};
