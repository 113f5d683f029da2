import { walk } from '../messages/source-file.mjs';

/** Nodes around an expression that don't change what it shows. */
const wrappers = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsConstAssertion',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
]);

export function bare(node) {
  let inner = node;
  while (inner && wrappers.has(inner.type)) inner = inner.expression;
  return inner;
}

/** The call in `rows?.map(…)`. */
export const calledIn = (node) => (node?.type === 'OptionalChainingExpression' ? node.base : node);

/** The name of what is called: `map` of `rows.map(…)`. */
export function calledName(call) {
  const callee = calledIn(bare(call.callee));
  return callee?.type === 'MemberExpression' ? callee.property.value : callee?.value;
}

/** Calls that give elements: our hooks' dialogs and a component's render function; `asElement` is there for that. */
const givesElements = /^(asElement|children|createPortal|render[A-Z]\w*)$/;
/** Hooks that show a dialog give it by this name. */
const isDialog = (name) => /^dialog$|Dialog$/.test(name ?? '');

const showNothing = new Set(['JSXEmptyExpression', 'NullLiteral', 'BooleanLiteral']);

/** What a file calls by a name: constants and functions. */
function namedIn(tree) {
  const values = new Map();
  walk(tree.body, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      values.set(node.id.value, node.init);
    if (node.type === 'FunctionDeclaration') values.set(node.identifier.value, node);
  });
  return values;
}

/** What a condition may show. */
export function branchesOf(node) {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node?.type !== 'BinaryExpression') return null;
  if (node.operator === '&&') return [node.right];
  return ['||', '??'].includes(node.operator) ? [node.left, node.right] : null;
}

/**
 * Tells what an expression between tags shows: `text`, `element` or `nothing`. Whatever may be text counts as text, such
 * as a property of a component.
 */
export function kindsIn(tree) {
  const values = namedIn(tree);
  const among = (nodes, seen) => {
    const kinds = nodes.map((it) => kindOf(it, seen));
    return ['text', 'element'].find((it) => kinds.includes(it)) ?? 'nothing';
  };
  const ofNamed = (name, seen) => {
    if (name === 'undefined') return 'nothing';
    if (isDialog(name)) return 'element';
    if (seen.has(name) || !values.get(name)) return 'text';
    return kindOf(values.get(name), new Set([...seen, name]));
  };
  const ofCall = (call, seen) => {
    const name = calledName(call);
    if (givesElements.test(name)) return 'element';
    if (['map', 'flatMap', 'from'].includes(name)) {
      const callback = bare(call.arguments[name === 'from' ? 1 : 0]?.expression);
      return isFunction(callback) ? among(returned(callback), seen) : 'text';
    }
    const own = call.callee?.type === 'Identifier' && values.get(name);
    return own && isFunction(bare(own)) && !seen.has(name)
      ? among(returned(bare(own)), new Set([...seen, name]))
      : 'text';
  };
  const kindOf = (expression, seen = new Set()) => {
    const node = bare(expression);
    const branches = branchesOf(node);
    if (branches) return among(branches, seen);
    if (!node || showNothing.has(node.type)) return 'nothing';
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return 'element';
      case 'Identifier':
        return ofNamed(node.value, seen);
      case 'MemberExpression':
        return isDialog(node.property.value) ? 'element' : 'text';
      case 'OptionalChainingExpression':
        return kindOf(node.base, seen);
      case 'CallExpression':
        return ofCall(node, seen);
      default:
        return 'text';
    }
  };
  return kindOf;
}

export const isFunction = (node) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node?.type);

/** All that a function may return, without what functions inside it do. */
export function returned(made) {
  if (!/^(BlockStatement|FunctionBody)$/.test(made.body?.type)) return [made.body];
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node !== 'object' || isFunction(node)) return;
    if (node.type === 'ReturnStatement') found.push(node.argument);
    else for (const child of Object.values(node)) visit(child);
  };
  visit(made.body);
  return found;
}
