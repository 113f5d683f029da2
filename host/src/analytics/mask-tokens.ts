/**
 * Masks tokens in addresses, since each is a key to an account: `/login/{token}`, `/reset-password/{token}`,
 * `/shared/{token}` and `?token=…`. It also finds them inside other addresses, encoded once or more.
 */
const slash = '(?:\\/|%(?:25)*2F)';
const ends = '(?:(?!%(?:25)*(?:2F|3F|26|23))[^/?#&\\s"\'<>;])+';
const inPath = new RegExp(`(${slash}(?:login|reset-password|shared)${slash})(?!\\{token\\})${ends}`, 'gi');
const inQuery = new RegExp(`((?:[?&]|%(?:25)*(?:3F|26))token(?:=|%(?:25)*3D))${ends}`, 'gi');

export const maskTokens = (text: string): string =>
  text.replace(inPath, '$1{token}').replace(inQuery, '$1{token}');

/** Masks all texts inside a value. */
export function maskAll<Value>(value: Value): Value {
  return masked(value) as Value;
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskTokens(value);
  if (Array.isArray(value)) return value.map(masked);
  // Only plain objects are masked; dates and the like stay.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, masked(each)]));
}
