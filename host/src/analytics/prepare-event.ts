import { maskAll } from './mask-tokens.ts';

const elementTextLength = 1024;

type Event = { properties: Record<string, unknown> };

/** Removes tokens from an event and shortens element texts before it leaves the page. */
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

/** The client shortens each part of a button's text, but not their sum. */
function withText(properties: Record<string, unknown>): Record<string, unknown> {
  const text = properties.$el_text;
  if (typeof text !== 'string' || text.length <= elementTextLength) return properties;
  return { ...properties, $el_text: text.slice(0, elementTextLength) };
}
