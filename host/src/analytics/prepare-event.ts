import { maskAll } from './mask-tokens.ts';

const elementTextLength = 1024;

type Event = { properties: Record<string, unknown> };

/** What may leave the page: no token, and no more of an element's text than agreed. */
export function prepareEvent<Sent extends Event>(event: Sent): Sent {
  const prepared = maskAll(event);
  return { ...prepared, properties: bounded(prepared.properties) as Sent['properties'] };
}

function bounded(properties: Record<string, unknown>): Record<string, unknown> {
  const { $elements } = properties;
  return {
    ...withText(properties),
    ...(Array.isArray($elements) && { $elements: $elements.map(withText) }),
  };
}

/** The client shortens each piece of a button's text, but not what it makes of them all. */
function withText(properties: Record<string, unknown>): Record<string, unknown> {
  const text = properties.$el_text;
  if (typeof text !== 'string' || text.length <= elementTextLength) return properties;
  return { ...properties, $el_text: text.slice(0, elementTextLength) };
}
