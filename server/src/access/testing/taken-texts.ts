import { credentialsInput } from 'shared-kit/contract/sign-in';
import { inputJsonSchema } from '../../platform/http/json-schema.ts';
import { declared } from './declared.ts';

type Node = Readonly<Record<string, unknown>>;
/** A field that takes any text, with the keys down to it and its JSON schema. */
type TakenText = Readonly<{ endpoint: string; path: readonly string[]; key: string; schema: Node }>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isText = ({ type, enum: words, const: word }: Node) =>
  [type].flat().includes('string') && words === undefined && word === undefined;

function textsIn(node: unknown, endpoint: string, path: readonly string[] = []): TakenText[] {
  if (Array.isArray(node)) return node.flatMap((each) => textsIn(each, endpoint, path));
  if (!isNode(node)) return [];
  const { properties, ...below } = node;
  return [
    ...(isText(node) ? [{ endpoint, path, key: path.at(-1) ?? '', schema: node }] : []),
    ...Object.entries(isNode(properties) ? properties : {}).flatMap(([key, each]) =>
      textsIn(each, endpoint, [...path, key]),
    ),
    ...Object.values(below).flatMap((each) => textsIn(each, endpoint, path)),
  ];
}

/** The library for sign-in serves this one, after our reading. */
const servedByLibrary = { body: { 'POST /api/auth/sign-in/email': credentialsInput }, query: {} } as const;

/** Every text that an endpoint of the contract takes in its body, or in its query. */
export const textsTaken = (part: 'body' | 'query'): readonly TakenText[] =>
  [
    ...[...declared].map(([endpoint, { spec }]) => [endpoint, spec[part]] as const),
    ...Object.entries(servedByLibrary[part]),
  ].flatMap(([endpoint, schema]) => (schema ? textsIn(inputJsonSchema(schema), endpoint) : []));
