import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared-kit/contract';
import * as z from 'zod';
import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';
import { answerJsonSchema, inputJsonSchema } from './json-schema.ts';
import type { RegisterRoute, RouteDefinition, Schema } from './route.ts';
import { sendWritten, WrittenAnswer } from './written-answer.ts';

type Options = Readonly<{
  /** Compare every answer with its schema: for tests and development, where a wrong one must fail loudly. */
  checkAnswers: boolean;
}>;

/** The `route` function that modules get: one definition becomes validation, serialiser and documentation. */
export const routeRegistrar =
  (app: FastifyInstance, tag: string, options: Options): RegisterRoute =>
  (definition) => {
    const { method, url, access, summary, contentType } = definition;
    app.route({
      method,
      url,
      config: { access },
      schema: {
        summary,
        tags: [tag],
        ...documented('querystring', definition.query),
        ...documented('params', definition.params),
        ...documented('body', definition.body),
        ...(!contentType && { response: { 200: answerJsonSchema(definition.answer) } }),
      },
      handler: (request, reply) => answer(definition, request, reply, options),
    });
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
  { checkAnswers }: Options,
): Promise<FastifyReply> {
  const result = await definition.handler({
    params: read(definition.params, request.params, 'request.parameter-invalid'),
    query: read(definition.query, request.query, 'request.parameter-invalid'),
    body: read(definition.body, request.body, 'request.body-invalid'),
    // The guard has asked the policy, and the policy's type says what it lets through.
    actor: request.actor as Who,
    request,
    reply,
  });
  if (checkAnswers) assertAnswer(definition, result);
  if (definition.cache && !reply.hasHeader('cache-control')) reply.header('cache-control', definition.cache);
  if (result instanceof WrittenAnswer) return sendWritten(result, request, reply);
  if (definition.contentType) reply.type(definition.contentType);
  return reply.send(result);
}

function read<S extends Schema>(schema: S | undefined, value: unknown, code: ErrorCode): z.core.output<S> {
  // A route without a schema for this part doesn't look at it.
  if (!schema) return undefined as z.core.output<S>;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new AppError(code, {
    errors: parsed.error.issues.map(({ path, code: reason }) => ({
      name: path.map(String).join('.'),
      reason: reason.replaceAll('_', '-'),
    })),
  });
}

function assertAnswer(definition: { method: string; url: string; answer: Schema }, result: unknown): void {
  const value: unknown = result instanceof WrittenAnswer ? JSON.parse(result.body.toString()) : result;
  const checked = z.safeParse(definition.answer, value);
  if (checked.success) return;
  throw new Error(`${definition.method} ${definition.url} answered against its schema`, {
    cause: checked.error,
  });
}
