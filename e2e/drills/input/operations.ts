/** The parts of a JSON schema from which values are made. */
export type Schema = Readonly<{
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
}>;

export type Parameter = Readonly<{ name: string; in: 'path' | 'query'; schema?: Schema }>;

export type Operation = Readonly<{
  method: string;
  path: string;
  parameters: readonly Parameter[];
  /** Content type and schema of the request's body; null if it has none. */
  body: Readonly<{ type: string; schema: Schema }> | null;
}>;

type Document = Readonly<{
  paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          Readonly<{
            parameters?: readonly Parameter[];
            requestBody?: Readonly<{ content: Readonly<Record<string, Readonly<{ schema: Schema }>>> }>;
          }>
        >
      >
    >
  >;
}>;

const text: Schema = { type: 'string' };
const named = (path: string): Parameter[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({ name, in: 'path', schema: text }));
const address = (method: string, path: string, type?: string, fields: readonly string[] = []): Operation => ({
  method,
  path,
  parameters: [...named(path), { name: 'q', in: 'query', schema: text }],
  body: type
    ? { type, schema: { type: 'object', properties: Object.fromEntries(fields.map((it) => [it, text])) } }
    : null,
});

const form = 'application/x-www-form-urlencoded';
/** Addresses outside the API: pages, files, and handlers of libraries. */
const besides: readonly Operation[] = [
  ...[
    '/',
    '/{page}',
    '/{page}/{id}',
    '/tr/{page}',
    '/shop',
    '/shop/{id}',
    '/tr/shop/{id}',
    '/quote/{id}',
  ].map((path) => address('GET', path)),
  ...['/h/{file}', '/r/{area}/{version}/{file}', '/_i18n/{locale}/messages.json', '/media/{id}/{file}'].map(
    (path) => address('GET', path),
  ),
  ...[
    '/registry.json',
    '/builds/{file}',
    '/robots.txt',
    '/sitemap.xml',
    '/notices.txt',
    '/q/{token}',
    '/login/{token}',
  ].map((path) => address('GET', path)),
  address('POST', '/contact-us', form, ['name', 'email', 'company', 'topic', 'message']),
  address('POST', '/api/auth/sign-in/email', 'application/json', ['email', 'password', 'callbackURL']),
  address('POST', '/api/auth/{path}', 'application/json', ['email', 'password', 'token']),
  address('POST', '/ingest', 'application/json', ['event', 'properties']),
  address('POST', '/ingest/{path}', 'text/plain', ['api_key', 'batch', 'event', 'properties', 'timestamp']),
  address('PUT', '/{page}', 'application/json', ['a']),
];

/** Every operation in the market's OpenAPI description, and its other addresses. */
export async function readOperations(url: string): Promise<readonly Operation[]> {
  const answer = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await answer.json()) as Document;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Operation => {
      const [body] = Object.entries(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        parameters: [
          ...parameters,
          ...named(path).filter(({ name }) => !parameters.some((it) => it.name === name)),
        ],
        body: body ? { type: body[0], schema: body[1].schema } : null,
      };
    }),
  );
  if (described.length < 50) throw new Error(`The market describes only ${described.length} operations.`);
  return [...described, ...besides];
}
