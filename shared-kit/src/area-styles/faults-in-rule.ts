import type { Rule } from 'lightningcss';
import type { AreaId } from 'shared-kit/contract/areas';
import { isOwnName, isOwnProperty } from './own-names.ts';
import { anyElement, isInArea, type Question, type Reach, reachOf } from './reach.ts';
import type { FaultKind } from './sentences.ts';

export type Fault = Readonly<{
  kind: FaultKind;
  at: { line: number; column: number };
  /** The name that isn't the area's. */
  name?: string;
}>;

export type Names = Readonly<{
  area: AreaId;
  isOwnClass: Question['isOwnClass'];
  isOwnAnimation: (name: string) => boolean;
}>;

/** Where a rule stands: inside which layer, and inside a rule of which elements. */
type Scope = Readonly<{ isInLayer: boolean; parent: Reach }>;
type RuleOf<Type extends Rule['type']> =
  Extract<Rule, { type: Type }> extends { value: infer Value } ? Value : never;
type Declarations = RuleOf<'nested-declarations'>['declarations'];

/** Layers that an area's build may write in: its own, and that of the parts of the kit that it brings along. */
const layers = ['area', 'kit'];

/** The faults of a rule of a style sheet and of the rules in it. */
export const faultsIn = (rule: Rule, names: Names): Fault[] =>
  faultsOf(rule, { isInLayer: false, parent: anyElement }, names);

function faultsOf(rule: Rule, scope: Scope, names: Names): Fault[] {
  switch (rule.type) {
    case 'layer-block':
      return ofLayer(rule.value, scope, names);
    case 'media':
    case 'supports':
    case 'container':
    case 'starting-style':
      return inside(rule.value.rules, scope, names);
    case 'import':
    case 'font-face':
      return [{ kind: rule.type, at: placeOf(rule) }];
    case 'ignored':
      return [];
    default:
      return scope.isInLayer ? inLayer(rule, scope, names) : [{ kind: 'outside', at: placeOf(rule) }];
  }
}

function inLayer(rule: Rule, scope: Scope, names: Names): Fault[] {
  switch (rule.type) {
    case 'style':
      return ofStyle(rule.value, scope, names);
    case 'nesting':
      return ofStyle(rule.value.style, scope, names);
    case 'nested-declarations':
      return ofDeclarations(rule.value.declarations, rule.value.loc, scope.parent, names);
    case 'keyframes':
      return ofAnimation(rule.value, names);
    case 'property': {
      const { name, loc } = rule.value;
      return isOwnName(names.area, name) ? [] : [{ kind: 'name', at: loc, name }];
    }
    default:
      return [{ kind: 'other', at: placeOf(rule) }];
  }
}

const inside = (rules: readonly Rule[], scope: Scope, names: Names): Fault[] =>
  rules.flatMap((rule) => faultsOf(rule, scope, names));

function ofLayer({ name, rules, loc }: RuleOf<'layer-block'>, scope: Scope, names: Names): Fault[] {
  const [first = '', ...rest] = name ?? [];
  if (!scope.isInLayer && !layers.includes(first)) return [{ kind: 'outside', at: loc }];
  const inner = scope.isInLayer ? (name ?? []) : rest;
  const foreign = inner.find((it) => !isOwnName(names.area, it));
  if (foreign !== undefined) return [{ kind: 'name', at: loc, name: foreign }];
  return inside(rules, { ...scope, isInLayer: true }, names);
}

function ofStyle(
  { selectors, declarations, rules, loc }: RuleOf<'style'>,
  scope: Scope,
  names: Names,
): Fault[] {
  const reach = reachOf(selectors, { isOwnClass: names.isOwnClass, parent: scope.parent });
  if (!isInArea(reach)) return [{ kind: 'reach', at: loc }];
  return [
    ...ofDeclarations(declarations ?? {}, loc, reach, names),
    ...inside(rules ?? [], { ...scope, parent: reach }, names),
  ];
}

function ofDeclarations(
  { declarations = [], importantDeclarations = [] }: Declarations,
  at: Fault['at'],
  { isNamed }: Reach,
  names: Names,
): Fault[] {
  const isImportant = importantDeclarations.length > 0 && !isNamed;
  const foreign = [...declarations, ...importantDeclarations].flatMap((it) =>
    it.property === 'custom' && it.value.name.startsWith('--') && !isOwnProperty(names.area, it.value.name)
      ? [it.value.name]
      : [],
  );
  return [
    ...(isImportant ? [{ kind: 'important', at } as const] : []),
    ...foreign.map((name) => ({ kind: 'name', at, name }) as const),
  ];
}

function ofAnimation({ name, keyframes, loc }: RuleOf<'keyframes'>, names: Names): Fault[] {
  const told = String(name.value);
  const isOwn = names.isOwnAnimation(told);
  const frames = keyframes.flatMap(({ declarations }) =>
    // `!important` has no effect in keyframes.
    ofDeclarations(declarations, loc, { ...anyElement, isNamed: true }, names),
  );
  return isOwn ? frames : [{ kind: 'name', at: loc, name: told }, ...frames];
}

const placeOf = (rule: Rule): Fault['at'] =>
  'value' in rule && rule.value && typeof rule.value === 'object' && 'loc' in rule.value
    ? (rule.value.loc as Fault['at'])
    : { line: 0, column: 1 };
