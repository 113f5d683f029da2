import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { dayOf } from 'shared-kit/contract/dates';
import { type Endpoint, type EndpointSpec, mayAnswer } from 'shared-kit/contract/endpoints';
import type { ErrorCode } from 'shared-kit/contract/errors';
import { type UploadDoor, uploadDoors } from 'shared-kit/contract/uploads';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';
import { acceptFiles } from './binary-body.ts';
import { inSessionOf } from './current-session.ts';
import { answerJsonSchema, inputJsonSchema } from './json-schema.ts';
import { ownScope } from './own-scope.ts';
import { refuseWrongDays } from './read-days.ts';
import { readInput } from './read-input.ts';
import { refuseWrongNames } from './read-names.ts';
import { refuseUnprintable } from './read-printed.ts';
import type { RegisterRoute, RouteDefinition, Schema, Serving } from './route.ts';
import { wasTakenOnce } from './taken-once.ts';
import type { InTurn } from './turns.ts';
import { sendWritten, WrittenAnswer } from './written-answer.ts';

type Options = Readonly<{
  /** Validates every answer against its schema: in tests and development a wrong one must fail loudly. */
  checkAnswers: boolean;
  inTurn: InTurn;
  clock: Clock;
}>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where this route's file comes in. */
    door?: UploadDoor | undefined;
  }
}

type Definition = RouteDefinition<never, Schema, Schema, Schema, Schema>;

/** The `route` function of modules: what the contract declares gives validation, serialiser and documentation. */
export const routeRegistrar = (app: FastifyInstance, tag: string, options: Options): RegisterRoute =>
  ((declared: Endpoint | Definition, spec?: EndpointSpec, serving?: Serving<never, EndpointSpec>) => {
    if (!('path' in declared)) return mount(app, tag, declared, options);
    const { method, path: url } = declared;
    mount(app, tag, { method, url, ...spec, ...serving } as Definition, options);
  }) as RegisterRoute;

function mount(app: FastifyInstance, tag: string, definition: Definition, options: Options): void {
  const { method, url, access, summary, contentType, door, takesKey, forWatchers = false } = definition;
  const fileType = door && uploadDoors[door].sentAs;
  const described: RouteOptions = {
    method,
    url,
    config: { access, forWatchers, door },
    schema: {
      summary,
      tags: [tag],
      ...documented('querystring', definition.query),
      ...documented('params', definition.params),
      ...documented('body', definition.body),
      ...(takesKey && { headers: keyHeader }),
      ...(fileType && { consumes: [fileType], body: fileBody(door), 'x-door': door }),
      ...(!contentType && { response: { 200: answerJsonSchema(definition.answer) } }),
    },
    handler: (request, reply) => answer(definition, request, reply, options),
  };
  if (!fileType) app.route(described);
  // In its own scope, so that other routes refuse such a body.
  else
    app.register(
      ownScope(url, async (scope) => {
        acceptFiles(scope, fileType);
        scope.route(described);
      }),
    );
}

const fileBody = (door: UploadDoor) => ({
  type: 'string',
  format: 'binary',
  description: `At most ${uploadDoors[door].bytes} bytes`,
});

const keyHeader = {
  type: 'object',
  required: ['idempotency-key'],
  properties: {
    'idempotency-key': { type: 'string', description: 'Requests with the same key take effect once' },
  },
};

const documented = (part: 'querystring' | 'params' | 'body', schema: Schema | undefined) =>
  schema && { [part]: inputJsonSchema(schema) };

async function answer<
  Who extends Actor | null,
  Answer extends Schema,
  Query extends Schema,
  Params extends Schema,
  Body extends Schema,
>(
  definition: RouteDefinition<Who, Answer, Query, Params, Body>,
  request: FastifyRequest,
  reply: FastifyReply,
  { checkAnswers, inTurn, clock }: Options,
): Promise<FastifyReply> {
  const today = dayOf(clock());
  const read = <S extends Schema>(schema: S | undefined, value: unknown, code: ErrorCode) => {
    const input = readInput(schema, value, code);
    if (schema) refuseWrongDays(schema, input, { code, today });
    return input;
  };
  const input = {
    params: read(definition.params, request.params, 'request.parameter-invalid'),
    query: read(definition.query, request.query, 'request.parameter-invalid'),
    body: read(definition.body, request.body, 'request.body-invalid'),
    // The guard has applied the policy, so the actor has the policy's type.
    actor: request.actor as Who,
    request,
    reply,
  };
  if (definition.body) {
    const kept = () => definition.keptNames?.(input) ?? Promise.resolve([]);
    const reading = { code: 'request.body-invalid', kept } as const;
    await refuseWrongNames(definition.body, input.body, reading);
    await refuseUnprintable(definition.body, input.body, reading);
  }
  const result = await inTurn(request, () =>
    inSessionOf(request.actor, () => definition.handler(input)),
  ).catch((error: unknown) => {
    if (checkAnswers) assertDeclared(definition, error);
    throw error;
  });
  if (checkAnswers) {
    assertAnswer(definition, result);
    assertKey(definition, request);
  }
  if (definition.cache && !reply.hasHeader('cache-control')) reply.header('cache-control', definition.cache);
  if (result instanceof WrittenAnswer) return sendWritten(result, request, reply);
  if (definition.contentType) reply.type(definition.contentType);
  return reply.send(result);
}

function assertAnswer(definition: { method: string; url: string; answer: Schema }, result: unknown): void {
  const value: unknown = result instanceof WrittenAnswer ? JSON.parse(result.body.toString()) : result;
  const checked = z.safeParse(definition.answer, value);
  if (checked.success) return;
  throw new Error(
    `${definition.method} ${definition.url} answered with JSON that does not match its schema`,
    {
      cause: checked.error,
    },
  );
}

/** Throws if an endpoint ignores the key that it declares, or uses one that it doesn't declare. */
function assertKey(
  { method, url, errors, takesKey }: Pick<Definition, 'method' | 'url' | 'errors' | 'takesKey'>,
  request: FastifyRequest,
): void {
  if (!errors || (takesKey === true) === wasTakenOnce(request)) return;
  const fault = takesKey
    ? 'declares an idempotency key and ignores it'
    : 'takes a key that it does not declare';
  throw new Error(`${method} ${url} ${fault}`);
}

/** Throws if an endpoint of the contract refuses with a code that it doesn't declare. */
function assertDeclared(
  {
    method,
    url,
    errors,
    takesKey,
    door,
  }: Pick<Definition, 'method' | 'url' | 'errors' | 'takesKey' | 'door'>,
  error: unknown,
): void {
  if (!errors || !(error instanceof AppError) || mayAnswer({ errors, takesKey, door }, error.code)) return;
  throw new Error(`${method} ${url} refuses with ${error.code}, which the contract does not declare`, {
    cause: error,
  });
}
